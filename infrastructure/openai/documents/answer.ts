import { z } from 'zod';
import { isMarked } from '#application/documents/check-document.ts';
import type { DocumentFrame } from '#application/documents/document-planner.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { Block, Citation, DocumentNote, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { answerSchema } from '../answer-schema.ts';
import { cvBlocks, EDUCATION } from './cv.ts';
import { blocksOfPart, type Part } from './parts.ts';
import { inLinkedinPost, inRoom } from './room.ts';
import type { Scribe } from './scribe.ts';

export const saidSentence = z.object({
  text: z.string().max(2_000),
  sources: z.array(z.string().max(20)).max(40),
  because: z.array(z.string().max(600)).max(40).catch([]),
  leans: z.boolean().catch(false),
});

const MAX_UNMET = 5;
const MAX_UNMET_LENGTH = 240;

/** A job, school or course that the person tells of, with the labels of where. */
const saidEntry = z.object({
  title: z.string().max(200),
  place: z.string().max(200).catch(''),
  time: z.string().max(60).catch(''),
  sources: z.array(z.string().max(20)).max(40),
});

export const answered = z.object({
  /** The whole text, written before it is taken apart: what is kept are its parts. */
  draft: z.string().max(30_000).catch(''),
  title: z.string().max(200).catch(''),
  parts: z
    .array(
      z.object({
        heading: z.string().max(120).catch(''),
        position: z.string().max(20).catch(''),
        entry: saidEntry.nullable().catch(null),
        manner: z.enum(['paragraph', 'bullets', 'post', 'skills']),
        sentences: z.array(saidSentence).max(60),
      }),
    )
    .max(60),
  unmet: z.array(z.string()).catch([]),
});
export type Answer = z.infer<typeof answered>;

/** One for all kinds: a server prepares each new schema first, which takes seconds. */
export const ANSWER_SCHEMA = answerSchema(answered);

type Material = Readonly<{
  frame: DocumentFrame;
  plain: WrittenDocument;
  scribe: Scribe;
  citationOf(label: string): Citation | null;
  restore(text: string): string;
}>;

/** The document that a model composed, within its frame. Rejects where it says nothing. */
export const documentFrom = ({ title, parts, unmet }: Answer, material: Material): WrittenDocument => {
  const { frame, plain, scribe, restore } = material;
  const { kind, language } = plain;
  const told = saidIn(parts, scribe, kind);
  if (told.length === 0) throw aiUnfit('empty');
  const ownTitle = TITLED.has(kind) ? restore(title).trim() : '';
  return {
    kind,
    language,
    title: frame.title || ownTitle,
    contact: frame.contact,
    blocks: blocksOf(told, material),
    notes: [
      ...plain.notes.filter((note) => isOfSources(note) && !isTold(note, told)),
      ...unmetNotes(unmet.map(restore)),
    ],
  };
};

const TITLED: ReadonlySet<WrittenDocument['kind']> = new Set(['custom-content']);

/** Notes of plain code on its own text, and on what its own choice leaves open, are not true of this one. */
const isOfSources = ({ type }: DocumentNote): boolean => type !== 'finding' && type !== 'gap' && type !== 'draft';

/** A school or the time of a job that the request names is told of. */
const isTold = ({ missingFact = '' }: DocumentNote, told: readonly Part[]): boolean =>
  (missingFact === 'education' && told.some(({ heading }) => EDUCATION.test(heading))) ||
  (missingFact.startsWith('dates:') && told.some(({ entry }) => entry?.time));

const unmetNotes = (unmet: readonly string[]): readonly DocumentNote[] =>
  unmet
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '' && text.length <= MAX_UNMET_LENGTH && !isMarked(text))
    .slice(0, MAX_UNMET)
    .map((text) => ({ type: 'unmet', place: '', text }));

/** Each sentence once; no part without one. */
const saidIn = (parts: Answer['parts'], scribe: Scribe, kind: WrittenDocument['kind']): readonly Part[] => {
  const seen = new Set<string>();
  return parts.flatMap(({ heading, position, entry: said, manner, sentences }): readonly Part[] => {
    const told = sentences.flatMap((said): readonly Sentence[] => {
      const one = scribe.sentence(
        manner === 'bullets' || manner === 'skills' ? { ...said, text: said.text.replace(/\.\s*$/u, '') } : said,
      );
      if (one === null || seen.has(one.text)) return [];
      seen.add(one.text);
      return [one];
    });
    const head = HEADLESS.has(kind) ? '' : (scribe.sentence({ ...EMPTY, text: heading })?.text ?? '');
    const entry = kind === 'cv' && said ? entryOf(said, scribe) : null;
    return told.length === 0 && entry === null ? [] : [{ heading: head, position, entry, manner, sentences: told }];
  });
};

const entryOf = ({ title, place, time, sources }: z.infer<typeof saidEntry>, scribe: Scribe): Part['entry'] => {
  const of = (text: string) => scribe.sentence({ ...EMPTY, text, sources });
  const named = of(title);
  return named === null ? null : { title: named, place: of(place), time: of(time) };
};

const EMPTY = { sources: [], because: [], leans: false };
const HEADLESS: ReadonlySet<WrittenDocument['kind']> = new Set([
  'cover-letter',
  'linkedin-post',
  'twitter-post',
  'social-thread',
]);

const blocksOf = (told: readonly Part[], material: Material): readonly Block[] => {
  const { frame, plain } = material;
  switch (plain.kind) {
    case 'cv':
      return cvBlocks(told, material);
    case 'twitter-post':
      return told.slice(0, 1).map(({ sentences }) => ({ type: 'post', sentences: inRoom([], sentences) }));
    case 'social-thread':
      return threadOf(told);
    case 'linkedin-post':
      return inLinkedinPost(told.flatMap(blocksOfPart));
    default:
      return [...frame.opening, ...told.flatMap(blocksOfPart), ...frame.closing];
  }
};

const threadOf = (told: readonly Part[]): readonly Block[] =>
  told.map(({ sentences }, at): Block => {
    const number: readonly Sentence[] = told.length === 1 ? [] : [{ text: `${at + 1}/${told.length}`, citations: [] }];
    return { type: 'post', sentences: [...number, ...inRoom(number, sentences)] };
  });

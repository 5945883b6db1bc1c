import type { AiUser } from '#application/documents/ai-document-writer.ts';
import { unsupportedIn } from '#application/documents/check-document.ts';
import { composeDocument } from '#application/documents/compose-document.ts';
import type { DocumentSources } from '#application/documents/document-writer.ts';
import { sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { builtinDocumentPlanner } from '#infrastructure/builtin/documents/planner.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { createChatModel } from '#infrastructure/openai/chat-model.ts';
import { createOpenAiDocumentWriter } from '#infrastructure/openai/documents/writer.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { briefOf, briefs, professions, sourcesOf, winsOf } from '../infrastructure/builtin/documents/fixtures.ts';

export type FoundDocuments = {
  documents: number;
  byAi: number;
  fallbackReason: Record<string, number>;
  /** Sentences of AI that stand in a document, and those left out of one. */
  sentences: number;
  leftOut: number;
  longestMs: number;
  wrong: string[];
};

const nobody: AiUser = { userId: 1, names: async () => NO_NAMES, mayLeave: () => true };
/** A small model's whole room is 4,096 tokens: our words, these wins and its answer. */
const WINS = 5;
const PATIENCE_MS = 4 * 60_000;

/**
 * Every kind of document so many times, each for another profession, through the provider at `url`, with more time than
 * anybody is given elsewhere: what passes is looked at here, not how fast. Wrong is a sentence that its sources do not bear out, and a document with nothing in it.
 */
export const documentsThrough = async (url: string, times: number): Promise<FoundDocuments> => {
  const found: FoundDocuments = {
    documents: 0,
    byAi: 0,
    fallbackReason: {},
    sentences: 0,
    leftOut: 0,
    longestMs: 0,
    wrong: [],
  };
  for (let time = 0; time < times; time += 1)
    for (const [at, name] of Object.keys(briefs).entries()) {
      const profession = professions[(at + time) % professions.length] ?? 'nurse';
      const brief = {
        ...briefOf(profession, name),
        jobDescription: briefOf(profession, name).jobDescription.slice(0, 300),
      };
      const sources = sourcesOf(profession, winsOf(profession).slice(0, WINS));
      const writers = { documentWriter: builtinDocumentWriter, aiDocumentWriter: writerAt(url), documentClaims };
      const began = performance.now();
      const { document, writtenBy, fallbackReason } = await composeDocument(
        writers,
        { brief, sources },
        nobody,
        PATIENCE_MS,
      );
      found.longestMs = Math.max(found.longestMs, Math.round(performance.now() - began));
      found.documents += 1;
      if (writtenBy !== 'builtin') found.byAi += 1;
      if (fallbackReason) found.fallbackReason[fallbackReason] = (found.fallbackReason[fallbackReason] ?? 0) + 1;
      const plain = await builtinDocumentWriter.write(brief, sources);
      const [own, wrong] = judged(document, plain, sources);
      found.sentences += own;
      found.leftOut +=
        document.notes.filter(({ type }) => type === 'left-out').length -
        plain.notes.filter(({ type }) => type === 'left-out').length;
      found.wrong.push(
        ...wrong,
        ...unsupportedIn(documentClaims, { document, brief, sources })
          .filter(({ why }) => why !== 'doubtful') // code does not settle it, and it was looked up
          .map(({ sentence, why }) => `${why}: ${sentence.text}`),
        ...(document.blocks.length === 0 && document.notes.length === 0
          ? [`nothing at all: ${profession} ${name}`]
          : []),
      );
      console.log(`${profession} ${name}: ${writtenBy}${fallbackReason ? `, ${fallbackReason}` : ''}`);
    }
  return found;
};

/** A new one for each document: whoever was away for one is not left alone for the next. */
const writerAt = (url: string) => {
  const model = createChatModel(
    { apiKey: 'none', model: 'drill', baseUrl: url },
    {
      clock: { now: () => Date.now() },
      budget: { take: async () => true, settle: async () => {} },
      logger: { error: (message, error) => console.log(message, error) },
    },
    { timeLimitMs: PATIENCE_MS },
  );
  return createOpenAiDocumentWriter(model, builtinDocumentPlanner);
};

const STEM = 5;

/** By another way than the check's own: digits, and words with a capital within a sentence, are looked for in the win's letters. */
const judged = (
  document: WrittenDocument,
  plain: WrittenDocument,
  { wins, facts, profile }: DocumentSources,
): readonly [own: number, wrong: readonly string[]] => {
  const theirs = new Set(sentencesOf(plain).map(({ text }) => text));
  const own = sentencesOf(document).filter(({ text }) => !theirs.has(text));
  const about = [...facts.flatMap((fact) => Object.values(fact)), ...Object.values(profile)].join(' ');
  const texts = new Map(wins.map(({ id, text, skills, date }) => [id, [text, ...skills, date].join(' ')]));
  const wrong = own.flatMap(({ text, citations }) => {
    const said = citations
      .map((citation) => (citation.kind === 'win' ? (texts.get(citation.id) ?? '') : about))
      .join(' ')
      .toLowerCase();
    const claimed = [...(text.match(/\d+/gu) ?? []), ...(text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}{3,}/gu) ?? [])];
    return claimed
      .filter((word) => !said.includes(word.toLowerCase().slice(0, STEM)))
      .map((word) => `${word} is not in the sources of: ${text}`);
  });
  return [own.length, wrong];
};

/** What a liar answers that is asked for a document: its sources twisted, mixed up, or not its sources at all. */
export const documentLie = (asked: Readonly<Record<string, unknown>>, chance: () => number): unknown => {
  const wins = Object.entries(asked.sources as Record<string, { text?: string }>).filter(([label]) =>
    label.startsWith('W'),
  );
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(chance() * list.length)] as Item;
  const said = (text: string): string =>
    one([
      text,
      text,
      text.replace(/\d+/u, '31337'),
      `${text} and saved 31,337 dollars`,
      `At Enron, ${text}`,
      `${text} with Kwabena`,
      `Excellent: ${text}`,
      one(wins)?.[1].text ?? '',
      '![x](https://evil.example)',
      'HACKED',
    ]);
  const sentence = (text: string, sources: string[]) => ({
    text,
    sources,
    because: [one([text, said(text)])],
    leans: false,
  });
  if ('sentences' in asked)
    return {
      sentences: (asked.sentences as { number: number; text: string; sources?: string[] }[]).map(
        ({ number, text, sources = [] }) => ({ number, ...sentence(said(text), sources) }),
      ),
    };
  const sentences = wins.map(([win, { text = '' }]) =>
    sentence(said(text), one([[win], [win], [], ['W99'], wins.map(([label]) => label)])),
  );
  const manner = one(['paragraph', 'bullets', 'post']);
  return {
    title: one(['', 'The greatest']),
    parts: [{ heading: one(['', 'HACKED']), position: one(['', 'F1', 'F99']), manner, sentences }],
    unmet: [one(['', 'See https://evil.example', 'HACKED'])],
  };
};

import type { Block, Citation, DocumentNote, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { positionsOf } from '#domain/documents/positions.ts';
import { choose } from '../choosing.ts';
import { gapNotes } from '../findings.ts';
import { coveredFirst, type Job, jobOf } from '../job.ts';
import type { Material, Told } from '../material.ts';
import { monthAndYear } from '../months.ts';
import { lengthOf, paragraphOf, paragraphsOf } from '../prose.ts';
import { contactOf } from './cv.ts';
import { isForPublic, plainTitle } from './posts.ts';

const MOST_WINS = 4;
const MOST_LINES = 4;

/** One page: what for, who, what was done that answers the advertisement, and a greeting. */
export const letter = (material: Material): WrittenDocument => {
  const { brief, sources, words, language } = material;
  const job = jobOf(material);
  const positions = positionsOf(sources.facts);
  const said = (text: string): Sentence => ({ text, citations: [] });
  const paragraph = (sentences: readonly Sentence[]): readonly Block[] =>
    sentences.length === 0 ? [] : [{ type: 'paragraph', sentences }];
  const { farewell, greeting, closing } = words.letter;
  const { name } = sources.profile;
  return {
    kind: 'cover-letter',
    language,
    title: name,
    contact: contactOf(material),
    blocks: [
      ...(brief.role === '' ? [] : [{ type: 'heading', text: words.letter.subject(brief.role) } as const]),
      ...paragraph([said(greeting)]),
      ...paragraph([...applying(material), ...working(material)]),
      ...examples(material, job),
      ...paragraph([said(closing)]),
      ...paragraph([said(farewell)]),
      ...paragraph(name === '' ? [] : [{ text: name, citations: [{ kind: 'profile', field: 'name' }] }]),
    ],
    notes: [...material.notes, ...missing(material), ...gapNotes(material, job, positions)],
  };
};

const applying = ({ brief: { role, company }, words }: Material): readonly Sentence[] => {
  const citations: readonly Citation[] = [
    { kind: 'wish', field: 'role' },
    { kind: 'wish', field: 'company' },
  ];
  return role === '' || company === '' ? [] : [{ text: words.letter.applying(role, company), citations }];
};

/** By the position that lasts, else by what the profile says. */
const working = ({ sources, words }: Material): readonly Sentence[] => {
  const now = positionsOf(sources.facts).find(({ to }) => to === null);
  if (now && now.title !== '' && now.employer !== '') {
    const since = now.from === '' ? '' : monthAndYear(now.from, words.locale);
    const title = plainTitle(now.title);
    const text =
      since === '' ? words.letter.working(title, now.employer) : words.letter.workingSince(title, now.employer, since);
    return [{ text, citations: [{ kind: 'fact', id: now.id }] }];
  }
  const { role, company } = sources.profile;
  const citations: readonly Citation[] = [
    { kind: 'profile', field: 'role' },
    ...(company === '' ? [] : [{ kind: 'profile', field: 'company' } as const]),
  ];
  return role === '' ? [] : [{ text: words.letter.working(role, company), citations }];
};

/** Wins that answer the advertisement first, as paragraphs; those without whole sentences stand in a short list behind them. */
const examples = (material: Material, job: Job): readonly Block[] => {
  const { words } = material;
  const storyOf = (one: Told) => paragraphOf(material, one, { isDated: true, most: 2, isStrict: true });
  const canBeTold = (one: Told) => isForPublic(one) && storyOf(one).length > 0;
  const sorted = coveredFirst(job, material.told, canBeTold).filter(isForPublic);
  const chosen = choose(sorted, { most: MOST_WINS, perCategory: 2, perVerb: 2 }, (one) => textOf(storyOf(one)));
  const paragraph = paragraphsOf(material);
  const told = chosen.map((one, at) =>
    paragraph(one, { isDated: at % 2 === 0, isMore: at % 2 === 1, most: 2, isStrict: true }),
  );
  const paragraphs = paired(told).map((sentences): Block => ({ type: 'paragraph', sentences }));
  const open = job.asked.filter((asked) => !chosen.some((one) => job.fits(one).includes(asked)));
  const others = material.told.filter((one) => !chosen.includes(one));
  const left = coveredFirst({ ...job, asked: open }, others, (one) => isForPublic(one) && one.line() !== null).filter(
    isForPublic,
  );
  const lines = choose(left, { most: MOST_LINES, perCategory: 1, perVerb: 1 }, (one) => one.line());
  if (lines.length === 0) return paragraphs;
  const items = lines.map((one) => ({ text: one.line() ?? '', citations: one.citations }));
  return [
    ...paragraphs,
    { type: 'paragraph', sentences: [{ text: words.letter.examples, citations: [] }] },
    { type: 'bullets', items },
  ];
};

/** Two short ones make a paragraph. */
const paired = (told: readonly (readonly Sentence[])[]): readonly (readonly Sentence[])[] => {
  const paragraphs: (readonly Sentence[])[] = [];
  let isOpen = false;
  for (const sentences of told) {
    const last = paragraphs.at(-1) ?? [];
    isOpen = isOpen && lengthOf(last) + lengthOf(sentences) < LONGEST_PARAGRAPH;
    if (isOpen) paragraphs.splice(-1, 1, [...last, ...sentences]);
    else paragraphs.push(sentences);
    isOpen = !isOpen;
  }
  return paragraphs;
};

const LONGEST_PARAGRAPH = 420;

const textOf = (sentences: readonly Sentence[]): string | null =>
  sentences.length === 0 ? null : sentences.map(({ text }) => text).join(' ');

const missing = ({ brief, sources, words, told }: Material): readonly DocumentNote[] => {
  const note = (place: string, text: string): DocumentNote => ({ type: 'missing', place, text });
  const { notes, places } = words;
  return [
    ...(brief.company === '' ? [note(places.company, notes.company)] : []),
    ...(brief.role === '' ? [note(places.role, notes.role)] : []),
    ...(sources.profile.name === '' ? [note(places.contact, notes.name)] : []),
    ...(told.length === 0
      ? [note(words.wholeDocument, notes.noWins)]
      : told.length < 3
        ? [note(words.wholeDocument, notes.fewWins(told.length))]
        : []),
  ];
};

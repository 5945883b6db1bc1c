import type { Divided } from '#language/reader/model/divided.ts';
import { textFeatures } from '#language/reader/model/features.ts';
import type { Unit } from '#language/reader/model/gaps.ts';
import { languageFeatures } from '#language/reader/model/learned-reading.ts';
import { heardTogether } from '#language/reader/model/network.ts';
import type { Table } from '#language/reader/model/table.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { foldOf, folds, type LabelledPart, type Message, textOf } from './corpus.ts';
import { chainOf, gapExamples, type LabelledChain, spansOf } from './examples.ts';
import { categories, kinds, languages } from './labels.ts';
import { type Course, type Example, learnLabels } from './learn.ts';

/** With what a network that has not seen the message makes of the same words. */
export type HeardExample = Example & Readonly<{ heard: Float32Array }>;

/** A message as all tables learn from it. `gaps` are made when asked for: they are many. */
export type Lesson = Readonly<{
  message: Message;
  fold: number;
  chain: LabelledChain;
  kinds: readonly HeardExample[];
  categories: readonly Example[];
  language: Example;
}>;

/** A unit is cut where a part may begin: what is cut for nothing is joined again, what is not is lost. */
export const LEAST_GAP = 0.03;

/** The lessons of these messages, and the table of gaps that was learned without each fold. */
export const lessonsOf = (
  messages: readonly Message[],
  course: Course,
): { lessons: readonly Lesson[]; gaps: readonly Table[] } => {
  const examples = new Map(messages.map((message) => [message, gapExamples(message)]));
  const gaps = [...folds, -1].map((fold) =>
    learnLabels(
      ['goes on', 'begins'],
      messages.flatMap((message) => (foldOf(message) === fold ? [] : (examples.get(message) ?? []))),
      course,
    ),
  );
  return { gaps, lessons: messages.map((message) => lessonOf(message, gaps[foldOf(message)] as Table)) };
};

const lessonOf = (message: Message, gaps: Table): Lesson => {
  const chain = chainOf(message, gaps, LEAST_GAP);
  return {
    message,
    fold: foldOf(message),
    chain,
    kinds: kindExamples(message, chain.whole),
    categories: partExamples(message.parts, 'win', ({ category }) =>
      (categories as readonly string[]).indexOf(category ?? ''),
    ),
    language: { features: languageFeatures(tokensOf(textOf(message))), label: languages.indexOf(message.lang) },
  };
};

const kindExamples = (message: Message, { tokens, units, heard }: Divided): readonly HeardExample[] =>
  spansOf(message).flatMap(({ start, end, part }) => {
    const isWithin = ({ from, to }: Unit): boolean =>
      (tokens[from]?.start ?? end) < end && (tokens[to - 1]?.end ?? start) > start;
    const own = units.flatMap((unit, at) => (isWithin(unit) ? [heard.requests[at] as Float32Array] : []));
    return partExamples([part], 'request', ({ kind }) => kinds.indexOf(kind ?? '')).map((example) => ({
      ...example,
      heard: heardTogether(own),
    }));
  });

/** Of the parts of this nature that have such a label. */
const partExamples = (
  parts: readonly LabelledPart[],
  nature: LabelledPart['is'],
  labelOf: (part: LabelledPart) => number,
): readonly Example[] =>
  parts
    .filter((part) => part.is === nature && labelOf(part) >= 0)
    .map((part) => ({ features: textFeatures(tokensOf(part.text)), label: labelOf(part) }));

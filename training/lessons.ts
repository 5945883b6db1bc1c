import { textFeatures } from '#mail-gateway/reading/learned/features.ts';
import { languageFeatures } from '#mail-gateway/reading/learned/learned-reading.ts';
import type { Table } from '#mail-gateway/reading/learned/table.ts';
import { tokensOf } from '#mail-gateway/reading/learned/tokens.ts';
import { foldOf, folds, type LabelledPart, type Message, textOf } from './corpus.ts';
import { chainOf, gapExamples, type LabelledChain } from './examples.ts';
import { categories, kinds, languages } from './labels.ts';
import { type Course, type Example, learnLabels } from './learn.ts';

/** A message as all tables learn from it. `gaps` are made when asked for: they are many. */
export type Lesson = Readonly<{
  message: Message;
  fold: number;
  chain: LabelledChain;
  kinds: readonly Example[];
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

const lessonOf = (message: Message, gaps: Table): Lesson => ({
  message,
  fold: foldOf(message),
  chain: chainOf(message, gaps, LEAST_GAP),
  kinds: partExamples(message, 'request', ({ kind }) => kinds.indexOf(kind ?? '')),
  categories: partExamples(message, 'win', ({ category }) => (categories as readonly string[]).indexOf(category ?? '')),
  language: { features: languageFeatures(tokensOf(textOf(message))), label: languages.indexOf(message.lang) },
});

const partExamples = (
  { parts }: Message,
  nature: LabelledPart['is'],
  labelOf: (part: LabelledPart) => number,
): readonly Example[] =>
  parts
    .filter(({ is }) => is === nature)
    .map((part) => ({ features: textFeatures(tokensOf(part.text)), label: labelOf(part) }));

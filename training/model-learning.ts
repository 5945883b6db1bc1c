import { marginals } from '#language/reader/model/chain.ts';
import type { Model } from '#language/reader/model/model.ts';
import { withHeard } from '#language/reader/model/network.ts';
import { readParts } from '#language/reader/model/parts.ts';
import { highestOf, scoresOf, softmax, type Table } from '#language/reader/model/table.ts';
import { toneFeatures, toneNames } from '#language/reader/model/tone.ts';
import { type Judged, leastCertainty, temperatureOf } from './calibration.ts';
import { learnChain } from './chain-learning.ts';
import { folds, type Message, textOf } from './corpus.ts';
import { categories, kinds, languages, unitLabels } from './labels.ts';
import { type Course, type Example, learnLabels } from './learn.ts';
import { learnCalibrated } from './learn-calibrated.ts';
import { LEAST_GAP, type Lesson, lessonsOf } from './lessons.ts';
import { type PlainWin, plainExample } from './plain-wins.ts';
import { quantised } from './quantised.ts';
import { learnShortCrises } from './short-crises.ts';

/**
 * How each table is learned: how many rows (as a power of two), how often all is gone over, and how fast. Where few features meet
 * many examples their order would count for much: the mean of several is taken.
 */
export const courses = {
  gaps: { bits: 15, rounds: 4, rate: 0.2, decay: 0 },
  parts: { bits: 15, rounds: 5, rate: 0.3, decay: 1e-5 },
  kinds: { bits: 14, rounds: 8, rate: 0.3, decay: 1e-5 },
  tones: { bits: 14, rounds: 4, rate: 0.1, decay: 1e-4 },
  languages: { bits: 13, rounds: 2, rate: 0.3, decay: 0 },
  categories: { bits: 15, rounds: 6, rate: 0.3, decay: 1e-4 },
  shortCrises: { bits: 14, rounds: 6, rate: 0.2, decay: 1e-4, orders: 5 },
} as const satisfies Record<string, Course>;

/** All but the network that it was learned beside. */
export type Learned = Omit<Model, 'version' | 'network'>;
/** What was learned from some lessons; certainties are still as they come. */
export type Raw = Pick<Model, 'gaps' | 'parts' | 'transitions' | 'kinds' | 'categories'>;
type Tell = (what: string) => void;

const RIGHT = 0.97;
const NOTHING: Table = {
  labels: ['none'],
  mask: 0,
  weights: new Int8Array(1),
  step: 1,
  ofSenses: new Float32Array(0),
  bias: new Float32Array(1),
  temperature: 1,
};

/**
 * A model of these messages. Certainties are measured on messages that were left out, a fold at a time; the model itself is
 * learned from all.
 */
export const learnModel = (
  messages: readonly Message[],
  plainWins: readonly PlainWin[],
  shortDays: readonly Message[],
  tell: Tell = () => {},
): Learned => {
  const plain = plainWins.map(plainExample);
  const { lessons, gaps } = lessonsOf(messages, courses.gaps);
  tell('where parts begin');
  const leftOut = folds.map((fold) =>
    learnRaw(
      lessons.filter((lesson) => lesson.fold !== fold),
      plain,
      gaps[fold] as Table,
    ),
  );
  tell('parts, kinds and categories, each fold left out in turn');
  const raw = learnRaw(lessons, plain, gaps.at(-1) as Table);
  tell('parts, kinds and categories of all');
  const model = calibrated(raw, lessons, leftOut);
  tell('certainties');
  const tones = learnTones(lessons, leftOut, model);
  tell('tones');
  const shortCrises = learnShortCrises(lessons, shortDays, model.gaps, courses.shortCrises);
  tell('crises in few words');
  const ofLanguages = learnLabels(
    languages,
    lessons.map(({ language }) => language),
    courses.languages,
  );
  return { ...model, tones, shortCrises, languages: quantised(ofLanguages) };
};

/** What these lessons teach of parts, kinds and categories, and the plain wins of categories alone. */
const learnRaw = (lessons: readonly Lesson[], plain: readonly Example[], gaps: Table): Raw => {
  const { table: parts, transitions } = learnChain(
    unitLabels,
    lessons.map(({ chain }) => chain),
    courses.parts,
  );
  return {
    gaps,
    parts,
    transitions,
    kinds: learnLabels(
      kinds,
      lessons.flatMap((lesson) => lesson.kinds),
      courses.kinds,
    ),
    categories: learnLabels(
      categories,
      [...lessons.flatMap((lesson) => lesson.categories), ...plain],
      courses.categories,
    ),
  };
};

const calibrated = (raw: Raw, lessons: readonly Lesson[], leftOut: readonly Raw[]): Learned => {
  const of = ({ fold }: Lesson): Raw => leftOut[fold] as Raw;
  const judgedCategories = lessons.flatMap((lesson) =>
    lesson.categories.map(({ features, label }) => ({
      scores: scoresOf(of(lesson).categories, features),
      right: label,
    })),
  );
  const judgedKinds = lessons.flatMap((lesson) =>
    lesson.kinds.map(({ features, heard, label }) => ({
      scores: withHeard(scoresOf(of(lesson).kinds, features), heard),
      right: label,
    })),
  );
  const ofCategories = scoresTemperature(judgedCategories);
  return {
    ...raw,
    leastGap: LEAST_GAP,
    gaps: quantised(raw.gaps),
    parts: { ...quantised(raw.parts), temperature: partsTemperature(lessons, of) },
    kinds: { ...quantised(raw.kinds), temperature: scoresTemperature(judgedKinds) },
    categories: { ...quantised(raw.categories), temperature: ofCategories },
    leastCategory: categories.map((_, category) => leastOf(category, judgedCategories, ofCategories)),
    tones: NOTHING,
    shortCrises: NOTHING,
    languages: NOTHING,
  };
};

/** Of the wins that were taken for one category. */
const leastOf = (category: number, judged: readonly Scored[], temperature: number): number =>
  leastCertainty(
    judged.flatMap(({ scores, right }) => {
      const probabilities = softmax(scores, temperature);
      const isTaken = highestOf(probabilities) === category;
      return isTaken ? [{ certainty: probabilities[category] as number, isRight: right === category }] : [];
    }),
    RIGHT,
  );

type Scored = Readonly<{ scores: Float64Array; right: number }>;

const scoresTemperature = (judged: readonly Scored[]): number =>
  temperatureOf((degree) => judged.map(({ scores, right }) => ({ probabilities: softmax(scores, degree), right })));

const partsTemperature = (lessons: readonly Lesson[], of: (lesson: Lesson) => Raw): number => {
  const scored = lessons.map((lesson) => {
    const { parts, transitions } = of(lesson);
    return {
      ...lesson.chain,
      transitions,
      scores: lesson.chain.features.map((each, at) =>
        withHeard(scoresOf(parts, each), lesson.chain.whole.heard.units[at] as Float32Array),
      ),
    };
  });
  return temperatureOf((degree) =>
    scored.flatMap(({ scores, gaps, transitions, labels }): readonly Judged[] => {
      const judged = marginals(scores, gaps, transitions, 1 / degree);
      return labels.map((right, unit) => ({ probabilities: judged.of(unit), right }));
    }),
  );
};

/** The tone is judged by the words and by what the parts were taken for: by models that had not seen the message. */
const learnTones = (lessons: readonly Lesson[], leftOut: readonly Raw[], model: Learned): Table => {
  const examples = lessons.map(({ message, fold, chain }) => {
    const raw = leftOut[fold] as Raw;
    const parts = { ...raw.parts, temperature: model.parts.temperature };
    const { units } = readParts(textOf(message), chain.whole, { ...raw, parts });
    const features = toneFeatures(chain.whole.tokens, units, chain.whole.heard);
    return { features, label: toneNames.indexOf(message.tone), fold };
  });
  return learnCalibrated(toneNames, examples, courses.tones).table;
};

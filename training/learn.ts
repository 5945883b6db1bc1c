import type { Features, Table } from '#language/reader/model/table.ts';
import { scoresOf, shareOf, softmax } from '#language/reader/model/table.ts';

export type Example = Readonly<{ features: Features; label: number; weight?: number }>;
/** `orders`: in how many orders all is gone over, each from the beginning; what is learned is the mean of them. */
export type Course = Readonly<{ bits: number; rounds: number; rate: number; decay: number; orders?: number }>;

/** The same numbers in the same order on every machine. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const shuffled = <T>(things: readonly T[], random: () => number): T[] => {
  const row = [...things];
  for (let at = row.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [row[at], row[other]] = [row[other] as T, row[at] as T];
  }
  return row;
};

/** A table that has learned nothing, and what moves it: each weight by less the more it was moved before (Adagrad). */
export class Learner {
  readonly table: Table & { weights: Float32Array; ofSenses: Float32Array; bias: Float32Array };
  readonly #sensesMoved: Float32Array;
  readonly #moved: Float32Array;
  readonly #biasMoved: Float32Array;
  readonly #course: Course;

  constructor(labels: readonly string[], senses: number, course: Course) {
    const size = 2 ** course.bits;
    this.#course = course;
    this.table = {
      labels,
      mask: size - 1,
      weights: new Float32Array(size * labels.length),
      step: 1,
      ofSenses: new Float32Array(senses * labels.length),
      bias: new Float32Array(labels.length),
      temperature: 1,
    };
    this.#moved = new Float32Array(size * labels.length).fill(1e-3);
    this.#sensesMoved = new Float32Array(senses * labels.length).fill(1e-2);
    this.#biasMoved = new Float32Array(labels.length).fill(1e-3);
  }

  /** `gradient` is how much too high each label was judged. */
  move(features: Features, gradient: Float64Array): void {
    const { weights, ofSenses, bias, mask } = this.table;
    const { rate, decay } = this.#course;
    const most = gradient.length;
    const { rows, senses } = features;
    const share = shareOf(features);
    for (let at = 0; at < rows.length; at++) {
      const row = ((rows[at] as number) & mask) * most;
      for (let label = 0; label < most; label++) {
        const place = row + label;
        const by = (gradient[label] as number) * share + decay * (weights[place] as number);
        const moved = (this.#moved[place] as number) + by * by;
        this.#moved[place] = moved;
        weights[place] = (weights[place] as number) - (rate * by) / Math.sqrt(moved);
      }
    }
    for (let place = 0; place < ofSenses.length; place++) {
      const by =
        (senses[(place / most) | 0] as number) * (gradient[place % most] as number) +
        decay * (ofSenses[place] as number);
      const moved = (this.#sensesMoved[place] as number) + by * by;
      this.#sensesMoved[place] = moved;
      ofSenses[place] = (ofSenses[place] as number) - (rate * by) / Math.sqrt(moved);
    }
    for (let label = 0; label < most; label++) {
      const by = gradient[label] as number;
      const moved = (this.#biasMoved[label] as number) + by * by;
      this.#biasMoved[label] = moved;
      bias[label] = (bias[label] as number) - (rate * by) / Math.sqrt(moved);
    }
  }
}

const SEED = 13;

/** A table that says which label a text has, learned from examples. */
export const learnLabels = (labels: readonly string[], examples: readonly Example[], course: Course): Table =>
  meanOf(
    Array.from({ length: course.orders ?? 1 }, (_, order) =>
      learnInOrder(labels, examples, course, seeded(SEED + order)),
    ),
  );

/** Which of close examples comes last moves a table by chance: the mean of several is moved less. */
const meanOf = ([first, ...others]: readonly Table[]): Table => {
  const table = first as Table;
  const mean = (of: (one: Table) => Int8Array | Float32Array): Float32Array =>
    Float32Array.from(
      of(table),
      (number, at) => others.reduce((sum, other) => sum + (of(other)[at] as number), number) / (others.length + 1),
    );
  if (others.length === 0) return table;
  return {
    ...table,
    weights: mean(({ weights }) => weights),
    ofSenses: mean(({ ofSenses }) => ofSenses),
    bias: mean(({ bias }) => bias),
  };
};

const learnInOrder = (
  labels: readonly string[],
  examples: readonly Example[],
  course: Course,
  random: () => number,
): Table => {
  const learner = new Learner(labels, examples[0]?.features.senses.length ?? 0, course);
  for (let round = 0; round < course.rounds; round++)
    for (const { features, label, weight = 1 } of shuffled(examples, random)) {
      const gradient = softmax(scoresOf(learner.table, features), 1);
      gradient[label] = (gradient[label] as number) - 1;
      learner.move(features, weight === 1 ? gradient : gradient.map((by) => by * weight));
    }
  return learner.table;
};

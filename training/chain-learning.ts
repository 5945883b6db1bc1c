import { marginals, type Transitions, transitionAt } from '#language/reader/model/chain.ts';
import { gapNames } from '#language/reader/model/gaps.ts';
import { type Features, scoresOf, type Table } from '#language/reader/model/table.ts';
import { type Course, Learner, seeded, shuffled } from './learn.ts';

/** The units of one message: their features, the gap before each and the right label. */
export type Chain = Readonly<{ features: readonly Features[]; gaps: readonly number[]; labels: readonly number[] }>;

/** A conditional random field over the units of a message: what a unit says and what may follow what, learned together. */
export const learnChain = (
  labels: readonly string[],
  chains: readonly Chain[],
  course: Course,
): { table: Table; transitions: Transitions } => {
  const learner = new Learner(labels, chains[0]?.features[0]?.senses.length ?? 0, course);
  const most = labels.length;
  const transitions: Transitions = {
    gaps: gapNames,
    labels: most,
    scores: new Float32Array(gapNames.length * most * most),
  };
  const moved = new Float32Array(transitions.scores.length).fill(1e-2);
  const random = seeded(31);
  const step = (place: number, by: number): void => {
    moved[place] = (moved[place] as number) + by * by;
    transitions.scores[place] =
      (transitions.scores[place] as number) - (course.rate * by) / Math.sqrt(moved[place] as number);
  };
  for (let round = 0; round < course.rounds; round++)
    for (const { features, gaps, labels: right } of shuffled(chains, random)) {
      const scores = features.map((each) => scoresOf(learner.table, each));
      const { of, pair } = marginals(scores, gaps, transitions);
      for (let at = 1; at < right.length; at++)
        for (let last = 0; last < most; last++)
          for (let label = 0; label < most; label++) {
            const by = pair(at, last, label) - (right[at - 1] === last && right[at] === label ? 1 : 0);
            if (by > 1e-4 || by < -1e-4) step(transitionAt(transitions, gaps[at] as number, last, label), by);
          }
      for (const [at, each] of features.entries()) {
        const gradient = of(at);
        const label = right[at] as number;
        gradient[label] = (gradient[label] as number) - 1;
        learner.move(each, gradient);
      }
    }
  return { table: learner.table, transitions };
};

import type { Gap } from './gaps.ts';

/** How well a label follows another over a gap of this kind: `scores[gap][before][label]`, flat. */
export type Transitions = Readonly<{ gaps: readonly Gap[]; labels: number; scores: Float32Array }>;

export const transitionAt = ({ labels }: Transitions, gap: number, before: number, label: number): number =>
  (gap * labels + before) * labels + label;

/** The likeliest row of labels. */
export const likeliest = (
  scores: readonly Float64Array[],
  gaps: readonly number[],
  transitions: Transitions,
): readonly number[] => {
  const most = transitions.labels;
  const from: number[][] = [];
  let best = scores[0] ?? new Float64Array(most);
  for (let at = 1; at < scores.length; at++) {
    const next = new Float64Array(most);
    const came: number[] = [];
    for (let label = 0; label < most; label++) {
      let [highest, before] = [Number.NEGATIVE_INFINITY, 0];
      for (let last = 0; last < most; last++) {
        const score =
          (best[last] as number) +
          (transitions.scores[transitionAt(transitions, gaps[at] as number, last, label)] as number);
        if (score > highest) [highest, before] = [score, last];
      }
      next[label] = highest + ((scores[at] as Float64Array)[label] as number);
      came.push(before);
    }
    from.push(came);
    best = next;
  }
  let label = best.indexOf(Math.max(...best));
  const labels = [label];
  for (const came of from.toReversed()) {
    label = came[label] as number;
    labels.push(label);
  }
  return labels.reverse();
};

/** What each label of each unit is worth, given all others; with what training needs beside it. */
export const marginals = (
  scores: readonly Float64Array[],
  gaps: readonly number[],
  transitions: Transitions,
  scale = 1,
) => {
  const most = transitions.labels;
  const link = (at: number, last: number, label: number): number =>
    (transitions.scores[transitionAt(transitions, gaps[at] as number, last, label)] as number) * scale;
  const own = (at: number, label: number): number => ((scores[at] as Float64Array)[label] as number) * scale;
  const forward: Float64Array[] = [];
  for (let at = 0; at < scores.length; at++) {
    const row = new Float64Array(most);
    for (let label = 0; label < most; label++) {
      const before = forward[at - 1];
      row[label] = own(at, label) + (before ? logSum(before.map((score, last) => score + link(at, last, label))) : 0);
    }
    forward.push(row);
  }
  const backward: Float64Array[] = Array.from({ length: scores.length }, () => new Float64Array(most));
  for (let at = scores.length - 2; at >= 0; at--) {
    const next = backward[at + 1] as Float64Array;
    const ahead = next.map((score, label) => score + own(at + 1, label));
    for (let last = 0; last < most; last++)
      (backward[at] as Float64Array)[last] = logSum(ahead.map((score, label) => score + link(at + 1, last, label)));
  }
  const whole = logSum(forward.at(-1) as Float64Array);
  const of = (at: number): Float64Array =>
    (forward[at] as Float64Array).map((score, label) =>
      Math.exp(score + ((backward[at] as Float64Array)[label] as number) - whole),
    );
  const pair = (at: number, last: number, label: number): number =>
    Math.exp(
      ((forward[at - 1] as Float64Array)[last] as number) +
        link(at, last, label) +
        own(at, label) +
        ((backward[at] as Float64Array)[label] as number) -
        whole,
    );
  return { of, pair, whole };
};

const logSum = (scores: Float64Array): number => {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - highest);
  return highest + Math.log(sum);
};

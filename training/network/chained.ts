import { readFileSync } from 'node:fs';
import { marginals } from '#language/reader/model/chain.ts';
import { gapNames } from '#language/reader/model/gaps.ts';
import { scoresOf } from '#language/reader/model/table.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { featuresOfUnits } from '#language/reader/model/unit-features.ts';
import { unitsOf } from '#language/reader/model/units.ts';
import { learned } from '#language/reader/model/weights.ts';
import { learnChain } from '../chain-learning.ts';
import { halfOf, isKeptBack, messagesIn } from '../corpus.ts';
import { chainOf } from '../examples.ts';
import { unitLabels } from '../labels.ts';
import { courses } from '../model-learning.ts';
import { CORPUS } from '../train.ts';

const HELP = `node training/network/chained.ts HEARD all|0|1
  what teacher and chain together make of each message that the teacher heard (HEARD, as teacher.py writes it): the chain is
  learned from all of the training, or from one half of it`;

/** What the teacher makes of each unit and of the whole, as logarithms; `kinds`: of what each unit may ask for. */
type Heard = Readonly<{
  text: string;
  units: readonly (readonly number[])[];
  kinds: readonly (readonly number[] | null)[];
  tones: readonly number[];
}>;

const { gaps, leastGap } = learned();

const chainOfHalf = (half: string) => {
  const messages = messagesIn(CORPUS).filter(
    (message) => !isKeptBack(message) && (half === 'all' || halfOf(message) === Number(half)),
  );
  return learnChain(
    unitLabels,
    messages.map((message) => chainOf(message, gaps, leastGap)),
    courses.parts,
  );
};

const main = (file: string | undefined, half: string | undefined): number => {
  if (!file || !half) {
    console.error(HELP);
    return 1;
  }
  const { table, transitions } = chainOfHalf(half);
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { text, units: heard, kinds, tones } = JSON.parse(line) as Heard;
    const tokens = tokensOf(text);
    const units = unitsOf(tokens, gaps, leastGap);
    const scores = featuresOfUnits(tokens, units).map((features, at) =>
      scoresOf(table, features).map((score, label) => score + (heard[at]?.[label] as number)),
    );
    const judged = marginals(
      scores,
      units.map(({ gap }) => gapNames.indexOf(gap)),
      transitions,
    );
    const probabilities = units.map((_, at) => Array.from(judged.of(at), (one) => Math.round(one * 1000) / 1000));
    console.log(JSON.stringify({ text, units: probabilities, kinds, tones }));
  }
  return 0;
};

if (import.meta.main) process.exitCode = main(process.argv[2], process.argv[3]);

import type { RequestOutcome } from './outcome.ts';
import type { ListedWin } from './outcome-facts.ts';

/** What of an answer has numbers: the wins that it names, and those that its outcomes list. */
type Numbering = Readonly<{ wins: readonly Readonly<{ winId: string }>[]; outcomes: readonly RequestOutcome[] }>;

/** What a list of wins begins to count from: those that the mail told of come first, then each list goes on. */
export const firstNumbers = ({ wins, outcomes }: Numbering): readonly number[] => {
  let next = wins.length + 1;
  return outcomes.map((outcome) => {
    const first = next;
    next += listedIn(outcome).length;
    return first;
  });
};

/** The wins that an answer names, by their numbers in it: the first has number 1. */
export const numberedWins = ({ wins, outcomes }: Numbering): readonly string[] =>
  [...wins, ...outcomes.flatMap(listedIn)].map(({ winId }) => winId);

const listedIn = (outcome: RequestOutcome): readonly ListedWin[] => {
  if (outcome.result === 'unclear') return outcome.facts.among ?? [];
  return (outcome.request === 'list-wins' || outcome.request === 'ask-about-me') && outcome.result === 'done'
    ? outcome.facts.wins
    : [];
};

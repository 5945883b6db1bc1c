import { factBytes, MOST_FACT_BYTES } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { ListOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { shortenedText } from '#domain/text/shortened-text.ts';

/**
 * The same answer, short enough for its event, however much was asked for: lists name fewer wins, sharing the room evenly;
 * what the short ones leave, the long ones take. Where that is not enough, quotes end earlier, and fewer wins are named.
 */
export const fitIntoFacts = (facts: AnswerFacts): AnswerFacts => {
  if (fits(facts)) return facts;
  const listed = withShorterLists(facts);
  if (fits(listed)) return listed;
  const quoted = QUOTES.map((most) => withShorterQuotes(listed, most));
  const shortest = quoted.at(-1) ?? listed;
  return quoted.find(fits) ?? withFewerWins(shortest);
};

const fits = (facts: AnswerFacts): boolean => factBytes(facts) <= MOST_FACT_BYTES;

const isList = (outcome: RequestOutcome): outcome is ListOutcome =>
  outcome.result === 'done' && outcome.request === 'list-wins';

const withShorterLists = (facts: AnswerFacts): AnswerFacts => {
  const lists = facts.outcomes.filter(isList).sort((one, other) => needOf(one) - needOf(other));
  const emptied = facts.outcomes.map((outcome) => (isList(outcome) ? listOf(outcome, []) : outcome));
  let room = MOST_FACT_BYTES - factBytes({ ...facts, outcomes: emptied });
  const fitted = new Map<RequestOutcome, RequestOutcome>();
  for (const [index, list] of lists.entries()) {
    const shorter = listWithin(list, Math.max(0, room / (lists.length - index)));
    fitted.set(list, shorter);
    room -= needOf(shorter);
  }
  return { ...facts, outcomes: facts.outcomes.map((outcome) => fitted.get(outcome) ?? outcome) };
};

type Listed = ListOutcome['facts']['wins'];

const listOf = (outcome: ListOutcome, wins: Listed): ListOutcome => ({ ...outcome, facts: { ...outcome.facts, wins } });

const needOf = ({ facts: { wins } }: ListOutcome): number => wins.reduce((sum, win) => sum + needOfWin(win), 0);
/** With the comma behind it. */
const needOfWin = (win: Listed[number]): number => factBytes({ of: '', ...win }) - NO_WIN + 1;
const NO_WIN = factBytes({ of: '' }) - 1;

/** One win at least: a list of none would say that there is none. */
const listWithin = (outcome: ListOutcome, room: number): ListOutcome => {
  let taken = 0;
  const wins = outcome.facts.wins.filter((win, index) => {
    taken += needOfWin(win);
    return index === 0 || taken <= room;
  });
  return listOf(outcome, wins);
};

/** Each is tried before the next. */
const QUOTES = [120, 60, 30] as const;

const withShorterQuotes = (facts: AnswerFacts, most: number): AnswerFacts => ({
  ...facts,
  wins: facts.wins.map((win) => ({ ...win, text: shortenedText(win.text, most) })),
  outcomes: facts.outcomes.map((outcome) => withShorterQuote(outcome, most)),
});

const withShorterQuote = (outcome: RequestOutcome, most: number): RequestOutcome => {
  const asked = shortenedText(outcome.asked, most);
  if (isList(outcome)) {
    const wins = outcome.facts.wins.map((win) => ({ ...win, text: shortenedText(win.text, most) }));
    return { ...listOf(outcome, wins), asked };
  }
  if (outcome.result !== 'done' || outcome.request !== 'correct-wins') return { ...outcome, asked };
  const results = outcome.facts.results.map((one) => ({ ...one, quote: shortenedText(one.quote, most) }));
  return { ...outcome, asked, facts: { results } };
};

/** Those that are not named are counted: the journal has them all. */
const withFewerWins = (facts: AnswerFacts): AnswerFacts => {
  const fewer = { ...facts, wins: facts.wins.slice(0, -1), more: facts.more + 1 };
  return facts.wins.length <= 1 || fits(facts) ? facts : withFewerWins(fewer);
};

import { isDocument, type ListOutcome, type RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { excerpt, htmlBytes } from '#domain/text/excerpt.ts';
import type { AnswerWords } from '../mail-words.ts';

/** Of the 50 KB that a mail's HTML may have: its frame, and the sentences around the words, take the rest. */
const ROOM = 36_000;
/** The markup around one win, or around one outcome. */
const AROUND_WIN = 600;
const AROUND_OUTCOME = 900;
const LONGEST_DOCUMENT = 12_000;

/**
 * The same words, short enough for one mail, however much was asked for: documents end earlier, which they say, and lists
 * name fewer wins. They share the room evenly; what the short ones leave, the long ones take.
 */
export const fitIntoMail = <Words extends Pick<AnswerWords, 'wins' | 'outcomes'>>(words: Words): Words => {
  const { outcomes, ...others } = words;
  const isElastic = (outcome: RequestOutcome) => isDocument(outcome) || isList(outcome);
  const elastic = outcomes.filter(isElastic).sort((one, other) => needOf(one) - needOf(other));
  const around = words.wins.length * AROUND_WIN + outcomes.length * AROUND_OUTCOME;
  let room = ROOM - around - bytes(others) - bytes(outcomes.filter((outcome) => !isElastic(outcome)));
  const fitted = new Map<RequestOutcome, RequestOutcome>();
  for (const [index, outcome] of elastic.entries()) {
    const fits = within(outcome, Math.max(0, room / (elastic.length - index)));
    fitted.set(outcome, fits);
    room -= needOf(fits);
  }
  return { ...words, outcomes: outcomes.map((outcome) => fitted.get(outcome) ?? outcome) };
};

const isList = (outcome: RequestOutcome): outcome is ListOutcome =>
  outcome.result === 'done' && outcome.request === 'list-wins';

const bytes = (words: unknown): number => htmlBytes(JSON.stringify(words));

const needOf = (outcome: RequestOutcome): number => {
  if (isDocument(outcome)) return htmlBytes(outcome.words.text);
  return isList(outcome) ? outcome.words.wins.reduce((sum, win) => sum + needOfWin(win), 0) : 0;
};
const needOfWin = ({ text }: Readonly<{ text: string }>): number => AROUND_WIN + htmlBytes(text);

const within = (outcome: RequestOutcome, room: number): RequestOutcome => {
  if (isDocument(outcome)) {
    const text = excerpt(outcome.words.text, LONGEST_DOCUMENT, room);
    return { ...outcome, words: { ...outcome.words, text } };
  }
  return isList(outcome) ? listWithin(outcome, room) : outcome;
};

/** One win at least: a list of none would say that there is none. */
const listWithin = (outcome: ListOutcome, room: number): ListOutcome => {
  let taken = 0;
  const wins = outcome.words.wins.filter((win, index) => {
    taken += needOfWin(win);
    return index === 0 || taken <= room;
  });
  return { ...outcome, words: { ...outcome.words, wins } };
};

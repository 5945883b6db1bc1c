import { accountWithSchedule } from '#application/accounts/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import {
  type AnsweredWin,
  answeredWin,
  enrichedWin,
  questionAfter,
  shortened,
  type WordSigns,
} from '#application/wins/public.ts';
import { factBytes, MOST_FACT_BYTES } from '#domain/facts.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { WordsLeftOut } from '#domain/inbox/mail/left-out-events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { ListOutcome, RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { foldText, shortenedText } from '#domain/text.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { Asking } from '#domain/wins/question.ts';
import { mayAskAgain } from '../questions-asked.ts';
import { afterHardDayOf } from './after-hard-day.ts';
import { hardDayOf } from './hard-day-facts.ts';
import { openingOf } from './opening-of.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'phones' | 'helplines'> & Readonly<{ signs: WordSigns }>;

const MOST_WINS = 8;

/** What the answer to a mail or a message says; `isLast`: the day has no more answers. */
export const answerFacts = async (
  services: Parts,
  understood: MailUnderstood['data'],
  outcomes: readonly RequestOutcome[],
  isLast: boolean,
): Promise<AnswerFacts> => {
  const { userId, winIds, answeredWinId, files, omittedFileCount, personal } = understood;
  const wins = await winsOf(services, understood);
  const days = await daysOf(services, understood);
  const hardDay = await hardDayOf(services, understood);
  const left = await leftOutOf(services, understood);
  // Nobody is shown again what was hard.
  const besideThem = hardDay !== null || isAlone(understood) ? '' : beginningOf(personal.remark?.text ?? '');
  const afterHardDay = await afterHardDayOf(services, understood);
  const isTender = hardDay !== null || afterHardDay !== null;
  return fitIntoFacts({
    of: 'answer',
    wins: wins.map(({ fallbackReason, ...win }, at) => ({ ...win, text: shortened(win.text), ...days[at] })),
    more: Math.max(0, winIds.length - MOST_WINS),
    enriched: answeredWinId === null ? null : await enrichedWin(services, userId, answeredWinId),
    files: files.length,
    filesLeft: omittedFileCount,
    outcomes,
    question: isTender || outcomes.some(asksBack) ? null : await questionFor(services, understood, wins),
    tone: personal.remark?.tone ?? null,
    besideThem: isQuotedIn(besideThem, outcomes) ? '' : besideThem,
    ...(left.leftOut === 'beside' && isQuotedIn(left.asideOf, outcomes)
      ? { ...left, leftOut: null, asideOf: '' }
      : left),
    isLast,
    ...(hardDay === null ? {} : { hardDay }),
    ...(afterHardDay === null ? {} : { afterHardDay }),
    ...(isTender ? {} : await openingOf(services, understood)),
    ...withoutAi(wins),
  });
};

/** Why what is said of these wins is plain code's alone; nothing where AI was asked, or is not wanted. */
const withoutAi = (wins: readonly AnsweredWin[]): Pick<AnswerFacts, 'withoutAi'> => {
  const why = wins.map(({ fallbackReason }) => fallbackReason).find((one) => one === 'over-budget' || one === 'away');
  return why ? { withoutAi: why } : {};
};

/** What waits for its user under "needs you": the words, and files that came without a win. */
const leftOutOf = async ({ log }: Pick<Services, 'log'>, { mailId, omittedFileCount }: MailUnderstood['data']) => {
  const left = await eventOf<WordsLeftOut>(log, streams.incomingMail(mailId), 'WordsLeftOut');
  if (!left) return { leftOut: null, filesAside: 0, asideOf: '' };
  return {
    leftOut: left.reason === 'only-files' ? null : left.reason,
    filesAside: left.fileCount - omittedFileCount,
    asideOf: left.reason === 'beside' ? beginningOf(left.personal.passages[0] ?? '') : '',
  };
};

/** Nothing else was found in the mail than its remark. */
const isAlone = ({ winIds, requestCount, answeredWinId }: MailUnderstood['data']): boolean =>
  winIds.length + requestCount === 0 && answeredWinId === null;

const SHOWN = 120;

/** Enough of somebody's words for them to know them again. */
const beginningOf = (text: string): string => shortenedText(text.split('\n', 1)[0] ?? '', SHOWN);

const wordsOf = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** No sentence is quoted twice in one answer: what a request asks back is shown there. */
const isQuotedIn = (text: string, outcomes: readonly RequestOutcome[]): boolean => {
  const words = wordsOf(text.replace(/…$/u, ''));
  return outcomes.some(({ result, asked }) => result !== 'done' && wordsOf(asked).includes(words));
};

const winsOf = async (services: Parts, { winIds, personal }: MailUnderstood['data']): Promise<readonly AnsweredWin[]> =>
  Promise.all(
    winIds.slice(0, MOST_WINS).map((winId, index) => answeredWin(services, winId, personal.wins[index] ?? '')),
  );

/** Of each win its day, where that is not today: its writer sees what it was taken for. */
const daysOf = async (
  services: Parts,
  { userId, at, date, winIds, winDates = [], approximateDates = [] }: MailUnderstood['data'],
): Promise<readonly Pick<AnswerFacts['wins'][number], 'date' | 'dateIsApproximate'>[]> => {
  const account = await accountWithSchedule(services, userId);
  const today = account ? localDate(at, account.schedule.timezone) : date;
  return winIds.map((_, place) => {
    const day = winDates[place] ?? date;
    if (day === today) return {};
    return { date: day, ...(approximateDates.includes(place) && { dateIsApproximate: true as const }) };
  });
};

/** One question at most: what a request still needs goes first. */
const asksBack = ({ result }: RequestOutcome): boolean => result === 'unclear' || result === 'to-confirm';

/** Nobody is asked twice running, nor again and again what they let pass, nor on a hard day. */
const questionFor = async (
  services: Parts,
  understood: MailUnderstood['data'],
  wins: readonly AnsweredWin[],
): Promise<Asking | null> => {
  if (HARD.has(understood.personal.tone)) return null;
  const asking = questionAfter(services.signs, wins);
  return asking && (await mayAskAgain(services, understood)) ? asking : null;
};

const HARD: ReadonlySet<string> = new Set(['setback', 'distress', 'crisis']);

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

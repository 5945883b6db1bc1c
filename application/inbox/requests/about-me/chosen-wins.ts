import type { WinRead, WordSigns } from '#application/wins/public.ts';
import type { AboutMeFacts, ListedWin } from '#domain/inbox/request/outcome-facts.ts';
import { daysBetween } from '#domain/time/dates.ts';
import type { SelfQuestion, SelfTopic } from '#domain/wins/self-question.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { type Answering, answersIn, byDate, byWorth, listed } from './answering.ts';

const MOST: Readonly<Record<SelfTopic, number>> = {
  strengths: 6,
  'work-on': 4,
  saved: 3,
  most: 3,
  mistakes: 5,
  led: 5,
  helped: 5,
  review: 5,
  about: 5,
  count: 6,
};
/** Told as they happened; the others, what answers best first. */
const IN_ORDER: ReadonlySet<SelfTopic> = new Set(['mistakes', 'led', 'helped', 'count', 'about']);

/** The wins that answer a question best, and how many answer it. */
export const chosenFor = async (
  signs: WordSigns,
  question: SelfQuestion,
  read: readonly WinRead[],
  answers: readonly Answering[],
): Promise<Pick<AboutMeFacts, 'wins' | 'found'>> => {
  const { topic } = question;
  const most = MOST[topic];
  if (topic === 'work-on') return { found: answers.length, wins: answers.slice(0, most).map(listed) };
  const best = answers.toSorted(byWorth).slice(0, most);
  if (topic === 'saved' && best.length === 0) {
    const changes = (await answersIn(signs, { topic: 'most', about: '', measure: null }, read)).filter(
      ({ text }) => signs.noticedIn(text).hasChange,
    );
    return { found: 0, wins: changes.toSorted(byWorth).slice(0, most).map(listed) };
  }
  if (topic === 'mistakes') return { found: answers.length, wins: withWhatFollowed(signs, best, read) };
  return { found: answers.length, wins: (IN_ORDER.has(topic) ? best.toSorted(byDate) : best).map(listed) };
};

const FOLLOWS_WITHIN_DAYS = 21;
const SOON_DAYS = 10;

/** Mistakes by date; one that does not say what was done about it gets the later win that does. */
const withWhatFollowed = (
  signs: WordSigns,
  mistakes: readonly Answering[],
  read: readonly WinRead[],
): readonly ListedWin[] => {
  const told = new Map(mistakes.map((one) => [one.winId, listed(one)]));
  for (const one of mistakes.filter(({ text }) => signs.noticedIn(text).reason !== 'mended')) {
    const next = read
      .filter(
        ({ winId, date }) => !told.has(winId) && date > one.date && daysBetween(one.date, date) <= FOLLOWS_WITHIN_DAYS,
      )
      .toSorted((first, second) => (first.date < second.date ? -1 : 1))
      .find(
        (win) =>
          signs.noticedIn(win.text).mended !== '' &&
          (daysBetween(one.date, win.date) <= SOON_DAYS || signs.threadsIn([one, win]).length > 0),
      );
    if (next) told.set(next.winId, { winId: next.winId, ...dayOfWin(next), text: signs.noticedIn(next.text).mended });
  }
  return [...told.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
};

/** For a performance review: the wins that count most, mistakes that were put right, and things to learn. */
export const forReview = async (
  signs: WordSigns,
  read: readonly WinRead[],
  answers: readonly Answering[],
): Promise<Pick<AboutMeFacts, 'wins' | 'found' | 'setbacks' | 'gaps'>> => {
  const best = answers.toSorted(byWorth).slice(0, MOST.review);
  const others = read.filter(({ winId }) => !best.some((one) => one.winId === winId));
  const mistakes = await answersIn(signs, { topic: 'mistakes', about: '', measure: null }, others);
  const setbacks = mistakes.filter(({ text }) => signs.noticedIn(text).reason === 'mended').slice(0, 2);
  const rest = others.filter(({ winId }) => !setbacks.some((one) => one.winId === winId));
  const gaps = (await answersIn(signs, { topic: 'work-on', about: '', measure: null }, rest)).slice(0, 2);
  return {
    found: answers.length,
    wins: [...best, ...setbacks, ...gaps].map(listed),
    setbacks: setbacks.map(({ winId }) => winId),
    gaps: gaps.map(({ winId }) => winId),
  };
};

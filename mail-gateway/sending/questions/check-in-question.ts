import { Fault } from '#application/engine/ports/fault.ts';
import type { CheckInQuestion, QuestionPool } from '#domain/check-ins/question-pools.ts';
import type { Language } from '#domain/facts.ts';
import { type Category, categories } from '#domain/wins/categories.ts';
import { afterWinIn } from './after-a-win.ts';
import { anyDayIn } from './any-day.ts';
import { eveningIn, morningIn } from './by-the-hour.ts';
import { seasonsIn } from './by-the-season.ts';
import { beginningIn, fewerIn, gentleIn, lastIn, plainIn, streakIn } from './by-the-story.ts';
import { fridayIn, mondayIn, weekendIn, weekIn } from './by-the-week.ts';

type Pools = Readonly<Record<QuestionPool, readonly string[]>>;

/** What each place of each pool says. Events name the places: one that was ever sent keeps its words. */
const poolsIn = (language: Language): Pools => {
  const seasons = seasonsIn[language];
  return {
    'any-day': anyDayIn[language],
    morning: morningIn[language],
    evening: eveningIn[language],
    week: weekIn[language],
    monday: mondayIn[language],
    friday: fridayIn[language],
    weekend: weekendIn[language],
    streak: streakIn[language],
    gentle: gentleIn[language],
    beginning: beginningIn[language],
    fewer: fewerIn[language],
    last: lastIn[language],
    plain: plainIn[language],
    'season-start': seasons.start,
    'season-mid-year': seasons['mid-year'],
    'season-autumn': seasons.autumn,
    'season-year-end': seasons['year-end'],
    ...afterEach(language),
  };
};

const afterEach = (language: Language) =>
  Object.fromEntries<readonly string[]>(
    categories.map((category) => [`after-${category}`, afterWinIn[language][category]]),
  ) as Record<`after-${Category}`, readonly string[]>;

const all: Readonly<Record<Language, Pools>> = {
  en: poolsIn('en'),
  de: poolsIn('de'),
  fr: poolsIn('fr'),
  es: poolsIn('es'),
};

export const poolsOf = all;

/** The question of a check-in. A release that does not have it says so: `unknown-question`. */
export const checkInQuestion = (asked: CheckInQuestion, language: Language = 'en'): string => {
  const { pool, card } = asked;
  const words = Object.hasOwn(all[language], pool) ? all[language][pool][card] : undefined;
  if (words === undefined) throw new Fault('unknown-question', `there is no question ${card} in ${pool}`);
  return words;
};

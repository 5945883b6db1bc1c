import { accountOf } from '#application/accounts/public.ts';
import { type TellingParts, tellWithAi, withDayAhead } from '#application/insights/public.ts';
import type { Services } from '#application/services.ts';
import { newestWins, WINS, type WordSigns } from '#application/wins/public.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { AboutMeFacts } from '#domain/inbox/request/outcome-facts.ts';
import { type Span, spanAsked } from '#domain/insights/look-back.ts';
import { plusDays } from '#domain/time/dates.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { answersIn } from './about-me/answering.ts';
import { chosenFor, forReview } from './about-me/chosen-wins.ts';
import { strengthsIn } from './about-me/strengths.ts';
import { done, type OpenRequest } from './open-request.ts';
import { winsAreReadable } from './show-wins.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'> &
  Readonly<{ signs: WordSigns }> &
  Partial<Pick<TellingParts, 'aiInsightWriter' | 'insightClaims'>>;

/** The newest ones: more than anybody writes in years. */
const MOST_LOOKED_THROUGH = 3_000;
const EVER: Span = { from: '0000-01-01', to: '9999-12-31' };

/** Answers a question of somebody about themselves from their wins, and names the wins it comes from. */
export const tellAboutMe = async (parts: Parts, asked: OpenRequest): Promise<RequestOutcome> => {
  await winsAreReadable(parts);
  const facts = await answerOf(parts, asked);
  return done(asked, 'ask-about-me', (await toldByAi(parts, asked, facts)) ?? facts);
};

/** A reader of the web box waits as well: longer than this plain code's answer serves them better. */
const LIMIT_MS = 30_000;
/** A year of wins, the newest first. */
const MOST_TOLD = 150;
const A_YEAR = 365;

/** A model's answer from a year of wins that are not private; null where plain code's answer stands. */
const toldByAi = async (
  { aiInsightWriter = null, insightClaims, signs, ...parts }: Parts,
  { userId, request: { text }, today }: OpenRequest,
  facts: AboutMeFacts,
): Promise<AboutMeFacts | null> => {
  if (!aiInsightWriter || !insightClaims) return null;
  const read = await newestWins(parts, userId, { from: plusDays(today, -A_YEAR), to: plusDays(today, 1) }, MOST_TOLD);
  const open = await Promise.all(
    read.map(async (win) => ((await parts.readModels.get(WINS, win.winId))?.private === false ? [win] : [])),
  );
  const wins = open
    .flat()
    .map(({ winId, text: words, category, ...win }) => ({ winId, ...dayOfWin(win), text: words, category }));
  const account = await accountOf(parts, userId);
  const language = signs.languageOf(text) ?? (account ? languageIn(account.languages) : 'en');
  const told = await tellWithAi(
    { ...parts, aiInsightWriter, insightClaims, signs },
    userId,
    { task: { is: 'question', question: text }, language, counted: [], wins },
    LIMIT_MS,
  );
  if ('fallbackReason' in told) return null;
  const cited = new Set(told.paragraphs.flat().flatMap(({ winIds }) => winIds));
  const shown = wins.filter(({ winId }) => cited.has(winId)).slice(0, MOST_SHOWN);
  return {
    ...facts,
    wins: shown.map(({ winId, text: words, ...win }) => ({
      winId,
      ...dayOfWin(win),
      text: signs.noticedIn(words).quote,
    })),
    told: { language, paragraphs: told.paragraphs },
  };
};
const MOST_SHOWN = 6;

const answerOf = async (
  { signs, ...parts }: Parts,
  { userId, request: { text }, today, winIds }: OpenRequest,
): Promise<AboutMeFacts> => {
  const question = signs.questionAboutOneself(text) ?? { topic: 'most', about: '', measure: null };
  const { during, span } = timeAsked(signs.periodAsked(text, today), today);
  const read = (await newestWins(parts, userId, span, MOST_LOOKED_THROUGH)).filter(
    ({ winId }) => !winIds.includes(winId),
  );
  const answers = await answersIn(signs, question, read);
  const told = { topic: question.topic, about: question.about, during, read: read.length, told: null };
  const none = { skills: [], setbacks: [], gaps: [] };
  if (question.topic === 'strengths')
    return { ...told, ...none, ...(await strengthsIn(parts, signs, userId, read, answers)) };
  if (question.topic === 'review') return { ...told, ...none, ...(await forReview(signs, read, answers)) };
  const chosen = await chosenFor(signs, question, read, answers);
  return { ...told, ...none, ...chosen };
};

const timeAsked = (asked: ReturnType<WordSigns['periodAsked']>, today: string) => {
  if (asked.period === undefined) return { during: null, span: EVER };
  const { period, span } = spanAsked(asked, today);
  const withYear = span.from.slice(0, 'yyyy'.length) !== today.slice(0, 'yyyy'.length);
  return { during: { period, span, withYear }, span: withDayAhead(span, today) };
};

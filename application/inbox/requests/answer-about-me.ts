import { accountOf } from '#application/accounts/public.ts';
import { takeTurn } from '#application/engine/turns.ts';
import { skillsProfile, type TellingParts, tellWithAi, withDayAhead } from '#application/insights/public.ts';
import type { Services } from '#application/services.ts';
import { newestWins, WINS, type WinRead, type WordSigns } from '#application/wins/public.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { AboutMeFacts, ListedWin } from '#domain/inbox/request/outcome-facts.ts';
import { type Span, spanAsked } from '#domain/insights/look-back.ts';
import { foldText } from '#domain/text.ts';
import { daysBetween, plusDays } from '#domain/time/dates.ts';
import type { SelfAnswer, SelfQuestion, SelfTopic } from '#domain/wins/self-question.ts';
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
  const wins = open.flat().map(({ winId, date, text: words, category }) => ({ winId, date, text: words, category }));
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
    wins: shown.map(({ winId, date, text: words }) => ({ winId, date, text: signs.noticedIn(words).quote })),
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

type Answering = WinRead & SelfAnswer;

const answersIn = async (
  signs: WordSigns,
  question: SelfQuestion,
  wins: readonly WinRead[],
): Promise<readonly Answering[]> => {
  const answers: Answering[] = [];
  for (const win of wins) {
    await takeTurn(); // thousands of them may be long
    const answer = signs.answerTo(question, win.text);
    if (answer) answers.push({ ...win, ...answer });
  }
  return answers;
};

const listed = ({ winId, date, quote }: Answering): ListedWin => ({ winId, date, text: quote });
const byWorth = (one: Answering, other: Answering): number =>
  other.worth - one.worth || (one.date < other.date ? 1 : -1);
const byDate = (one: Answering, other: Answering): number => (one.date < other.date ? -1 : 1);

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

const chosenFor = async (
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
    if (next) told.set(next.winId, { winId: next.winId, date: next.date, text: signs.noticedIn(next.text).mended });
  }
  return [...told.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
};

const MOST_SKILLS = 4;
const FEWEST_SKILLS = 3;
const WINS_EACH = 2;
/** So much more a win weighs whose words name the skill. */
const NAMED = 6;
const MOST_PRAISE = 2;

/** The strongest skills with the wins that show each best, and what others said. */
const strengthsIn = async (
  parts: Pick<Parts, 'log' | 'readModels' | 'clock'>,
  signs: WordSigns,
  userId: number,
  read: readonly WinRead[],
  praise: readonly Answering[],
): Promise<Pick<AboutMeFacts, 'wins' | 'found' | 'skills'>> => {
  const profile = await skillsProfile(parts, userId);
  const named = (profile?.coreStrengths ?? []).slice(0, MOST_SKILLS);
  const bySkill = named.map((name) => ({ name, wins: read.filter(hasSkill(name)) }));
  const more = bySkill.length < FEWEST_SKILLS ? byCategory(read).slice(0, FEWEST_SKILLS - bySkill.length) : [];
  const groups = [...bySkill, ...more];
  const said = (name: string, text: string) => signs.answerTo({ topic: 'about', about: name, measure: null }, text);
  const weight = (name: string, { text }: WinRead): number =>
    signs.noticedIn(text).weight + (said(name, text) === null ? 0 : NAMED);
  const used = new Set<string>();
  const skills = groups.map(({ name, wins }) => {
    const best = wins
      .filter(({ text }) => !signs.noticedIn(text).isSad)
      .toSorted(
        (one, other) =>
          Number(used.has(one.winId)) - Number(used.has(other.winId)) || weight(name, other) - weight(name, one),
      )
      .slice(0, WINS_EACH)
      .map((win) => ({ ...win, quote: said(name, win.text)?.quote ?? signs.noticedIn(win.text).quote }));
    for (const { winId } of best) used.add(winId);
    return { name, count: wins.length, best };
  });
  const others = praise
    .filter(({ winId }) => !used.has(winId))
    .toSorted(byWorth)
    .slice(0, MOST_PRAISE);
  const shown = [...new Map(skills.flatMap(({ best }) => best).map((win) => [win.winId, win])).values()];
  return {
    found: praise.length,
    wins: [...shown.map(({ winId, date, quote }) => ({ winId, date, text: quote })), ...others.map(listed)],
    skills: skills
      .filter(({ best }) => best.length > 0)
      .map(({ name, count, best }) => ({ name, wins: count, winIds: best.map(({ winId }) => winId) })),
  };
};

const hasSkill = (name: string) => {
  const wanted = foldText(name);
  return ({ skills }: WinRead): boolean => skills.some((skill) => foldText(skill) === wanted);
};

/** Where wins show no skill more than once, what they are about most often. */
const byCategory = (read: readonly WinRead[]) =>
  [
    ...Map.groupBy(
      read.filter(({ category }) => category !== '' && category !== 'Other'),
      ({ category }) => category,
    ),
  ]
    .filter(([, wins]) => wins.length > 1)
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_SKILLS)
    .map(([name, wins]) => ({ name, wins }));

/** For a performance review: the wins that count most, mistakes that were put right, and things to learn. */
const forReview = async (
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

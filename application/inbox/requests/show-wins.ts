import { WORK } from '#application/engine/ports/work.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { takeTurn } from '#application/engine/turns.ts';
import { lookBack, withDayAhead } from '#application/insights/public.ts';
import type { Services } from '#application/services.ts';
import { newestWins, WINS, type WordSigns } from '#application/wins/public.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { ListedWin, ListedWinsFacts } from '#domain/inbox/request/outcome-facts.ts';
import { type Span, type SpokenSpan, spanAsked } from '#domain/insights/look-back.ts';
import { shortenedText } from '#domain/text.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { done, type OpenRequest } from './open-request.ts';

const USUAL = 10;
const MOST = 25;
const LONGEST_TEXT = 200;

type Listable = ListedWin;
type Stores = Pick<Services, 'readModels'>;

type Listed = Readonly<{
  wins: readonly Listable[];
  total: number;
  during: SpokenSpan | null;
}>;

/**
 * The newest wins, of the time that the words name or of all, numbered so that a reply can correct them. Those of the same
 * mail are named by its answer already.
 */
export const listNewestWins = async (
  { readModels, signs }: Stores & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  await winsAreReadable({ readModels });
  const { wantedCount: count = USUAL, period, searchText: about, oldestFirst: oldest } = asked.request.details;
  if (about !== undefined || oldest) return listWinsOf({ readModels, signs }, asked, { about, oldest });
  const most = Math.max(1, Math.min(MOST, Math.trunc(count)));
  const { wins, total, during } = await (period ? ofATime : ofAllTime)(readModels, asked, most + asked.winIds.length);
  const older = wins.filter(({ winId }) => !asked.winIds.includes(winId));
  const listed = older.slice(0, most).map(({ winId, text, ...win }) => ({
    winId,
    ...dayOfWin(win),
    text: shortenedText(text, LONGEST_TEXT),
  }));
  const facts: ListedWinsFacts = { wins: listed, total: total - (wins.length - older.length), during };
  return done(asked, 'list-wins', facts);
};

type LookedFor = Readonly<{ about: string | undefined; oldest: true | undefined }>;

/** So many wins are looked through for words, the newest ones. */
const MOST_LOOKED_THROUGH = 5_000;

/** The wins that hold what was asked for, all of them counted; or those that were told first. Never others in their place. */
const listWinsOf = async (
  { readModels, signs }: Stores & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
  { about, oldest }: LookedFor,
): Promise<RequestOutcome> => {
  const { wantedCount: count = oldest ? 1 : USUAL, period } = asked.request.details;
  const most = Math.max(1, Math.min(MOST, Math.trunc(count)));
  const all = await (period ? ofATime : ofAllTime)(readModels, asked, MOST_LOOKED_THROUGH);
  const holds = about === undefined ? () => true : signs.holdsAll(about);
  const holding: Listable[] = [];
  for (const win of all.wins) {
    await takeTurn(); // thousands of them may be long
    if (!asked.winIds.includes(win.winId) && holds(win.text)) holding.push(win);
  }
  const wins = (oldest ? holding.toReversed() : holding)
    .slice(0, most)
    .map(({ text, ...win }) => ({ ...win, text: shortenedText(text, LONGEST_TEXT) }));
  const facts: ListedWinsFacts = {
    ...{ wins, total: holding.length, during: all.during },
    ...(about === undefined ? {} : { about }),
    ...(oldest ? { oldest } : {}),
  };
  return done(asked, 'list-wins', facts);
};

const ofAllTime = async (readModels: Stores['readModels'], { userId }: OpenRequest, limit: number): Promise<Listed> => {
  const wins = await newestWins({ readModels }, userId, EVER, limit);
  const total = await readModels.count(WINS, { equals: { userId } });
  return { wins: wins.map(({ winId, text, ...win }) => ({ winId, ...dayOfWin(win), text })), total, during: null };
};

const EVER: Span = { from: '0000-01-01', to: '9999-12-31' };

const ofATime = async (
  readModels: Stores['readModels'],
  { userId, today, request: { details } }: OpenRequest,
  limit: number,
): Promise<Listed> => {
  const { period, previous, periodDate } = details;
  const { span, ...rest } = spanAsked(
    { ...(period && { period }), ...(previous && { previous }), ...(periodDate && { periodDate }) },
    today,
  );
  const held = withDayAhead(span, today);
  const wins = await newestWins({ readModels }, userId, held, limit);
  const byDate = await readModels.countBy(WINS, { equals: { userId }, atMost: { date: held.to } }, 'date');
  const total = [...byDate].reduce((sum, [date, count]) => (date >= held.from ? sum + count : sum), 0);
  const withYear = span.from.slice(0, 'yyyy'.length) !== today.slice(0, 'yyyy'.length);
  return {
    wins: wins.map(({ winId, text, ...win }) => ({ winId, ...dayOfWin(win), text })),
    total,
    during: { ...rest, span, withYear },
  };
};

/** What the time that the words name held; the week unless they name one. */
export const tellHowItGoes = async (
  services: Pick<Services, 'readModels'> & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const { period, previous, periodDate, searchText, oldestFirst } = asked.request.details;
  if (searchText !== undefined || oldestFirst) return listNewestWins(services, asked);
  await winsAreReadable(services);
  const facts = await lookBack(services, asked.userId, {
    today: asked.today,
    isNow: true,
    ...(period ? { period } : {}),
    ...(previous ? { previous } : {}),
    ...(periodDate ? { periodDate } : {}),
  });
  return done(asked, 'how-am-i-doing', facts);
};

/** Waits, two seconds at most, until the wins can be read that the work was waiting for: what it saw, they show too. */
export const winsAreReadable = async ({ readModels }: Pick<Services, 'readModels'>): Promise<void> => {
  const seen = await readModels.checkpoint(WORK);
  if (seen) await waitForReadModels(readModels, [WINS], seen.position);
};

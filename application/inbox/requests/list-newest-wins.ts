import { newestWins } from '#application/insights/wins-read.ts';
import type { Services } from '#application/services.ts';
import { pageOfWins } from '#application/wins/list-wins.ts';
import { WINS } from '#application/wins/wins.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { ListedWinsWords } from '#domain/inbox/request/outcome-words.ts';
import { spanAsked } from '#domain/insights/look-back-span.ts';
import { during } from '#domain/insights/span-words.ts';
import { shortenedText } from '#domain/text/excerpt.ts';
import type { OpenRequest } from './open-request.ts';
import { done } from './outcomes.ts';
import { winsAreReadable } from './wins-are-readable.ts';

const USUAL = 10;
const MOST = 25;
const LONGEST_TEXT = 200;

type Listable = Readonly<{ winId: string; date: string; text: string }>;
type Stores = Pick<Services, 'readModels'>;
type Listed = Readonly<{
  wins: readonly Listable[];
  total: number;
  during?: string;
}>;

/**
 * The newest wins, of the time that the words name or of all, numbered so that a reply can correct them. Those of the same
 * mail are named by its answer already.
 */
export const listNewestWins = async ({ readModels }: Stores, asked: OpenRequest): Promise<RequestOutcome> => {
  await winsAreReadable({ readModels });
  const { count = USUAL, period } = asked.request.details;
  const most = Math.max(1, Math.min(MOST, Math.trunc(count)));
  const { wins, total, ...time } = await (period ? ofATime : ofAllTime)(readModels, asked, most + asked.winIds.length);
  const older = wins.filter(({ winId }) => !asked.winIds.includes(winId));
  const listed = older.slice(0, most).map(({ winId, date, text }) => ({
    winId,
    date,
    text: shortenedText(text, LONGEST_TEXT),
  }));
  const words: ListedWinsWords = { wins: listed, total: total - (wins.length - older.length), ...time };
  return done(asked, 'list-wins', words);
};

const ofAllTime = async (readModels: Stores['readModels'], { userId }: OpenRequest, limit: number): Promise<Listed> => {
  const query = { limit, cursor: null, words: '', category: null };
  const { found, total } = await pageOfWins(readModels, userId, query);
  return { wins: found.map(({ id, document }) => ({ winId: id, date: document.date, text: document.text })), total };
};

const ofATime = async (
  readModels: Stores['readModels'],
  { userId, today, request: { details } }: OpenRequest,
  limit: number,
): Promise<Listed> => {
  const { period, previous, of } = details;
  const { span, ...rest } = spanAsked(
    { ...(period && { period }), ...(previous && { previous }), ...(of && { of }) },
    today,
  );
  const wins = await newestWins({ readModels }, userId, span, limit);
  const byDate = await readModels.countBy(WINS, { equals: { userId }, atMost: { date: span.to } }, 'date');
  const total = [...byDate].reduce((sum, [date, count]) => (date >= span.from ? sum + count : sum), 0);
  const withYear = span.from.slice(0, 'yyyy'.length) !== today.slice(0, 'yyyy'.length);
  return {
    wins: wins.map(({ winId, date, text }) => ({ winId, date, text })),
    total,
    during: during({ ...rest, span, withYear }),
  };
};

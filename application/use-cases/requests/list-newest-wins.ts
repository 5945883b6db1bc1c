import type { JsonObject } from '#domain/json.ts';
import type { RequestOutcome } from '#domain/request/outcome.ts';
import { shortenedText } from '#domain/text/shortened-text.ts';
import type { Services } from '../../services.ts';
import { pageOfWins } from '../wins/list-wins.ts';
import type { OpenRequest } from './open-request.ts';
import { done } from './outcomes.ts';
import { winsAreReadable } from './wins-are-readable.ts';

const USUAL = 10;
const MOST = 25;
const LONGEST_TEXT = 200;

type WinDocument = Readonly<{ date: string; text: string }> & JsonObject;

/** The newest wins, numbered so that a reply can correct them. Those of the same mail are named by its answer already. */
export const listNewestWins = async (
  { readModels }: Pick<Services, 'readModels'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  await winsAreReadable({ readModels });
  const { count = USUAL } = asked.request.details;
  const most = Math.max(1, Math.min(MOST, Math.trunc(count)));
  const query = { limit: most + asked.winIds.length, cursor: null, words: '', category: null };
  const { found, total } = await pageOfWins<WinDocument>(readModels, asked.userId, query);
  const older = found.filter(({ id }) => !asked.winIds.includes(id));
  const wins = older.slice(0, most).map(({ id, document: { date, text } }) => ({
    winId: id,
    date,
    text: shortenedText(text, LONGEST_TEXT),
  }));
  return done(asked, 'list-wins', { wins, total: total - (found.length - older.length) });
};

import type { JsonObject } from '#domain/json.ts';
import type { Refusals } from '../../refusals.ts';
import type { Services } from '../../services.ts';

/** One mail and its end, without any personal word. `end` is `reading` only until it has met one. */
export type ListedMail = Readonly<{
  id: string;
  at: string;
  end: string;
  size: number;
  wins: number;
  requests: number;
  answered: boolean;
  files: number;
  reason: string;
}>;

/** The latest mails, taken and refused, newest first. */
export const listMails = async (
  { readModels }: Pick<Services, 'readModels'>,
  refusals: Refusals,
  limit: number,
): Promise<readonly ListedMail[]> => {
  const query = { filter: {}, sort: [['receivedAt', 'descending']] as const, limit };
  const { found } = await readModels.page<JsonObject>('mails', query);
  const taken = found.map(({ id, document }) => ({
    id,
    at: String(document.receivedAt),
    end: String(document.end),
    size: Number(document.size),
    wins: Number(document.winCount),
    requests: Number(document.requestCount),
    answered: document.answered === true,
    files: Number(document.fileCount),
    reason: String(document.reason),
  }));
  const refused = (await refusals.latest(limit)).map(({ at, reason, size }) => ({
    id: '',
    at,
    end: 'refused',
    size,
    wins: 0,
    requests: 0,
    answered: false,
    files: 0,
    reason,
  }));
  return [...taken, ...refused].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, limit);
};

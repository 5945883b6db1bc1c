import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { User } from '#web/contract/account.ts';
import { startAnswer, startQuery } from '#web/contract/start.ts';
import { ApiError } from '../errors.ts';
import { check } from '../input.ts';
import { JSON_TYPE } from '../json-list.ts';
import { listTagOf } from '../list-tag.ts';
import { type ApiParts, type ApiRequest, type Route, route } from '../route.ts';
import { finalAnswer } from '../send.ts';
import { signedInUser } from '../signed-in-user.ts';
import { type FirstRead, firstReads } from './first-reads.ts';
import { seenBy } from './seen.ts';

type Asking = ApiRequest<null, null>;

/** What a page begins with: of the table of calls, to which it belongs, it makes those that the page would make. */
export const startRoutes = (all: () => readonly Route[]): readonly Route[] => [
  route({
    method: 'get',
    path: '/api/start',
    summary: 'What a page begins with: who is signed in, and the answers of the calls that it would make first',
    answers: { 200: startAnswer },
    access: 'visitor',
    query: startQuery,
    async handle({ query, ...request }) {
      const { at = '/', q = '', category = '', skill = '', date = '', until = '' } = query;
      const user = request.userId === 0 ? null : await userIfThere(request.parts, request.userId);
      const userId = user?.userId ?? 0;
      const seen = userId === 0 ? '' : await seenBy(request.parts, userId);
      const wanted = firstReads(at, { userId, filters: { q, category, skill, date, until } });
      const asking = { ...request, query: null, userId };
      const reads = await Promise.all(wanted.map((read) => readOnce(asking, rowOf(all(), read), read)));
      const fields = JSON.stringify({ success: true, user, seen });
      return {
        body: `${fields.slice(0, -1)},"reads":{${reads.filter((one) => one !== null).join()}}}`,
        headers: JSON_TYPE,
      };
    },
  }),
];

const rowOf = (all: readonly Route[], { path }: FirstRead): Route => {
  const row = all.find((one) => one.method === 'get' && one.path === path);
  if (!row) throw new Error(`no call is ${path}`);
  return row;
};

/** A session may outlive the account for a moment. */
const userIfThere = async (parts: ApiParts, userId: number): Promise<User | null> => {
  try {
    return await signedInUser(parts, userId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

/** The answer of one call, as a field; null of one that fails: the page makes it again, and says what is wrong. */
const readOnce = async (asking: Asking, row: Route, { address, params, search }: FirstRead): Promise<string | null> => {
  const { parts, userId } = asking;
  const [path = ''] = address.split('?');
  try {
    const query = check(row.query, Object.fromEntries(new URLSearchParams(search)));
    const etag = await listTagOf({ path, querystring: search }, parts, row, userId);
    const answer = await row.handle({ ...asking, params, query } as unknown as ApiRequest<never, never>);
    const { body } = await finalAnswer(parts, row, answer, etag);
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    return `${JSON.stringify(address)}:{"etag":${JSON.stringify(etag)},"body":${json}}`;
  } catch (error) {
    if (error instanceof ApiError || isUnavailable(error)) return null;
    throw error;
  }
};

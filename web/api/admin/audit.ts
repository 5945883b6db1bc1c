import { Readable } from 'node:stream';
import { type AuditWanted, type ListedAction, listAudit } from '#application/operators/list-audit.ts';
import type { Services } from '#application/services.ts';
import { auditCsvQuery, auditList, auditQuery } from '#web/contract/admin/audit.ts';
import { route } from '../route.ts';
import { pageOf, unknownPage } from './acting.ts';

export const auditRoutes = [
  route({
    method: 'get',
    path: '/api/admin/audit',
    summary: 'What operators did, newest first',
    answers: { 200: auditList },
    access: 'operator',
    query: auditQuery,
    async handle({ parts, query: { limit, cursor, ...wanted } }) {
      const page = await listAudit(parts, { ...wanted, ...pageOf({ limit, cursor }) }).catch(unknownPage);
      return { body: { success: true, ...page } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/audit.csv',
    summary: 'The same as a table for spreadsheets, every row of it',
    answers: { 200: null },
    access: 'operator',
    query: auditCsvQuery,
    handle: async ({ parts, query }) => ({
      body: Readable.from(csvOf(parts, query)),
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
      },
    }),
  }),
];

const COLUMNS = [
  'id',
  'at',
  'endedAt',
  'actor',
  'action',
  'accountId',
  'targets',
  'reason',
  'outcome',
  'code',
  'changed',
] as const satisfies readonly (keyof ListedAction)[];

const ROWS_AT_ONCE = 200;

async function* csvOf(services: Pick<Services, 'log' | 'readModels'>, wanted: AuditWanted): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAudit>> = await listAudit(services, {
      ...wanted,
      limit: ROWS_AT_ONCE,
      cursor,
    });
    if (page.actions.length > 0) yield page.actions.map(rowOf).join('');
    cursor = page.nextCursor;
  } while (cursor !== null);
}

const rowOf = (action: ListedAction): string => `${COLUMNS.map((column) => cellOf(action[column])).join(',')}\r\n`;

/** RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const cellOf = (value: string | number | readonly string[]): string => {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

import { spawn } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { temporaryFolder } from '../../support/temporary.ts';

const HEAD = `
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { readModel } from '#application/engine/read-model.ts';

type Note = Readonly<{ userId: number; kind: 'a' | 'b'; date: string; at: string; folded: string; tags: readonly string[]; shown: boolean }>;
const NOTES = readModel<Note>()({
  name: 'notes',
  indexes: [['userId', 'date', 'at'], ['userId', 'kind', 'date', 'at'], ['at']],
  searched: ['folded'],
});
const NEWEST = [['date', 'descending'], ['at', 'descending']] as const;
export const asked = async (reads: ReadModels, userId: number, kind: 'a' | null) => [
`;

const ANSWERED = [
  `await reads.page(NOTES, { filter: { equals: { userId } }, sort: NEWEST, limit: 5 })`,
  `await reads.page(NOTES, { filter: { equals: { userId, kind: 'a' } }, sort: NEWEST, limit: 5 })`,
  `await reads.page(NOTES, { filter: { equals: kind ? { userId, kind } : { userId } }, sort: NEWEST, limit: 5 })`,
  `await reads.page(NOTES, { filter: { equals: { userId }, atMost: { date: '2026' } }, sort: NEWEST, limit: 5 })`,
  `await reads.page(NOTES, { filter: { equals: { userId }, contains: { field: 'folded', words: '' } }, sort: NEWEST, limit: 5 })`,
  `await reads.page(NOTES, { filter: {}, sort: [['at', 'ascending']], limit: 5 })`,
  `await reads.count(NOTES, { equals: { userId } })`,
  `await reads.count(NOTES, { equals: { userId, kind: 'a' }, atMost: { date: '2026' } })`,
  `await reads.countBy(NOTES, { equals: { userId }, atMost: { date: '2026' } }, 'date')`,
  `await reads.countBy(NOTES, { equals: { userId }, atMost: { date: '2026' } }, 'kind')`,
  `await reads.spreadBy(NOTES, { equals: { userId } }, { by: 'kind', over: 'date', beyond: ['2026'] })`,
  `await reads.count(NOTES, { equals: { userId }, holds: { field: 'folded', oneOf: [''] } })`,
  `(await reads.get(NOTES, 'n'))?.tags`,
];

const REFUSED = {
  'a field that no index holds': `await reads.page(NOTES, { filter: { equals: { userId, shown: true } }, sort: NEWEST, limit: 5 })`,
  'a field that is not the first of an index': `await reads.page(NOTES, { filter: { equals: { kind: 'a' } }, sort: NEWEST, limit: 5 })`,
  'no field, in an order that only stands behind one': `await reads.page(NOTES, { filter: {}, sort: NEWEST, limit: 5 })`,
  'an order that no index has': `await reads.page(NOTES, { filter: { equals: { userId } }, sort: [['at', 'ascending']], limit: 5 })`,
  'an order that leaves out the end of its index': `await reads.page(NOTES, { filter: { equals: { userId } }, sort: [['date', 'ascending']], limit: 5 })`,
  'an order in two directions': `await reads.page(NOTES, { filter: { equals: { userId } }, sort: [['date', 'ascending'], ['at', 'descending']], limit: 5 })`,
  'a bound on another field than the first of the order': `await reads.page(NOTES, { filter: { equals: { userId }, atMost: { at: '' } }, sort: NEWEST, limit: 5 })`,
  'words of a field that is not searched': `await reads.page(NOTES, { filter: { equals: { userId }, contains: { field: 'date', words: '' } }, sort: NEWEST, limit: 5 })`,
  'a value of another type': `await reads.page(NOTES, { filter: { equals: { userId: '7' } }, sort: NEWEST, limit: 5 })`,
  'a value that the field never has': `await reads.page(NOTES, { filter: { equals: { userId, kind: 'c' } }, sort: NEWEST, limit: 5 })`,
  'the number of all': `await reads.count(NOTES, {})`,
  'the number without an index': `await reads.count(NOTES, { equals: { userId, shown: true } })`,
  'the number up to what does not come next': `await reads.count(NOTES, { equals: { userId }, atMost: { at: '' } })`,
  'numbers by a field without an index': `await reads.countBy(NOTES, { equals: { userId } }, 'shown')`,
  'numbers by a field, bounded by another outside of the index': `await reads.countBy(NOTES, { equals: { userId }, atMost: { folded: '' } }, 'date')`,
  'how a group spreads over a field outside of its index': `await reads.spreadBy(NOTES, { equals: { userId } }, { by: 'date', over: 'kind', beyond: [] })`,
  'how groups spread that are no next field of an index': `await reads.spreadBy(NOTES, { equals: { userId } }, { by: 'at', over: 'date', beyond: [] })`,
  'pieces of a field that is not searched': `await reads.count(NOTES, { equals: { userId }, holds: { field: 'date', oneOf: [''] } })`,
  'a field that the document has not': `(await reads.get(NOTES, 'n'))?.title`,
  'a token by its name alone': `await reads.get('notes', 'n')`,
  'an index over a field that is not there': `readModel<Note>()({ name: 'notes', indexes: [['userId', 'day']] })`,
  'an index over a list': `readModel<Note>()({ name: 'notes', indexes: [['tags']] })`,
};

const DECIDES = `
import type { Decider } from '#domain/decider.ts';
import type { Event } from '#domain/event.ts';

type Said = Event<'Said', Readonly<{ at: string; kind: string; personal: Readonly<{ text: string }> }>>;
type Heard = Event<'Heard', Readonly<{ at: string }>>;
type Talk = Decider<string, never, Said | Heard, never>;
const initial = '';
const decide = () => [];
const openly = (_state: string, { data }: Said | Heard) => data.at;
export const deciders: readonly Talk[] = [
`;
const DECIDED = `{ initial, decide, evolve: (_state, { type, data }) => (type === 'Said' ? data.kind : data.at) }`;
const NOT_DECIDED = {
  'words that are sealed': `{ initial, decide, evolve: (_state, { type, data }) => (type === 'Said' ? data.personal.text : '') }`,
  'whether there are words': `{ initial, decide, evolve: (_state, { data }) => ('x' in data.personal ? '' : '') }`,
  'events that somebody has opened': `{ initial, decide, evolve: openly }`,
};

const FOLDS = `
import { readModel } from '#application/engine/read-model.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

const TALKS = readModel<Readonly<{ userId: number; at: string }>>()({ name: 'talks', indexes: [['at']] });
const OWN = readModel<Readonly<{ userId: number; at: string }>>()({ name: 'own', indexes: [['userId', 'at']] });
const how = { version: '1', readsPersonal: false };
export const projectors = [
`;
const FOLDED = [
  `projector<AccountErased>()(TALKS, { ...how, on: { AccountErased: ({ userId, at }) => [one('a', () => ({ userId, at }))] } })`,
  `projector<AccountErased>()(OWN, { ...how, on: { AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)] } })`,
];
const NOT_FOLDED = {
  'documents found by a field that leads no index': `projector<AccountErased>()(TALKS, { ...how, on: { AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)] } })`,
  'a document of another shape': `projector<AccountErased>()(TALKS, { ...how, on: { AccountErased: ({ userId }) => [one('a', () => ({ userId, day: '' }))] } })`,
  'an event that is forgotten': `projector<AccountErased>()(TALKS, { ...how, on: {} })`,
};

/** A field of each token, its projector, and one who reads it. */
const RENAMED = [
  ['wins/wins', 'searchText', 'wins', 'wins/list-wins'],
  ['wins/removed-wins', 'removedAt', 'removed-wins', 'privacy/export/removed-wins'],
  ['inbox/message-threads', 'lastMessageDate', 'message-threads', 'inbox/list-messages'],
  ['inbox/messages', 'channel', 'messages', 'inbox/list-messages'],
  ['documents/documents', 'searchText', 'documents', 'documents/list-documents'],
  ['inbox/mails', 'receivedAt', 'mails', 'inbox/mails'],
  ['inbox/needs-you', 'receivedAt', 'needs-you', 'inbox/needs-you'],
  ['delivery/sent-mails', 'showable', 'sent-mails', 'privacy/export/mails'],
  ['billing/subscriptions', 'startedAt', 'subscriptions', 'billing/reconcile-billing'],
  ['check-ins/check-ins-due', 'revisions', 'check-ins-due', 'check-ins/next-check-ins'],
] as const;

const listOf = (lines: readonly string[]): string => `${lines.map((line) => `  ${line},`).join('\n')}\n];\n`;

/** One copy of the floors below the tools, with all of this in it, and where TypeScript finds errors in it. */
test.before(async () => {
  const { path, errors, remove } = await sourceTree();
  await writeFile(join(path, ASKED), HEAD + listOf([...ANSWERED, ...Object.values(REFUSED)]));
  await writeFile(join(path, DECIDING), DECIDES + listOf([DECIDED, ...Object.values(NOT_DECIDED)]));
  await writeFile(join(path, FOLDING), FOLDS + listOf([...FOLDED, ...Object.values(NOT_FOLDED)]));
  for (const [token, field] of RENAMED) {
    const file = join(path, `application/${token}.ts`);
    const text = await readFile(file, 'utf8');
    const declared = text.slice(0, text.indexOf('});', text.indexOf('readModel<')));
    await writeFile(file, declared.replaceAll(field, 'renamed') + text.slice(declared.length));
  }
  found = await errors().finally(remove);
});

const ASKED = 'application/asked.ts';
const DECIDING = 'domain/deciding.ts';
const FOLDING = 'projections/folding.ts';
let found: ReadonlyMap<string, readonly number[]> = new Map();

/** Whether the line behind this head does not compile. */
const isWrong = (file: string, head: string, at: number): boolean =>
  found.get(file)?.includes(head.split('\n').length + at) ?? false;

test('only what an index answers compiles', (t) => {
  for (const [at, line] of ANSWERED.entries()) t.false(isWrong(ASKED, HEAD, at), line);
  for (const [at, what] of Object.keys(REFUSED).entries()) t.true(isWrong(ASKED, HEAD, ANSWERED.length + at), what);
});

test('a projector writes the documents of its token, and finds them by its indexes', (t) => {
  for (const [at, line] of FOLDED.entries()) t.false(isWrong(FOLDING, FOLDS, at), line);
  for (const [at, what] of Object.keys(NOT_FOLDED).entries()) t.true(isWrong(FOLDING, FOLDS, FOLDED.length + at), what);
});

test('a decider that reads personal words does not compile', (t) => {
  t.false(isWrong(DECIDING, DECIDES, 0), DECIDED);
  for (const [at, what] of Object.keys(NOT_DECIDED).entries()) t.true(isWrong(DECIDING, DECIDES, 1 + at), what);
});

test('a field with another name breaks its projector and its readers before anything runs', (t) => {
  for (const [token, field, projection, reader] of RENAMED) {
    t.true(found.has(`projections/${projection}.ts`), `${field} of ${token}: its projector`);
    t.true(found.has(`application/${reader}.ts`), `${field} of ${token}: a reader`);
  }
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['domain', 'application', 'projections'];

type Tree = Readonly<{
  path: string;
  /** Where TypeScript finds errors, by file: the lines. */
  errors(): Promise<ReadonlyMap<string, readonly number[]>>;
  remove(): Promise<void>;
}>;

/** A copy of the floors below the tools, to be changed and compiled as `npm run check` does. */
const sourceTree = async (): Promise<Tree> => {
  const { path, remove } = await temporaryFolder();
  await Promise.all(FOLDERS.map((folder) => cp(join(root, folder), join(path, folder), { recursive: true })));
  await Promise.all(['package.json', 'tsconfig.json'].map((file) => cp(join(root, file), join(path, file))));
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  return { path, errors: () => errorsIn(path), remove };
};

const errorsIn = async (path: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  const tsc = spawn(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false'], { cwd: path });
  const [out] = await Promise.all([
    Array.fromAsync(tsc.stdout.setEncoding('utf8'), String),
    new Promise((resolve) => tsc.once('close', resolve)),
  ]);
  const found = [...out.join('').matchAll(/^(\S[^(]*)\((\d+),\d+\): error/gm)];
  const lines = Map.groupBy(found, ([, file]) => file ?? '');
  return new Map([...lines].map(([file, all]) => [file, all.map(([, , line]) => Number(line))]));
};

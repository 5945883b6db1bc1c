import { type Command, InvalidArgumentError } from 'commander';
import { type EventsFound, MAX_COUNTED } from '#application/engine/find-events.ts';
import type { EventsVerified } from '#application/engine/verify-events.ts';
import type { EventSearch } from '../control/event-commands.ts';
import type { Ask, AskPages, Group, WithAsk } from './ask.ts';
import { addEventTail } from './event-tail.ts';
import { addEventTree } from './event-tree.ts';
import { personalInWords, shortId } from './event-words.ts';
import { goesOn, type PageOptions, pageOf, table, withPages } from './pages.ts';
import { addStreamReading } from './read-stream.ts';

const DAMAGED = 1;

type Parts = Readonly<{
  group: Group;
  ask: Ask;
  askPages: AskPages;
  count(text: string): number;
  withAsk: WithAsk;
  isJson(): boolean;
}>;

/** The commands about the log. */
export const addEventsCommands = ({ group, ask, askPages, count, withAsk, isJson }: Parts): void => {
  const events = group('events', 'the log of what happened');
  events
    .command('verify')
    .description('check every event of the log; ends with 1 and names those that are damaged')
    .action(() => ask('events verify', undefined, inWords, ({ damaged }) => (damaged === 0 ? 0 : DAMAGED)));
  const find = events
    .command('find')
    .description('the events that meet all that is given, in the order of the log, without any personal word')
    .option(
      '--correlation <id>',
      'all that followed from one mail, call or turn of the schedule: its id, or that of an event or mail of it',
    )
    .option('--type <type>', 'of this type, such as MailSent (docs/events.md lists them all)')
    .option('--user <user>', 'of this account: its number or mail address')
    .option('--stream <stream>', 'on this stream, such as mail-<id>')
    .option(
      '--from <time>',
      'that happened then or later: 2026-11-21, or a time with its zone such as 2026-11-21T08:00Z',
      startOf,
    )
    .option('--to <time>', 'that happened before then; of a date, until its end (UTC)', endOf)
    .option('--newest', 'the newest first');
  withPages(find, count).action(async (options: FindOptions) => {
    const { correlation, type, user, stream, from, to, newest = false } = options;
    const criteria = { correlation, type, user, stream, from, to };
    await checkWords(find, criteria);
    await askPages('events find', { ...criteria, newest, ...pageOf(options) }, listed);
  });
  addStreamReading(events, { count, withAsk, isJson });
  addEventTail(events, { count, withAsk, isJson, checkType });
  addEventTree(events, { withAsk, isJson });
};

type FindOptions = PageOptions & Omit<EventSearch, 'newest'> & Readonly<{ newest?: true }>;

const TIME = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const DAY_MS = 86_400_000;

/** The moment in milliseconds, and whether the whole day is meant. */
const timeOf = (text: string): Readonly<{ time: number; isDay: boolean }> => {
  const [, day = ''] = TIME.exec(text) ?? [];
  const time = Date.parse(text);
  const isThere = day !== '' && !Number.isNaN(time) && new Date(Date.parse(day)).toISOString().startsWith(day); // no 31 June
  if (!isThere)
    throw new InvalidArgumentError('a date such as 2026-11-21, or a time with its zone such as 2026-11-21T08:00Z');
  return { time, isDay: text === day };
};

const startOf = (text: string): string => new Date(timeOf(text).time).toISOString();

const endOf = (text: string): string => {
  const { time, isDay } = timeOf(text);
  return new Date(isDay ? time + DAY_MS : time).toISOString();
};

const checkWords = async (find: Command, { type, from, to, ...others }: Omit<EventSearch, 'newest'>): Promise<void> => {
  if (Object.values({ type, from, to, ...others }).every((value) => value === undefined))
    find.error('error: say what to look for: --correlation, --type, --user, --stream, --from or --to');
  if (from !== undefined && to !== undefined && from >= to) find.error('error: --from must be before --to');
  await checkType(find, type);
};

const checkType = async (command: Command, type: string | undefined): Promise<void> => {
  if (type === undefined) return;
  const { eventTypes } = await import('#domain/events.ts'); // only where it is needed: it is all definitions
  if (!eventTypes.has(type))
    command.error(`error: no event is of the type ${type}: did you mean ${nearest(type, [...eventTypes])}?`);
};

/** The one that takes the fewest letters to change. */
export const nearest = (word: string, words: readonly string[]): string => {
  const distances = words.map((other) => ({ other, distance: editDistance(word.toLowerCase(), other.toLowerCase()) }));
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).other;
};

/** Letters to put in, take out or replace (Levenshtein), row by row. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const listed = ({ events, nextCursor, correlation, behind }: EventsFound): string =>
  [
    ...(correlation !== null && events.length > 0 ? [`all of it followed from ${correlation}`] : []),
    events.length === 0
      ? 'no event was found'
      : table(
          ['happened', 'event', 'stream', 'by', 'id', 'caused by', 'correlation', 'personal'],
          events.map((event) => [
            ...[event.at, event.type, `${event.stream}@${event.revision}`, event.actor],
            ...[shortId(event.id), shortId(event.causationId), shortId(event.correlationId), personalInWords(event)],
          ]),
        ),
    ...(behind === 0
      ? []
      : [
          `the newest ${behind < MAX_COUNTED ? behind : `${MAX_COUNTED} or more`} events are not indexed yet, and were not searched`,
        ]),
  ].join('\n') + goesOn({ nextCursor });

const inWords = ({ events, damaged, found }: EventsVerified): string => {
  if (damaged === 0) return `${events} events are as they were written`;
  return [
    table(
      ['event', 'stream', 'revision', 'what'],
      found.map(({ id, stream, revision, code }) => [id, stream, revision, code]),
    ),
    `${damaged} of ${events} events are damaged: put the log back from a backup, and rebuild no read model before`,
  ].join('\n');
};

import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { ListedEvent } from '#application/engine/find-events.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { WithAsk } from './ask.ts';
import { withExamples } from './command-options.ts';
import { personalInWords, printJsonLines, shortId } from './event-words.ts';

type Parts = Readonly<{
  count(text: string): number;
  withAsk: WithAsk;
  isJson(): boolean;
  checkType(command: Command, type: string | undefined): Promise<void>;
}>;
type Options = Readonly<{ follow?: boolean; type?: string; user?: string; limit: number }>;

const USUAL = 20;
const MAX_AT_ONCE = 1000;
const LOOK_EVERY_MS = 1000;

/** The command that prints the newest events, and those that come. */
export const addEventTail = (events: Command, { count, withAsk, isJson, checkType }: Parts): void => {
  const tail = events
    .command('tail')
    .description('the newest events of all; --json prints one line an event')
    .option('--follow', 'go on with each event that comes, until Ctrl-C')
    .option('--type <type>', 'of this type, such as MailSent')
    .option('--user <user>', 'of this account: its number or mail address')
    .option('--limit <number>', `so many of the newest, from 1 to ${MAX_AT_ONCE}`, count, USUAL);
  withExamples(
    tail,
    'events tail',
    'events tail --follow --type JobParked',
    "--json events tail --follow | jq -r '.type'",
  ).action(async ({ follow = false, limit, ...wanted }: Options) => {
    await checkType(tail, wanted.type);
    const ended = follow ? untilStopped() : AbortSignal.abort();
    const print = isJson() ? printJsonLines : printRows();
    await withAsk(async (ask) => {
      let after: Position | null = null;
      for (let size = limit; ; size = MAX_AT_ONCE) {
        const look: Awaited<ReturnType<typeof ask<'events tail'>>> = await ask(
          'events tail',
          { ...wanted, after, limit: size },
          () => {},
        );
        print(look.events);
        after = look.position;
        if (ended.aborted) return;
        if (!look.more) await pause(LOOK_EVERY_MS, undefined, { signal: ended }).catch(() => {});
        if (ended.aborted) return;
      }
    });
  });
};

/** Ctrl-C is how following ends, and so is that nobody reads any more what is printed. */
const untilStopped = (): AbortSignal => {
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  process.stdout.on('error', () => stopping.abort());
  return stopping.signal;
};

/** Columns of one width, as nobody knows how wide later rows will be. */
const WIDTHS = [24, 26, 50, 14, 8];
const HEADS = ['happened', 'event', 'stream', 'by', 'id', 'personal'];

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('  ')
    .trimEnd();

const printRows = () => {
  console.log(row(HEADS));
  return (events: readonly ListedEvent[]): void => {
    for (const event of events) {
      const { at, type, stream, revision, actor, id } = event;
      console.log(row([at, type, `${stream}@${revision}`, actor, shortId(id), personalInWords(event)]));
    }
  };
};

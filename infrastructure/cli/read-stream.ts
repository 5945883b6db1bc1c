import type { Command } from 'commander';
import type { ListedEvent } from '#application/engine/find-events.ts';
import { CommandFailed } from '../control/command-failed.ts';
import type { WithAsk } from './ask.ts';
import { withExamples } from './command-options.ts';
import { personalInWords, printJsonLines } from './event-words.ts';
import { harmlessJson } from './mail.ts';
import { table } from './pages.ts';

type Parts = Readonly<{ count(text: string): number; withAsk: WithAsk; isJson(): boolean }>;
type Options = Readonly<{ limit?: number; newest?: boolean }>;

const PAGE = 1000;

/** The command that prints one stream. */
export const addStreamReading = (events: Command, { count, withAsk, isJson }: Parts): void => {
  const read = events
    .command('read <stream>')
    .description('the events of one stream with their clear data; --json prints one line an event')
    .option('--limit <number>', `so many, from 1 to ${PAGE}; all unless given`, count)
    .option('--newest', 'the newest first');
  withExamples(
    read,
    'events read win-0193…',
    'events read account-123456789 --newest --limit 5',
    "--json events read mail-0193… | jq '.type'",
  ).action(async (stream: string, { limit = Number.POSITIVE_INFINITY, newest = false }: Options) => {
    const found = await withAsk(async (ask) => {
      const all: ListedEvent[] = [];
      let cursor: string | null = null;
      do {
        const query = { stream, newest, limit: Math.min(PAGE, limit), cursor };
        const page: Awaited<ReturnType<typeof ask<'events find'>>> = await ask('events find', query, () => {});
        all.push(...page.events);
        cursor = page.nextCursor;
      } while (cursor !== null && all.length < limit);
      return all;
    });
    if (found.length === 0) throw new CommandFailed(`there is no stream ${stream}`);
    if (isJson()) printJsonLines(found);
    else console.log(cutToTerminal(shown(found)));
  });
};

const shown = (events: readonly ListedEvent[]): string =>
  table(
    ['revision', 'happened', 'event', 'by', 'id', 'personal', 'data'],
    events.map((event) => [
      ...[event.revision, event.at, event.type, event.actor, event.id],
      ...[personalInWords(event), harmlessJson(event.data)],
    ]),
  );

/** On a terminal a row is one line. */
const cutToTerminal = (text: string): string => {
  const { isTTY, columns } = process.stdout;
  if (!isTTY) return text;
  return text
    .split('\n')
    .map((line) => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line))
    .join('\n');
};

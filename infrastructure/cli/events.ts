import type { EventsVerified } from '#application/engine/verify-events.ts';
import type { Ask, Group } from './ask.ts';
import { table } from './pages.ts';

const DAMAGED = 1;

/** The commands about the log. */
export const addEventsCommands = (group: Group, ask: Ask): void => {
  group('events', 'the log of what happened')
    .command('verify')
    .description('check every event of the log; ends with 1 and names those that are damaged')
    .action(() => ask('events verify', undefined, inWords, ({ damaged }) => (damaged === 0 ? 0 : DAMAGED)));
};

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

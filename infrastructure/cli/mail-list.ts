import type { Command } from 'commander';
import type { ListedMail } from '#application/inbox/list-mails.ts';
import { table } from '../table.ts';
import type { AskPages } from './ask.ts';
import { goesOn, type PageOptions, pageOf, withPages } from './pages.ts';

/** The command about every mail that came. */
export const addMailListCommand = (mail: Command, ask: AskPages, count: (text: string) => number): void => {
  const list = mail
    .command('list')
    .description('every mail that came and how it ended, newest first, without any personal word');
  withPages(list, count).action((options: PageOptions) =>
    ask(
      'mail list',
      pageOf(options),
      ({ mails, nextCursor }) =>
        table(
          ['received', 'end', 'bytes', 'reason', 'id'],
          mails.map((one) => [one.at, endInWords(one), one.size, one.reason, one.id]),
        ) + goesOn({ nextCursor }),
    ),
  );
};

/** `understood (2 wins, 1 request)`, `understood (an answer)`; with nothing of these it was only answered. */
export const endInWords = ({
  end,
  wins,
  requests,
  answered,
  files,
}: Omit<ListedMail, 'at' | 'size' | 'reason' | 'id'>) => {
  if (end !== 'understood') return end;
  const held = [
    counted(wins, 'win'),
    counted(requests, 'request'),
    answered ? 'an answer' : '',
    counted(files, 'file'),
  ].filter((words) => words !== '');
  return `${end} (${held.join(', ') || 'nothing to record'})`;
};

const counted = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;

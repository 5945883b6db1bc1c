import { type Command, Option } from 'commander';
import { type SentState, sentStates } from '#application/delivery/list-sent-mails.ts';
import { table } from '../table.ts';
import type { AskPages } from './ask.ts';
import { goesOn, type PageOptions, pageOf, withPages } from './pages.ts';

type Options = PageOptions & Readonly<{ state?: SentState }>;

/** The command about mails on their way out: what was refused, ran out of time, or may have gone out or not. */
export const addSentMailCommand = (mail: Command, ask: AskPages, count: (text: string) => number): void => {
  const sent = mail
    .command('sent')
    .description('the mails we wrote and what became of them, newest first, without any personal word')
    .addOption(new Option('--state <state>', 'only those that are').choices(sentStates));
  withPages(sent, count).action(({ state, ...page }: Options) =>
    ask(
      'mail sent',
      { state: state ?? null, ...pageOf(page) },
      ({ mails, nextCursor }) =>
        table(
          ['written', 'kind', 'state', 'code', 'account', 'id'],
          mails.map(({ at, kind, state: is, code, userId, id }) => [at, kind, is, code, userId, id]),
        ) + goesOn({ nextCursor }),
    ),
  );
};

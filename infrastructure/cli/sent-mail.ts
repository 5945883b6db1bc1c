import { type Command, Option } from 'commander';
import { type SentState, sentStates } from '#application/use-cases/mail/list-sent-mails.ts';
import { table } from '../table.ts';
import type { Ask } from './ask.ts';

type Options = Readonly<{ state?: SentState; limit: number }>;

/** The command about mails on their way out: what was refused, ran out of time, or may have gone out or not. */
export const addSentMailCommand = (mail: Command, ask: Ask, count: (text: string) => number): void => {
  mail
    .command('sent')
    .description('the latest mails we wrote and what became of them, without any personal word')
    .addOption(new Option('--state <state>', 'only those that are').choices(sentStates))
    .option('--limit <number>', 'how many', count, 50)
    .action(({ state, limit }: Options) =>
      ask('mail sent', { state: state ?? null, limit }, ({ mails }) =>
        table(
          ['written', 'kind', 'state', 'code', 'account', 'id'],
          mails.map(({ at, kind, state: is, code, userId, id }) => [at, kind, is, code, userId, id]),
        ),
      ),
    );
};

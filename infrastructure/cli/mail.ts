import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { table } from '../table.ts';
import type { Ask, AskPages } from './ask.ts';
import { harmless, harmlessLine } from './harmless.ts';
import { goesOn, type PageOptions, pageOf, withPages } from './pages.ts';

const LONGEST = 60;

/** The commands about mail that operators may read, beside the list of all. */
export const addMailCommands = (mail: Command, ask: Ask, askPages: AskPages, count: (text: string) => number): void => {
  const roles = mail.command('roles').description('the mails to postmaster, abuse, support and security, newest first');
  withPages(roles, count).action((options: PageOptions) =>
    askPages(
      'mail roles',
      pageOf(options),
      ({ mails, nextCursor }) =>
        table(
          ['received', 'role', 'from', 'subject', 'answers', 'id'],
          mails.map(({ at, role, from, subject, answers, id }) => [at, role, short(from), short(subject), answers, id]),
        ) + goesOn({ nextCursor }),
    ),
  );
  mail
    .command('show <id>')
    .description('read a mail to a role, or one that its user was asked about and released')
    .option('--raw', 'as it came, headers and all')
    .action((id: string, { raw = false }: Readonly<{ raw?: boolean }>) =>
      ask('mail show', { id, raw }, ({ text }) => harmless(text)),
    );
  mail
    .command('answer <id>')
    .description('answer a mail to a role, from the address of that role')
    .requiredOption('--text <text>', 'what to write; - reads it from standard input')
    .option('--by <name>', 'who answers, for the log', userInfo().username)
    .action(async (id: string, { text, by }: Readonly<{ text: string; by: string }>) =>
      ask(
        'mail answer',
        { id, by, text: text === '-' ? await standardInput() : text },
        () => 'the answer is on its way',
      ),
    );
};

const standardInput = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const short = (text: string): string => {
  const line = harmlessLine(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

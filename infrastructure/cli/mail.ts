import { userInfo } from 'node:os';
import { type Command, Option } from 'commander';
import type { PolicyRefusals } from '#application/delivery/policy-refusals.ts';
import { type SentState, sentStates } from '#application/delivery/sent-mails.ts';
import type { ListedMail } from '#application/inbox/mails.ts';
import type { MayBeReasoned } from '../control/by-operator.ts';
import type { Ask, AskPages } from './ask.ts';
import { withOptionalReason } from './command-options.ts';
import { goesOn, type PageOptions, pageOf, table, withPages } from './pages.ts';

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
  withOptionalReason(
    mail
      .command('show <id>')
      .description('read a mail to a role, or one that its user was asked about and released')
      .option('--raw', 'as it came, headers and all'),
  ).action((id: string, { raw = false, reason }: MayBeReasoned & Readonly<{ raw?: boolean }>) =>
    ask('mail show', { id, raw, reason }, ({ text }) => harmless(text)),
  );
  withOptionalReason(
    mail
      .command('answer <id>')
      .description('answer a mail to a role, from the address of that role')
      .requiredOption('--text <text>', 'what to write; - reads it from standard input')
      .option('--by <name>', 'who answers, for the log', userInfo().username),
  ).action(async (id: string, { text, by, reason }: MayBeReasoned & Readonly<{ text: string; by: string }>) =>
    ask(
      'mail answer',
      { id, by, reason, text: text === '-' ? await standardInput() : text },
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
}: Pick<ListedMail, 'wins' | 'requests' | 'answered' | 'files'> & Readonly<{ end: string }>) => {
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

const MANY_ARE_HIT = 1;

/** The command about mails that others refuse because of us. */
export const addMailRefusalsCommand = (mail: Command, ask: Ask): void => {
  mail
    .command('refusals')
    .description(
      'mails of the last day that other servers refused because of us; ends with 1 while many accounts are hit',
    )
    .action(() =>
      ask('mail refusals', undefined, shown, ({ isAlarm }: PolicyRefusals) => (isAlarm ? MANY_ARE_HIT : 0)),
    );
};

const shown = ({ mails, accounts, codes }: PolicyRefusals): string =>
  mails === 0
    ? 'no mail of the last day was refused because of us'
    : [
        `${mails} mails to ${accounts} accounts were refused because of us in the last day`,
        table(
          ['code', 'mails', 'accounts', 'last', 'look at'],
          codes.map(({ code, mails: count, accounts: hit, lastAt }) => [code, count, hit, lastAt, whereToLook(code)]),
        ),
      ].join('\n');

/** By the enhanced codes of RFC 7372 and of the largest mail houses; a bare code of policy may be any of these. */
const whereToLook = (code: string): string =>
  PLACES.find(([pattern]) => pattern.test(code))?.[1] ?? 'block lists, reputation, content';

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/5\.7\.25$/, 'the reverse DNS (PTR) of the sending address'],
  [/5\.7\.(?:23|24|27)$/, 'the SPF record'],
  [/5\.7\.(?:20|21|22|30)$/, 'the DKIM key'],
  [/5\.7\.(?:26|32|40|509|515)$/, 'SPF, DKIM and DMARC: cairn mail dns'],
  [/5\.7\.28$/, 'how much goes out at once (SMTP_RATE)'],
  [/5\.7\.(?:10|29|3\d\d)$/, 'TLS of the relay'],
  [/5\.7\.(?:511|6\d\d|708|750)$/, 'block lists of Microsoft'],
];

/**
 * Foreign words for a terminal: what would move its cursor, recolour it, turn the direction of writing or type for its
 * user is shown as what it is. Lines stay lines unless `oneLine` is asked for.
 */
export const harmless = (text: string): string => text.replace(/\r\n/g, '\n').replace(/[^\P{C}\n\t]/gu, named);

export const harmlessLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, named).trim();

/** Data for scripts, which a terminal may show all the same: the same as JSON, without any such character in it. */
export const harmlessJson = (data: unknown): string =>
  JSON.stringify(data).replace(/\p{C}/gu, (character) => character.split('').map(escaped).join(''));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const named = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

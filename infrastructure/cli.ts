import { resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { Building } from '#application/engine/ports/projections.ts';
import type { Ask, AskPages } from './cli/ask.ts';
import { addBackupCommands } from './cli/backup.ts';
import { addBillingCommands } from './cli/billing.ts';
import { withOptionalReason } from './cli/command-options.ts';
import { addDoctorCommand } from './cli/doctor.ts';
import { addEventsCommands } from './cli/events.ts';
import { addKeyCommands } from './cli/keys.ts';
import {
  addMailCommands,
  addMailListCommand,
  addMailRefusalsCommand,
  addSentMailCommand,
  harmlessJson,
} from './cli/mail.ts';
import { addMailDnsCommand } from './cli/mail-dns.ts';
import { addAccountCommands, addBuildCommands, addDiscardCommand } from './cli/operators.ts';
import { everyPage, table } from './cli/pages.ts';
import type { MayBeReasoned } from './control/by-operator.ts';
import { type Ask as AskSomebodyOf, askServer } from './control/client.ts';
import { CommandFailed } from './control/commands.ts';
import { controlSocket } from './data-folder.ts';
import { checkEngineUrls, hasEmbeddedStore } from './engine-urls.ts';
import { BadSettings, readSettings } from './shared/settings.ts';

type AskSomebody = AskSomebodyOf['ask'];

const FAILED = 1;
const BAD_WORDS = 2;

const program = new Command('cairn')
  .description('What operators do beside a running server of the same DATA_DIR, or on the engines themselves.')
  .option('--json', 'print JSON for scripts')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(problemLine(text)) })
  .addHelpText('after', () => `\nEvery command:\n${everyCommand()}`);

/** The server on this data folder does what is asked; with engines nobody need run, and this process does it itself. */
const withAsk = async <Result>(work: (ask: AskSomebody) => Promise<Result>): Promise<Result> => {
  const settings = readSettings(process.env);
  await checkEngineUrls(settings);
  if (hasEmbeddedStore(settings)) {
    const socket = controlSocket(resolve(settings.dataDir));
    return work((...question) => askServer(socket, ...question));
  }
  const { commandsOnEngines } = await import('./control/on-engines.ts'); // the whole of Cairn: only where it is needed
  const engines = await commandsOnEngines(settings);
  return work(engines.ask).finally(engines.close);
};

const isJson = (): boolean => program.opts<{ json?: boolean }>().json === true;

const print = <Result>(result: Result, show: (result: Result) => string): void =>
  console.log(isJson() ? harmlessJson(result) : show(result));

const progress = () => (isJson() ? () => {} : showProgress());

const ask: Ask = async (name, input, show, codeOf = () => 0) => {
  const result = await withAsk((asked) => asked(name, input, progress()));
  print(result, show);
  process.exitCode = codeOf(result);
};

const askPages: AskPages = async (name, { all, ...input }, show) => {
  const result = await withAsk((asked) =>
    everyPage<typeof name>(all, input.cursor ?? null, (cursor) =>
      asked(name, { ...input, cursor } as typeof input, () => {}),
    ),
  );
  console.log(isJson() ? harmlessJson(result) : show(result));
};

/** One line, whatever the parser has to say. */
const problemLine = (text: string): string =>
  `cairn: ${text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')} (cairn --help explains every command)\n`;

const everyCommand = (): string =>
  program.commands
    .flatMap((one) =>
      one.commands.map((command) => ({ command, call: `${one.name()} ${command.name()} ${command.usage()}` })),
    )
    .map(({ command, call }) => `  ${call.replace(' [options]', optionsOf(command))}\n      ${command.description()}`)
    .join('\n');

const optionsOf = ({ options }: Command): string =>
  options.map(({ flags, mandatory }) => (mandatory ? ` ${flags}` : ` [${flags}]`)).join('');

const group = (name: string, description: string) => program.command(name).description(description);
const count = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1000)
    throw new InvalidArgumentError('a number from 1 to 1000');
  return number;
};

const accountGroup = group('account', 'accounts');
accountGroup
  .command('open')
  .description('open a proven, complimentary account and print a login link')
  .requiredOption('--email <address>', 'its mail address')
  .requiredOption('--first-name <name>', 'first name')
  .requiredOption('--last-name <name>', 'last name')
  .option('--timezone <zone>', 'IANA time zone', 'UTC')
  .action((options) =>
    ask(
      'account open',
      options,
      ({ userId, loginUrl }) => `account ${userId} is open\nlogin link (good for 10 minutes): ${loginUrl}`,
    ),
  );
withOptionalReason(
  accountGroup
    .command('login-link')
    .description('print a login link for an account')
    .requiredOption('--email <address>', 'its mail address'),
).action((options) =>
  ask('account login-link', options, ({ loginUrl }) => `login link (good for 10 minutes): ${loginUrl}`),
);

addAccountCommands(accountGroup, ask);

group('check-in', 'check-in mails')
  .command('send')
  .description('send a check-in mail now (one in ten minutes, five a day)')
  .requiredOption('--email <address>', 'whom to ask')
  .action((options) => ask('check-in send', options, () => 'the check-in is on its way'));

const mailGroup = group('mail', 'mail that came in, and what it takes to send some');
addMailListCommand(mailGroup, askPages, count);

const buildingOf = ({ version, events, total }: Building): string =>
  `serves while ${version} is built: ${events} of ${total} events`;

const projections = group('projections', 'read models');
projections
  .command('list')
  .description('every read model, how far it is and what went wrong')
  .action(() =>
    ask('projections list', undefined, ({ projections: models }) =>
      table(
        ['read model', 'version', 'events', 'behind', 'faults', 'state'],
        models.map(({ name, version, events, lag, failures, stopped, building }) => [
          name,
          version,
          events,
          lag,
          failures,
          stopped ?? (building ? buildingOf(building) : 'following'),
        ]),
      ),
    ),
  );
withOptionalReason(
  projections
    .command('rebuild <name>')
    .description('build it anew from the log, beside the one that serves, then swap')
    .option('--accept-damage', 'also when events of the log are damaged: what they held is then gone from it'),
).action((name: string, { acceptDamage = false, reason }: MayBeReasoned & Readonly<{ acceptDamage?: boolean }>) =>
  ask('projections rebuild', { name, acceptDamage, reason }, ({ events, damage, restart }) =>
    [
      `${name} was rebuilt from ${events} events`,
      ...(damage > 0 ? [`${damage} of them are damaged and not in it`] : []),
      ...(restart ? ['restart the server: it goes on from there'] : []),
    ].join('\n'),
  ),
);
withOptionalReason(
  projections.command('verify <name>').description('compare the one that serves with one built anew, byte for byte'),
).action((name: string, { reason }: MayBeReasoned) =>
  ask(
    'projections verify',
    { name, reason },
    ({ documents }) => `${name} is what the log gives: ${documents} documents alike`,
  ),
);

addBuildCommands(projections, ask);

const parked = group('parked', 'work that failed five times');
parked
  .command('list')
  .description('what is parked and why')
  .action(() =>
    ask('parked list', undefined, ({ parked: jobs }) =>
      table(
        ['job', 'account', 'tries', 'reason'],
        jobs.map(({ id, userId, attempts, reason }) => [id, userId, attempts, reason]),
      ),
    ),
  );
withOptionalReason(parked.command('retry <id>').description('send it round again')).action(
  (id: string, { reason }: MayBeReasoned) => ask('parked retry', { id, reason }, () => `${id} is tried again`),
);

addDiscardCommand(parked, ask);
addMailDnsCommand(mailGroup, isJson);
addMailCommands(mailGroup, ask, askPages, count);
addSentMailCommand(mailGroup, askPages, count);
addMailRefusalsCommand(mailGroup, ask);
addBillingCommands(group, ask);
addEventsCommands({ group, ask, askPages, count, withAsk, isJson });
addKeyCommands(group, ask);
addDoctorCommand(program, { figures: () => withAsk((asked) => asked('doctor', undefined, () => {})), print });
addBackupCommands({ group, ask, print, progress });

/** Percent, where the total is known, and events (or whatever `unit` names) a second; on a terminal in one line that is written over. */
const showProgress = () => {
  const start = performance.now();
  return ({ events, total, unit = 'events' }: Readonly<{ events: number; total: number; unit?: string }>) => {
    const percent = Math.min(100, Math.floor((events / total) * 100));
    const rate = Math.round(events / Math.max(0.001, (performance.now() - start) / 1000));
    const done = total === 0 ? `${events} ${unit}` : `${percent} %  ${events} of ${total} ${unit}`;
    const line = `${done}  ${rate} ${unit}/s`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
};

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : BAD_WORDS);
  if (error instanceof BadSettings) for (const line of error.lines) console.error(`cairn: ${line}`);
  else console.error(`cairn: ${error instanceof CommandFailed ? error.message : (error as Error).stack}`);
  process.exit(FAILED);
}

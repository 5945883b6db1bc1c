import type { Command } from 'commander';
import { accountTable } from './account-table.ts';
import type { Ask } from './ask.ts';
import { withExamples, withReason } from './command-options.ts';

type Reasoned = Readonly<{ reason: string }>;

/** The commands on builds of read models. */
export const addBuildCommands = (projections: Command, ask: Ask): void => {
  withExamples(
    withReason(
      projections.command('pause <name>').description('let a build rest where it is, in whichever process it runs'),
    ),
    'projections pause wins --reason "mail comes first"',
  ).action((name: string, { reason }: Reasoned) =>
    ask('projections pause', { name, reason }, () => `the build of ${name} pauses within a few seconds`),
  );
  withExamples(
    withReason(projections.command('resume <name>').description('go on with a build that was paused')),
    'projections resume wins --reason "the rush is over"',
  ).action((name: string, { reason }: Reasoned) =>
    ask('projections resume', { name, reason }, () => `the build of ${name} goes on within a few seconds`),
  );
};

/** The command that gives up a parked job. */
export const addDiscardCommand = (parked: Command, ask: Ask): void => {
  withExamples(
    withReason(
      parked.command('discard <id>').description('give it up, or one that it blocks: nobody does it any more'),
    ),
    'parked discard analyse-win:0193… --reason "written by a version that is gone"',
  ).action((id: string, { reason }: Reasoned) => ask('parked discard', { id, reason }, () => `${id} is given up`));
};

/** The commands on one account, by its address or its id. */
export const addAccountCommands = (accounts: Command, ask: Ask): void => {
  withExamples(
    accounts.command('find <account>').description('the id of an account, by its address'),
    'account find ada@example.com',
  ).action((account: string) => ask('account find', { account }, ({ userId }) => String(userId)));
  withExamples(
    accounts
      .command('show <account>')
      .description('an account in times, counts and codes, without a word of its owner'),
    'account show ada@example.com',
    'account show 123456789 --json',
  ).action((account: string) => ask('account show', { account }, accountTable));
  withExamples(
    withReason(accounts.command('sign-out <account>').description('end every session of an account')),
    'account sign-out ada@example.com --reason "a stolen laptop"',
  ).action((account: string, { reason }: Reasoned) =>
    ask('account sign-out', { account, reason }, ({ sessions }) => `${sessions} sessions have ended`),
  );
  withExamples(
    withReason(accounts.command('erase <account>').description('erase an account for good, in two steps')).option(
      '--confirm <word>',
      'what the first step printed; good for ten minutes',
    ),
    'account erase ada@example.com --reason "asked for by mail"',
    'account erase ada@example.com --reason "asked for by mail" --confirm 3fK…',
  ).action((account: string, { reason, confirm }: Reasoned & Readonly<{ confirm?: string }>) =>
    ask('account erase', { account, reason, confirm: confirm ?? null }, ({ userId, erased, confirmation }) =>
      erased
        ? `account ${userId} is closed, and erased within the hour`
        : `nothing is erased yet. To erase account ${userId} for good, say so within ten minutes: --confirm ${confirmation}`,
    ),
  );
};

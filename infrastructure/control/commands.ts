import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { ACCOUNTS } from '#application/accounts/accounts.ts';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import type { ModelStatus, Verification } from '#application/engine/ports/projections.ts';
import type { PageWanted } from '#application/engine/ports/read-models.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { listParked, type ParkedJob, retryJob } from '#application/engine/work/parked-jobs.ts';
import { type ListedMails, listMails } from '#application/inbox/mails.ts';
import { isTimezone } from '#domain/time/local-time.ts';
import { isLogDamaged } from '#projections/engine/rebuild.ts';
import { isNoSuchModel } from '#projections/engine/runner.ts';
import type { Running } from '../wiring.ts';
import { createBackupCommands } from './backup-commands.ts';
import { createBillingCommands } from './billing-commands.ts';
import { byOperator, type MayBeReasoned } from './by-operator.ts';
import { CommandFailed, unknownPage } from './command-failed.ts';
import { createDoctorCommands } from './doctor-commands.ts';
import { createEventCommands } from './event-commands.ts';
import { createKeyCommands } from './key-commands.ts';
import { createMailCommands, createSentMailCommands } from './mail-commands.ts';
import { createOperatorCommands } from './operator-commands.ts';

export { CommandFailed } from './command-failed.ts';

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+)$/;
const NAME = /^(?=.*\S)\P{Cc}{1,100}$/u;

/** `unit`: what is counted; events unless said. */
export type Report = (progress: Readonly<{ events: number; total: number; unit?: string }>) => void;

type Parts = Pick<Running, 'services' | 'projections' | 'refusals' | 'operators' | 'backups' | 'keys'>;

/** What operators can ask of the running server. Input comes from the command line, already checked for shape. */
export const createCommands = (running: Parts): Commands => byOperator(commandsOf(running), running.services);

const commandsOf = ({ services, projections, refusals, operators, backups, keys }: Parts) => {
  const loginUrl = async (userId: number) => {
    const linkId = await makeLoginLink(services, { userId, intent: '' });
    return `${services.publicUrl}/login?token=${services.tokens.linkToken('login', linkId)}`;
  };
  return {
    ...createBillingCommands(services),
    ...createSentMailCommands(services),
    ...createMailCommands(services),
    ...createEventCommands(services),
    ...createOperatorCommands({ services, operators }),
    ...createBackupCommands(backups),
    ...createKeyCommands(services, keys),
    ...createDoctorCommands(services, operators, keys),
    async 'account open'(input: { email: string; firstName: string; lastName: string; timezone: string }) {
      if (!isTimezone(input.timezone))
        throw new CommandFailed(`${input.timezone} is no time zone (such as Europe/Paris)`);
      const domain = ADDRESS.exec(input.email)?.[1];
      if (!domain || input.email.length > 254) throw new CommandFailed(`${input.email} is no mail address`);
      if (domain.toLowerCase() === services.mail.domain)
        throw new CommandFailed(`${input.email} is an address of ours: mail to it would come back to us`);
      for (const name of [input.firstName, input.lastName])
        if (!NAME.test(name)) throw new CommandFailed('a name is one line of 1 to 100 characters');
      const opened = await openAccount(services, input);
      if ('refused' in opened) throw new CommandFailed(`there is an account for ${input.email} already`);
      if (opened.position) await waitForReadModels(services.readModels, [ACCOUNTS], opened.position);
      return { userId: opened.userId, loginUrl: await loginUrl(opened.userId) };
    },
    async 'account login-link'({ email }: { email: string } & MayBeReasoned) {
      const found = await accountByAddress(services, email);
      if (!found) throw new CommandFailed(`there is no account for ${email}`);
      return { userId: found.userId, loginUrl: await loginUrl(found.userId) };
    },
    async 'check-in send'({ email }: { email: string }) {
      const found = await accountByAddress(services, email);
      if (!found || !(await personOf(services, found.userId)))
        throw new CommandFailed(`there is no account for ${email}`);
      const requested = await requestCheckIn(services, found.userId);
      if ('refused' in requested)
        throw new CommandFailed(
          {
            'too-often': 'a check-in was sent a moment ago: one in ten minutes, five a day',
            inactive: `the subscription of ${email} has ended: there are no check-ins`,
            'no-such-account': `there is no account for ${email}`,
          }[requested.refused],
        );
      return { userId: found.userId, mailId: requested.mailId };
    },
    async 'mail list'(page: PageWanted): Promise<ListedMails> {
      return listMails(services, refusals, page).catch(unknownPage);
    },
    async 'projections list'(): Promise<{ projections: readonly ModelStatus[] }> {
      return { projections: await projections.status() };
    },
    async 'projections rebuild'({ name, acceptDamage = false }: RebuildWords, report: Report) {
      const wasHeld = projections.isHeld(name);
      const rebuilt = await projections.rebuild(name, report, { acceptDamage }).catch(inOperatorsWords);
      return { name, ...rebuilt, restart: wasHeld };
    },
    async 'projections verify'(
      { name }: { name: string } & MayBeReasoned,
      report: Report,
    ): Promise<Verification & { name: string }> {
      const verification = await projections.verify(name, report).catch(inOperatorsWords);
      if (!verification.equal) throw new CommandFailed(differenceOf(name, verification));
      return { name, ...verification };
    },
    async 'parked list'(): Promise<{ parked: readonly ParkedJob[] }> {
      return { parked: await listParked(services) };
    },
    async 'parked retry'({ id }: { id: string } & MayBeReasoned) {
      const retried = await retryJob(services, id);
      if ('refused' in retried) throw new CommandFailed(`${id} is not parked`);
      return { id };
    },
  };
};

export type Commands = ReturnType<typeof commandsOf>;

type RebuildWords = MayBeReasoned & Readonly<{ name: string; acceptDamage?: boolean }>;

/** A rebuild mends documents that are wrong. Where the log is damaged it would take those away that are still right. */
const differenceOf = (name: string, { differences, different, damage }: Verification): string => {
  const difference = `${name} differs from what the log gives in ${differences} documents, first at ${different[0]}`;
  if (damage === 0) return `${difference}: rebuild it`;
  return `${difference}, as ${counted(damage)} of the log cannot be read: do not rebuild it, it would lose what they held. ${HELP}`;
};

const HELP = 'cairn events verify names them; put the log back from a backup';

const counted = (events: number): string => `${events} ${events === 1 ? 'event' : 'events'}`;

const inOperatorsWords = (error: unknown): never => {
  if (isNoSuchModel(error)) throw new CommandFailed((error as Error).message);
  if (isLogDamaged(error))
    throw new CommandFailed(
      `${(error as Error).message}: nothing was changed, as a new read model would lose what they held. ${HELP}, or go on without them with cairn projections rebuild --accept-damage`,
    );
  throw error;
};

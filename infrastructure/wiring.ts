import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Changes, createChanges } from '#application/changes.ts';
import { createLeases, type Leases } from '#application/jobs/leases.ts';
import { createMailFirst, type MailFirst } from '#application/jobs/mail-first.ts';
import { type Reactor, startReactor } from '#application/jobs/reactor.ts';
import { type Clock, systemClock } from '#application/ports/clock.ts';
import type { Fault } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { MailComposer } from '#application/ports/mail-composer.ts';
import type { MailJudge } from '#application/ports/mail-judge.ts';
import type { MailReader } from '#application/ports/mail-reader.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import { WORK } from '#application/ports/work.ts';
import type { Writer } from '#application/ports/writer.ts';
import { analyseWin } from '#application/reactions/analyse-win.ts';
import { answerMail } from '#application/reactions/answer-mail.ts';
import { judgeMail } from '#application/reactions/judge-mail.ts';
import { readMail } from '#application/reactions/read-mail.ts';
import { recordWins } from '#application/reactions/record-wins.ts';
import { sendCheckIn } from '#application/reactions/send-check-in.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { createRefusals, type Refusals } from '#application/refusals.ts';
import type { Services } from '#application/services.ts';
import { createTokens } from '#application/tokens.ts';
import { createMailIntake } from '#application/use-cases/receive-mail.ts';
import { createMailReader } from '#mail-gateway/reading/reader.ts';
import { createSandboxMailbox } from '#mail-gateway/sandbox/mailbox.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { startGateway } from '#mail-gateway/smtp/gateway.ts';
import { createMailJudge, type JudgeOptions } from '#mail-gateway/smtp/judge.ts';
import { loopback } from '#mail-gateway/smtp/limits.ts';
import { accounts } from '#projections/accounts.ts';
import { mails } from '#projections/mails.ts';
import { outbox } from '#projections/outbox.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/runner.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import { startWebServer } from '#web/api/server.ts';
import { createOutbox } from './builtin/outbox.ts';
import { builtinWriter } from './builtin/writer/writer.ts';
import type { DataFolder } from './data-folder.ts';
import type { Settings } from './shared/settings.ts';
import { createRelay } from './smtp/relay.ts';
import { openStores, type Stores } from './stores.ts';

export const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url));

/** What a test may put in place of the real thing. */
export type Overrides = Readonly<{
  clock?: Clock;
  writer?: Writer;
  resolver?: NonNullable<JudgeOptions['resolver']>;
}>;

/** The whole of Cairn, running. */
export type App = Readonly<{
  services: Services;
  projections: ProjectionRunner;
  refusals: Refusals;
  web: Readonly<{ port: number; url: string }>;
  smtp: Readonly<{ host: string; port: number }>;
  stop(): Promise<void>;
}>;

/**
 * Starts every part in one process, stores first, doors last; what has started is stopped again, last first, when a later
 * part cannot. `onFatal` is told when a store is past helping and the process should end.
 */
export const startApp = async (
  settings: Settings,
  folder: DataFolder,
  logger: Logger,
  onFatal: (fault: Fault) => void,
  overrides: Overrides = {},
): Promise<App> => {
  const running = new AsyncDisposableStack();
  try {
    const services = await openServices(settings, folder, onFatal, overrides, logger, running);
    const mail = mailParts(settings, services, overrides, running);
    const work = await startWork(settings, services, mail, overrides, logger, running);
    const refusals = createRefusals(services, (error) => logger.error('a refusal could not be noted', error));
    const smtp = await openMailDoor(settings, services, mail, refusals, logger, running);
    const web = await openWebDoor(settings, services, work, smtp, logger, running);
    return { services, ...work, refusals, smtp, web, stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
};

type OpenServices = Services & Pick<Stores, 'readModels'>;

const openServices = async (
  settings: Settings,
  folder: DataFolder,
  onFatal: (fault: Fault) => void,
  { clock = systemClock }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<OpenServices> => {
  const stores = await openStores(settings, folder, clock, onFatal, (code, id) =>
    logger.warn('the words of an event cannot be opened', { eventId: id, code }),
  );
  running.defer(stores.close);
  const { domain, from, support } = settings.mail;
  const tokens = await createTokens(stores.vault, domain);
  return { ...stores, clock, tokens, mail: { domain, from, support }, publicUrl: settings.web.publicUrl };
};

type MailParts = Readonly<{
  mailFirst: MailFirst;
  judge: MailJudge;
  composer: MailComposer;
  reader: MailReader;
  mailer: Mailer;
}>;

const mailParts = (
  { mail, brandName, web, trustedRelays, smtpUrl }: Settings,
  { tokens, archive }: Services,
  { resolver }: Overrides,
  running: AsyncDisposableStack,
): MailParts => {
  const reader = createMailReader();
  running.defer(() => reader.close());
  const mailer = smtpUrl ? createRelay({ url: smtpUrl }) : createOutbox(archive);
  running.defer(() => mailer.close());
  const judge = createMailJudge({ trustedRelays, domain: mail.domain, ...(resolver ? { resolver } : {}) });
  const { domain, from: mailFrom } = mail;
  const composer = createMailComposer({ brandName, domain, mailFrom, publicUrl: web.publicUrl, tokens });
  return { mailFirst: createMailFirst(), judge, composer, reader, mailer };
};

/** What only needs our own stores, and what asks others (the DNS, a writer, a relay): a slow one holds up no win. */
const reactionsOf = (services: Services, mail: MailParts, writer: Writer, leases: Leases) => ({
  own: [readMail({ ...services, ...mail }), recordWins(services), answerMail(services), sendCheckIn(services)],
  others: [
    judgeMail({ ...services, ...mail }),
    analyseWin({ ...services, writer }),
    sendMail({ ...services, ...mail, leases }),
  ],
});

/** The read models that pages show as lists; a page hears of no other. */
const shownLists: ReadonlySet<string> = new Set([wins.name, outbox.name]);

type Work = Readonly<{ projections: ProjectionRunner; changes: Changes }>;

/** The read models follow, and the reactor does what they find open. */
const startWork = async (
  { eventStoreUrl, mongoUrl, smtpUrl }: Settings,
  services: OpenServices,
  mail: MailParts,
  { writer = builtinWriter }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Work> => {
  const alone = !(eventStoreUrl && mongoUrl); // an embedded store is locked by one process
  const leases = createLeases(services, randomUUID(), alone);
  const reactions = reactionsOf(services, mail, writer, leases);
  const changes = createChanges(new Set(smtpUrl ? [] : ['outbox']));
  const reactors: Reactor[] = [];
  const projections = await startProjectionRunner({
    log: services.log,
    store: services.readModels,
    projectors: [
      work([...reactions.own, ...reactions.others].map(({ rules }) => rules)),
      wins,
      mails,
      accounts,
      outbox,
    ],
    logger,
    onStopped() {
      for (const reactor of reactors) void reactor.stop(); // another process, of a newer release, takes over
    },
    onApplied(model, users) {
      if (model === WORK) for (const reactor of reactors) reactor.wake();
      if (shownLists.has(model)) changes.publish(model, users);
    },
  });
  running.defer(projections.stop);
  const parts = { ...services, leases, logger, mailFirst: mail.mailFirst };
  for (const [name, list] of Object.entries(reactions)) {
    const reactor = await startReactor(parts, list, `reactor-${name}`);
    running.defer(reactor.stop);
    reactors.push(reactor);
  }
  return { projections, changes };
};

const openMailDoor = async (
  { mail: { host, port, domain }, trustedRelays }: Settings,
  services: Services,
  { judge, mailFirst }: MailParts,
  refusals: Refusals,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<App['smtp']> => {
  const gateway = await startGateway({
    intake: createMailIntake(services, refusals.note, { mailFirst }),
    judge,
    host,
    port,
    domain,
    neighbours: [...loopback, ...trustedRelays],
    log: (message, error) => logger.error(message, error),
  });
  running.defer(gateway.close);
  return { host, port: gateway.port };
};

const openWebDoor = async (
  { web, brandName, smtpUrl }: Settings,
  services: Services,
  { projections, changes }: Work,
  smtp: App['smtp'],
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<App['web']> => {
  const sandbox = smtpUrl ? null : createSandboxMailbox({ ...services, smtp });
  const server = await startWebServer({
    parts: { ...services, brandName, projections, sandbox },
    changes,
    logger,
    host: web.host,
    port: web.port,
    origins: ownOrigins(web),
    client: CLIENT_FOLDER,
  });
  running.defer(server.close);
  return { port: server.port, url: web.publicUrl };
};

/** On this machine alone, all its names are us. */
const ownOrigins = ({ publicUrl, host, port }: Settings['web']): ReadonlySet<string> => {
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const names = isLocal ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`) : [];
  return new Set([new URL(publicUrl).origin, ...names]);
};

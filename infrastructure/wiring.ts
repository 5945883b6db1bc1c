import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Changes, createChanges } from '#application/changes.ts';
import { createLeases } from '#application/leases.ts';
import { type Clock, systemClock } from '#application/ports/clock.ts';
import type { Fault } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import { WORK } from '#application/ports/work.ts';
import type { Writer } from '#application/ports/writer.ts';
import type { Reaction } from '#application/reaction.ts';
import { analyseWin } from '#application/reactions/analyse-win.ts';
import { answerMail } from '#application/reactions/answer-mail.ts';
import { judgeMail } from '#application/reactions/judge-mail.ts';
import { readMail } from '#application/reactions/read-mail.ts';
import { recordWins } from '#application/reactions/record-wins.ts';
import { sendCheckIn } from '#application/reactions/send-check-in.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { type Reactor, startReactor } from '#application/reactor.ts';
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
import { openStores } from './stores.ts';

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
  reactor: Reactor;
  web: Readonly<{ port: number; url: string }>;
  smtp: Readonly<{ host: string; port: number }>;
  stop(): Promise<void>;
}>;

type Started = { stop(): Promise<void> };

/**
 * Starts every part in one process, stores first, doors last; what has started is stopped again when a later part
 * cannot. `onFatal` is told when a store is past helping and the process should end.
 */
export const startApp = async (
  settings: Settings,
  folder: DataFolder,
  logger: Logger,
  onFatal: (fault: Fault) => void,
  overrides: Overrides = {},
): Promise<App> => {
  const started: Started[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  try {
    return { ...(await startParts(settings, folder, logger, onFatal, overrides, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const startParts = async (
  settings: Settings,
  folder: DataFolder,
  logger: Logger,
  onFatal: (fault: Fault) => void,
  { clock = systemClock, writer = builtinWriter, resolver }: Overrides,
  started: Started[],
): Promise<Omit<App, 'stop'>> => {
  const stores = await openStores(settings, folder, clock, onFatal);
  started.push({ stop: stores.close });
  const { mail, brandName, smtpUrl, web } = settings;
  const services: Services = {
    ...stores,
    clock,
    tokens: await createTokens(stores.vault, mail.domain),
    mail: { domain: mail.domain, from: mail.from, support: mail.support },
    publicUrl: web.publicUrl,
  };
  const judge = createMailJudge({
    trustedRelays: settings.trustedRelays,
    domain: mail.domain,
    ...(resolver ? { resolver } : {}),
  });
  const composer = createMailComposer({
    brandName,
    domain: mail.domain,
    mailFrom: mail.from,
    publicUrl: web.publicUrl,
    tokens: services.tokens,
  });
  const reader = createMailReader();
  started.push({ stop: () => reader.close() });
  const mailer = smtpUrl ? createRelay({ url: smtpUrl }) : createOutbox(stores.archive);
  started.push({ stop: () => mailer.close() });
  const alone = !(settings.eventStoreUrl && settings.mongoUrl); // an embedded store is locked by one process
  const leases = createLeases(services, randomUUID(), alone);
  const reactions: readonly Reaction[] = [
    judgeMail({ ...services, judge }),
    readMail({ ...services, reader, composer }),
    recordWins(services),
    analyseWin({ ...services, writer }),
    answerMail(services),
    sendCheckIn(services),
    sendMail({ ...services, composer, mailer, leases }),
  ];
  const changes = createChanges(new Set(smtpUrl ? [] : ['outbox']));
  const wakers: (() => void)[] = [];
  const projections = await startProjectionRunner({
    log: stores.log,
    store: stores.readModels,
    projectors: [work(reactions.map(({ rules }) => rules)), wins, mails, accounts, outbox],
    logger,
    onApplied(model, users) {
      if (model === WORK) for (const wake of wakers) wake();
      changes.publish(model, users);
    },
  });
  started.push(projections);
  const reactor = await startReactor({ ...services, leases, logger }, reactions);
  wakers.push(reactor.wake);
  started.push(reactor);
  const refusals = createRefusals(services, (error) => logger.error('a refusal could not be noted', error));
  const gateway = await startGateway({
    intake: createMailIntake(services, refusals.note),
    judge,
    host: mail.host,
    port: mail.port,
    domain: mail.domain,
    neighbours: [...loopback, ...settings.trustedRelays],
    log: (message, error) => logger.error(message, error),
  });
  started.push({ stop: gateway.close });
  const smtp = { host: mail.host, port: gateway.port };
  const server = await openDoors(settings, services, projections, changes, logger, smtp);
  started.push({ stop: server.close });
  return { services, projections, refusals, reactor, web: { port: server.port, url: web.publicUrl }, smtp };
};

const openDoors = (
  { web, brandName, smtpUrl }: Settings,
  services: Services,
  projections: ProjectionRunner,
  changes: Changes,
  logger: Logger,
  smtp: App['smtp'],
) =>
  startWebServer({
    parts: {
      ...services,
      brandName,
      projections,
      sandbox: smtpUrl ? null : createSandboxMailbox({ ...services, smtp }),
    },
    changes,
    logger,
    host: web.host,
    port: web.port,
    origins: ownOrigins(web),
    client: CLIENT_FOLDER,
  });

/** On this machine alone, both its names are us. */
const ownOrigins = ({ publicUrl, host, port }: Settings['web']): ReadonlySet<string> => {
  const own = new URL(publicUrl).origin;
  const local =
    host === '127.0.0.1' || host === 'localhost' ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : [];
  return new Set([own, ...local]);
};

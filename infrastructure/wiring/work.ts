import { randomUUID } from 'node:crypto';
import { type Changes, createChanges } from '#application/changes.ts';
import { createLeases } from '#application/jobs/leases.ts';
import { type Reactor, startReactor } from '#application/jobs/reactor.ts';
import type { Logger } from '#application/ports/logger.ts';
import { WORK } from '#application/ports/work.ts';
import { accounts } from '#projections/accounts.ts';
import { mails } from '#projections/mails.ts';
import { outbox } from '#projections/outbox.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/runner.ts';
import { sentMails } from '#projections/sent-mails.ts';
import { subscriptions } from '#projections/subscriptions.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import { builtinWriter } from '../builtin/writer/writer.ts';
import { followSandboxNotices } from '../sandbox-notices.ts';
import type { Settings } from '../shared/settings.ts';
import type { MailParts } from './mail-parts.ts';
import type { Overrides } from './overrides.ts';
import { reactionsOf } from './reactions.ts';
import type { OpenServices } from './services.ts';

/** The read models whose changes pages show; a page hears of no other. */
const shownLists: ReadonlySet<string> = new Set([wins.name, outbox.name, accounts.name, subscriptions.name]);

export type Work = Readonly<{ projections: ProjectionRunner; changes: Changes }>;

/** The read models follow, and the reactor does what they find open. */
export const startWork = async (
  { eventStoreUrl, mongoUrl, smtpUrl, twilio }: Settings,
  services: OpenServices,
  mail: MailParts,
  { writer = builtinWriter }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Work> => {
  const alone = !(eventStoreUrl && mongoUrl); // an embedded store is locked by one process
  const leases = createLeases(services, randomUUID(), alone);
  const reactions = reactionsOf(services, mail, writer, leases);
  const changes = createChanges(new Set(smtpUrl && twilio ? [] : ['outbox']));
  const reactors: Reactor[] = [];
  const projections = await startProjectionRunner({
    log: services.log,
    store: services.readModels,
    projectors: [
      work([...reactions.own, ...reactions.others].map(({ rules }) => rules)),
      wins,
      mails,
      sentMails,
      accounts,
      subscriptions,
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
  const notices = followSandboxNotices(services, logger);
  running.defer(notices.stop);
  return { projections, changes };
};

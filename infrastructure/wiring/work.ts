import { randomUUID } from 'node:crypto';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { noDocuments } from '#application/documents/document-source.ts';
import { type Changes, createChanges } from '#application/engine/changes.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { WORK } from '#application/engine/ports/work.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { type Reactor, startReactor } from '#application/engine/work/reactor.ts';
import { accounts } from '#projections/accounts.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { type ProjectionRunner, startProjectionRunner } from '#projections/engine/runner.ts';
import { mails } from '#projections/mails.ts';
import { messageThreads } from '#projections/message-threads.ts';
import { messages } from '#projections/messages.ts';
import { needsYou } from '#projections/needs-you.ts';
import { outbox } from '#projections/outbox.ts';
import { removedWins } from '#projections/removed-wins.ts';
import { sentMails } from '#projections/sent-mails.ts';
import { subscriptions } from '#projections/subscriptions.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import type { Scheduler } from '#scheduler/scheduler.ts';
import { builtinWriter } from '../builtin/writer/writer.ts';
import { followSandboxNotices } from '../sandbox-notices.ts';
import type { Settings } from '../shared/settings.ts';
import type { MailParts } from './mail-parts.ts';
import type { Overrides } from './overrides.ts';
import { reactionsOf } from './reactions.ts';
import { startScheduling } from './scheduling.ts';
import type { OpenServices } from './services.ts';

/** Every read model but the backlog of work, which the reactions make. */
const readModels = [
  wins,
  removedWins,
  mails,
  messages,
  messageThreads,
  sentMails,
  accounts,
  subscriptions,
  checkInsDue,
  needsYou,
  outbox,
] as const;

/** The read models whose changes pages show; a page hears of no other. */
const shownLists: ReadonlySet<string> = new Set([
  wins.name,
  removedWins.name,
  outbox.name,
  accounts.name,
  subscriptions.name,
  checkInsDue.name,
  messages.name,
  needsYou.name,
]);

export type Work = Readonly<{ projections: ProjectionRunner; changes: Changes; scheduler: Scheduler }>;

/** The read models follow, and the reactor does what they find open. */
export const startWork = async (
  { eventStoreUrl, mongoUrl, relay, twilio }: Settings,
  services: OpenServices,
  mail: MailParts,
  overrides: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Work> => {
  const alone = !(eventStoreUrl && mongoUrl); // an embedded store is locked by one process
  const leases = createLeases(services, randomUUID(), alone);
  const reactions = reactionsOf(
    services,
    mail,
    overrides.writer ?? builtinWriter,
    leases,
    overrides.documents ?? noDocuments,
    logger,
  );
  const changes = createChanges(new Set(relay && twilio ? [] : ['outbox']));
  const reactors: Reactor[] = [];
  const stopping: (() => Promise<void>)[] = [];
  const projections = await startProjectionRunner({
    log: services.log,
    store: services.readModels,
    projectors: [
      work(
        Object.values(reactions)
          .flat()
          .map(({ rules }) => rules),
      ),
      ...readModels,
    ],
    logger,
    onStopped() {
      for (const stop of stopping) void stop(); // another process, of a newer release, takes over
    },
    onApplied(model, users) {
      if (model === WORK) for (const reactor of reactors) reactor.wake();
      if (shownLists.has(model)) changes.publish(model, users);
    },
  });
  running.defer(projections.stop);
  // What held documents say is open may be done already: nothing is done by them.
  const isHeld = [WORK, CHECK_INS_DUE].some(projections.isHeld);
  const parts = { ...services, leases, logger, backPressure: mail.backPressure };
  for (const [name, list] of Object.entries(reactions)) {
    const reactor = await startReactor(parts, list, `reactor-${name}`);
    running.defer(reactor.stop);
    reactors.push(reactor);
    stopping.push(reactor.stop);
    if (isHeld) void reactor.stop();
  }
  const scheduler = await startScheduling(services, leases, overrides, logger, running);
  stopping.push(scheduler.stop);
  if (isHeld) void scheduler.stop();
  const notices = followSandboxNotices(services, logger);
  running.defer(notices.stop);
  return { projections, changes, scheduler };
};

import { randomUUID } from 'node:crypto';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { documentsByMail } from '#application/documents/by-mail.ts';
import type { DocumentParts } from '#application/documents/document-parts.ts';
import { createBuilds } from '#application/engine/builds.ts';
import { type Changes, createChanges } from '#application/engine/changes.ts';
import { countingErrors } from '#application/engine/counted-errors.ts';
import type { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { WORK } from '#application/engine/ports/work.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { noteWorkNow, workOfAll } from '#application/engine/work/noted-work.ts';
import type { Reactor } from '#application/engine/work/reactor.ts';
import { createRefusals } from '#application/inbox/refusals.ts';
import type { OperatorParts } from '#application/operators/parts.ts';
import { replayErasures } from '#application/privacy/replay-erasures.ts';
import type { DataFolder } from './data-folder.ts';
import { dnsAdvice } from './dns/advice.ts';
import { createDnsHealth } from './dns/health.ts';
import { hasEmbeddedStore } from './engine-urls.ts';
import { type DiskReserve, openDiskReserve } from './files/disk-space.ts';
import { readMailKeys } from './shared/mail-keys.ts';
import type { Settings } from './shared/settings.ts';
import { isLocal, startApi } from './wiring/api.ts';
import { type App, type PartName, partNames, type Running } from './wiring/app.ts';
import { createBackups } from './wiring/backups.ts';
import { documentParts } from './wiring/document-parts.ts';
import { startGateway } from './wiring/gateway.ts';
import { createKeyRotation } from './wiring/key-rotation.ts';
import { type MailParts, mailParts } from './wiring/mail-parts.ts';
import { type Minds, openMinds } from './wiring/minds.ts';
import { onceCurrent } from './wiring/once-current.ts';
import type { Overrides } from './wiring/overrides.ts';
import { projectionsElsewhere, startProjector } from './wiring/projector.ts';
import { operatorLists, projectorsOf, shownLists } from './wiring/projectors.ts';
import { reactionsOf } from './wiring/reactions.ts';
import { startScheduler } from './wiring/scheduler.ts';
import { type OpenServices, openServices } from './wiring/services.ts';
import { storeSizes } from './wiring/store-sizes.ts';
import { openTelemetry, startMetrics } from './wiring/telemetry.ts';
import { startWorker } from './wiring/worker.ts';

export { CLIENT_FOLDER } from './wiring/api.ts';
export { type App, type PartName, partNames, type Running } from './wiring/app.ts';
export type { Overrides } from './wiring/overrides.ts';

type Begin = (
  settings: Settings,
  folder: DataFolder,
  logger: Logger,
  onFatal: (fault: Fault) => void,
  overrides?: Overrides,
) => Promise<Running>;

/**
 * Starts the named parts in one process, stores first, what serves last; what has started is stopped again, last first,
 * when a later part cannot. With no parts it is what operators' commands work on. `onFatal` is told when a store is past
 * helping and the process should end.
 */
export const startParts = async (
  parts: ReadonlySet<PartName>,
  ...[settings, folder, given, onFatal, overrides = {}]: Parameters<Begin>
): Promise<Running> => {
  const running = new AsyncDisposableStack();
  try {
    const ended = new AbortController();
    const keys = await readMailKeys(settings);
    const diskReserve = await diskReserveOf(settings, folder, overrides, given, running); // or no store opens on a full disk
    const telemetry = await openTelemetry(settings, parts, overrides, given, running);
    const services = await openServices(settings, folder, onFatal, overrides, telemetry, given, running);
    const logger = countingErrors(given, services.figures);
    if (parts.size > 0) {
      await replayErasures(services);
      void services.backup?.erasures.copy(); // a process that was killed may not have come to it
    }
    const rotation = createKeyRotation(settings, folder, services, logger);
    running.defer(rotation.stop);
    const mail = await mailParts(settings, keys, services, overrides, running);
    const minds = await openMinds(settings, services, mail.aboutWin, overrides, logger);
    const writing = documentParts(services, minds, running);
    const refusals = createRefusals(services, (error) => logger.error('a refusal could not be noted', error));
    const { changes, projections, builds, workNow, scheduler, backups } = await startWork(
      parts,
      settings,
      services,
      mail,
      { minds, writing },
      overrides,
      ended,
      logger,
      running,
    );
    const isPublicHost = !isLocal(settings.web);
    const dns = createDnsHealth(dnsAdvice(settings, keys.dkim).records);
    const sizes = storeSizes(settings, folder);
    const ai = { model: settings.openai?.model ?? null, prices: settings.aiPrices };
    const operators = { projections, builds, workNow, refusals, dns, sizes, ai, logger, isPublicHost };
    const forMetrics = { ...services, projections: parts.has('api') || parts.has('projector') ? projections : null };
    const metrics = await startMetrics(settings, forMetrics, telemetry.prometheus, running);
    const smtp = parts.has('gateway') ? await startGateway(settings, services, mail, refusals, logger, running) : null;
    const { aiInsightWriter, aiCareerReader = null } = minds;
    const forApi = {
      ...services,
      ...writing,
      clerk: minds.writer,
      aiInsightWriter,
      aiCareerReader,
      diskReserve,
      operators,
      metricsPage: metrics.page,
      smtp: smtp ?? settings.mail,
    };
    const web =
      parts.has('api') && changes
        ? await startApi(settings, { ...forApi, changes }, mail, overrides, logger, running)
        : null;
    return {
      services,
      projections,
      operators,
      refusals,
      scheduler,
      backups,
      keys: rotation,
      smtp,
      web,
      metrics: metrics.address,
      stop: () => running.disposeAsync(),
    };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
};

/** The read models first, for what works from them does so at once. */
const startWork = async (
  parts: ReadonlySet<PartName>,
  settings: Settings,
  services: OpenServices,
  mail: MailParts,
  { minds, writing }: Readonly<{ minds: Minds; writing: DocumentParts }>,
  overrides: Overrides,
  ended: AbortController,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<
  Pick<Running, 'projections' | 'scheduler' | 'backups'> &
    Pick<OperatorParts, 'builds' | 'workNow'> &
    Readonly<{ changes: Changes | null }>
> => {
  const isAlone = hasEmbeddedStore(settings);
  const processId = randomUUID();
  const leases = createLeases(services, processId, isAlone);
  const byMail = overrides.documents ?? documentsByMail({ ...services, ...writing });
  const reactions = reactionsOf(services, mail, minds, leases, { ...writing, documents: byMail }, logger);
  const projectors = projectorsOf(
    reactions.map(({ rules }) => rules),
    settings.eventStoreUrl !== null,
  );
  const open: ReadonlySet<string> = new Set(settings.relay && settings.twilio ? [] : ['outbox']);
  const hears = parts.has('api') || parts.has('worker');
  const changes = hears
    ? await createChanges(services.changeFeed, { shown: shownLists, open, operators: operatorLists })
    : null;
  running.defer(() => changes?.close());
  const builds = createBuilds(services);
  const elsewhere = projectionsElsewhere(services, projectors, logger, builds);
  const projections = parts.has('projector')
    ? await startProjector(
        { ...services, logger, builds, leases: isAlone ? null : leases },
        projectors,
        elsewhere,
        () => ended.abort(),
        running,
      )
    : elsewhere;
  const forWork = { ...services, leases, logger, backPressure: mail.backPressure };
  // What older documents say is open may be done already: nothing is done by them.
  let reactor: Reactor | null = null;
  if (parts.has('worker') && changes)
    await onceCurrent(projections, WORK.name, logger, running, async (own) => {
      const started = await startWorker({ ...forWork, changes }, reactions, ended.signal, own);
      if (!isAlone) own.defer(noteWorkNow(services, processId, started.now).stop);
      reactor = started;
    });
  const workNow = async () => (isAlone ? (reactor?.now() ?? null) : workOfAll(services));
  const scheduler = parts.has('scheduler')
    ? await onceCurrent(projections, CHECK_INS_DUE.name, logger, running, (own) =>
        startScheduler(services, leases, overrides, ended.signal, logger, own),
      )
    : null;
  const ticksByItself = parts.has('scheduler') && overrides.ticksByItself !== false;
  const backups =
    settings.backup && services.backup
      ? createBackups({ ...services, ...services.backup, settings: settings.backup, leases, logger }, ticksByItself)
      : null;
  running.defer(() => backups?.stop());
  return { changes, projections, builds, workNow, scheduler, backups };
};

/** Where nothing is kept on this disk, no room on it is of any use. */
const diskReserveOf = async (
  settings: Settings,
  folder: DataFolder,
  { diskReserve }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<Pick<DiskReserve, 'isTight'>> => {
  if (!hasEmbeddedStore(settings)) return { isTight: async () => false };
  const reserve = await openDiskReserve(folder.reserve, logger, diskReserve);
  running.defer(reserve.close);
  return reserve;
};

/** Every part in one process. */
export const startApp = async (...how: Parameters<Begin>): Promise<App> =>
  (await startParts(new Set(partNames), ...how)) as App;

import type { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createRefusals } from '#application/inbox/refusals.ts';
import { replayErasures } from '#application/privacy/replay-erasures.ts';
import type { DataFolder } from './data-folder.ts';
import { openDiskReserve } from './files/disk-reserve.ts';
import { readMailKeys } from './shared/mail-keys.ts';
import type { Settings } from './shared/settings.ts';
import type { App } from './wiring/app.ts';
import { openMailDoor, openWebDoor } from './wiring/doors.ts';
import { mailParts } from './wiring/mail-parts.ts';
import type { Overrides } from './wiring/overrides.ts';
import { openServices } from './wiring/services.ts';
import { startWork } from './wiring/work.ts';

export type { App } from './wiring/app.ts';
export { CLIENT_FOLDER } from './wiring/doors.ts';
export type { Overrides } from './wiring/overrides.ts';

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
    const keys = await readMailKeys(settings);
    const reserve = await openDiskReserve(folder.reserve, logger, overrides.diskReserve); // or no store opens on a full disk
    running.defer(reserve.close);
    const services = await openServices(settings, folder, onFatal, overrides, logger, running);
    await replayErasures(services);
    const mail = mailParts(settings, keys, services, overrides, running);
    const work = await startWork(settings, services, mail, overrides, logger, running);
    const refusals = createRefusals(services, (error) => logger.error('a refusal could not be noted', error));
    const smtp = await openMailDoor(settings, services, mail, refusals, logger, running);
    const web = await openWebDoor(
      settings,
      { ...services, diskReserve: reserve },
      mail,
      work,
      smtp,
      overrides,
      logger,
      running,
    );
    return { services, ...work, refusals, smtp, web, stop: () => running.disposeAsync() };
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
};

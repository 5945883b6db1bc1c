import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { eventHours, eventIndex } from '#projections/event-index.ts';
import { eventually } from './eventually.ts';
import { silentLogger } from './silent-logger.ts';

/** Keeps the read models that events of EventStoreDB are found by up with the log, as the projector does. */
export const startEventIndex = async (
  log: EventLog,
  readModels: ReadModelWriter,
  projectors: readonly Projector[] = [eventIndex, eventHours],
) => {
  const { status, stop } = await startProjectionRunner({
    ...{ log, store: readModels, logger: silentLogger, onApplied() {} },
    projectors,
  });
  return {
    status,
    stop,
    /** Resolves once all that is in the log by now is indexed. */
    async settled(): Promise<void> {
      const head = (await log.head()) ?? '';
      for (const { name } of projectors)
        await eventually(name, async () => ((await readModels.checkpoint({ name }))?.position ?? '') >= head);
    },
  };
};

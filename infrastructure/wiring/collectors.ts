import { checkInsOverdue } from '#application/check-ins/check-ins-overdue.ts';
import { readLastBackup } from '#application/engine/last-backup.ts';
import type { Metrics } from '#application/engine/ports/metrics.ts';
import { backlogFigures } from '#application/engine/work/backlog-figures.ts';
import type { Services } from '#application/services.ts';
import { diskSpaceAt } from '../files/disk-space.ts';
import type { Collector } from '../prometheus/collector.ts';
import type { Projections } from './projector.ts';

type Parts = Pick<Services, 'readModels' | 'registers' | 'damage' | 'clock'> &
  Readonly<{
    /** Null where it costs too much to ask: in a process that neither keeps read models up nor answers from them. */
    projections: Pick<Projections, 'status'> | null;
    dataDir: string;
    metrics: Metrics;
  }>;

/**
 * Metrics that only the stores and the disk have. Every process exports them, so that it is known while any of them runs: figures of
 * several processes are the same ones, and are not added up.
 */
export const collectorsOf = (parts: Parts): readonly Collector[] => {
  const { metrics, registers, damage, projections, dataDir } = parts;
  return [
    {
      name: 'backlog',
      async collect() {
        for (const { pool, oldestDueAt, ...states } of await backlogFigures(parts.readModels, parts.clock)) {
          for (const [state, count] of Object.entries(states)) metrics.set('cairn_jobs', { pool, state }, count);
          metrics.set('cairn_oldest_due_job_timestamp_seconds', { pool }, seconds(oldestDueAt));
        }
      },
    },
    {
      name: 'check-ins',
      async collect() {
        const { count, oldestDueAt } = await checkInsOverdue(parts);
        metrics.set('cairn_check_ins_due', {}, count);
        metrics.set('cairn_oldest_due_check_in_timestamp_seconds', {}, seconds(oldestDueAt));
      },
    },
    ...(projections ? [readModelsOf(projections, metrics)] : []),
    {
      name: 'damage',
      collect: async () => metrics.set('cairn_damaged_events', {}, (await damage.known()).length),
    },
    {
      name: 'backup',
      async collect() {
        const { at } = await readLastBackup(registers);
        metrics.set('cairn_last_backup_timestamp_seconds', {}, at === null ? null : Date.parse(at) / 1000);
      },
    },
    {
      name: 'disk',
      async collect() {
        const { free, size } = await diskSpaceAt(dataDir);
        metrics.set('cairn_disk_free_bytes', {}, free);
        metrics.set('cairn_disk_size_bytes', {}, size);
      },
    },
  ];
};

const readModelsOf = (projections: Pick<Projections, 'status'>, metrics: Metrics): Collector => ({
  name: 'read-models',
  async collect() {
    for (const { name, lag, stopped } of await projections.status()) {
      metrics.set('cairn_read_model_lag_events', { read_model: name }, lag);
      metrics.set('cairn_read_model_stopped', { read_model: name }, stopped === null ? 0 : 1);
    }
  },
});

const seconds = (milliseconds: number | null): number | null => (milliseconds === null ? null : milliseconds / 1000);

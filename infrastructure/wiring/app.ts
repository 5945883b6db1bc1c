import type { Refusals } from '#application/inbox/refusals.ts';
import type { Services } from '#application/services.ts';
import type { ProjectionRunner } from '#projections/engine/runner.ts';
import type { Scheduler } from '#scheduler/scheduler.ts';

/** The whole of Cairn, running. */
export type App = Readonly<{
  services: Services;
  projections: ProjectionRunner;
  refusals: Refusals;
  scheduler: Scheduler;
  web: Readonly<{ port: number; url: string }>;
  smtp: Readonly<{ host: string; port: number }>;
  stop(): Promise<void>;
}>;

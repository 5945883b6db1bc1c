import type { Refusals } from '#application/inbox/refusals.ts';
import type { OperatorParts } from '#application/operators/parts.ts';
import type { Services } from '#application/services.ts';
import type { Scheduler } from '#scheduler/scheduler.ts';
import type { Backups } from './backups.ts';
import type { KeyRotation } from './key-rotation.ts';
import type { Projections } from './projector.ts';

/** What a process can be. All of them make one Cairn; on engines each may run alone, any number of times. */
export const partNames = ['api', 'gateway', 'worker', 'scheduler', 'projector'] as const;
export type PartName = (typeof partNames)[number];

export type WebAddress = Readonly<{ port: number; url: string }>;
export type SmtpAddress = Readonly<{ host: string; port: number }>;
export type MetricsAddress = Readonly<{ host: string; port: number }>;

/** A process that runs, with whatever it is of these; null for what is somewhere else. */
export type Running = Readonly<{
  services: Services;
  projections: Projections;
  /** What operators' commands work with. */
  operators: OperatorParts;
  refusals: Refusals;
  scheduler: Scheduler | null;
  /** Null where BACKUP_TO is not set. */
  backups: Backups | null;
  keys: KeyRotation;
  web: WebAddress | null;
  smtp: SmtpAddress | null;
  /** A port of its own for `/metrics`; null where the web server answers it. */
  metrics: MetricsAddress | null;
  stop(): Promise<void>;
}>;

/** The whole of Cairn in one process. */
export type App = Running & Readonly<{ scheduler: Scheduler; web: WebAddress; smtp: SmtpAddress }>;

import type { Position } from './event-store.ts';

/** `events` folded so far of about `total`. */
export type Progress = Readonly<{ events: number; total: number }>;
export type OnProgress = (progress: Progress) => void;
export type Building = Progress & Readonly<{ version: string }>;

/**
 * `version` and `generation` (its number, null while none serves) are of the documents that are served. `lag` is how many
 * events they have still to see, exact up to 1,000. `stopped` is the code of what keeps it from following: it is tried again
 * and is null once it follows, but for `unknown-event`, which only another release can read. `building`: documents of another
 * version are served until these are complete.
 */
export type ModelStatus = Readonly<{
  name: string;
  version: string;
  generation: number | null;
  position: Position | null;
  events: number;
  failures: number;
  lag: number;
  stopped: string | null;
  building: Building | null;
}>;

export type RebuildOptions = Readonly<{ acceptDamage?: boolean }>;

/** Of how many events it is made, and how many of them are missing from it. */
export type Rebuilt = Readonly<{ events: number; damage: number }>;

/**
 * `documents` is how many of the live generation were compared; `damage`, how many events the other one lacks. `different`
 * has the ids of those that differ, 100 at most of `differences`.
 */
export type Verification = Readonly<{
  documents: number;
  equal: boolean;
  differences: number;
  different: readonly string[];
  damage: number;
}>;

/** What can be asked of the read models, in every process. */
export interface Projections {
  /** From memory, at most some seconds old; throws what the store or the log failed with. */
  status(): Promise<readonly ModelStatus[]>;
  /** `no-such-read-model`; `log-damaged` when it would lose what is damaged in the log, and that is not accepted. */
  rebuild(name: string, onProgress: OnProgress, options?: RebuildOptions): Promise<Rebuilt>;
  verify(name: string, onProgress: OnProgress): Promise<Verification>;
  /** Serves what it served before, and follows nothing: its new generation lacks damaged events. */
  isHeld(name: string): boolean;
}

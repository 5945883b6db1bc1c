import type { DamageNotes } from './damage-notes.ts';
import type { Archive } from './ports/archive.ts';
import type { AlarmClock } from './ports/clock.ts';
import type { EventLog } from './ports/event-log.ts';
import type { ReadModels } from './ports/read-models.ts';
import type { Registers } from './ports/registers.ts';
import type { Sealer } from './ports/sealer.ts';
import type { Vault } from './ports/vault.ts';
import type { Telemetry } from './telemetry.ts';
import type { Tokens } from './tokens.ts';

/** What the machinery itself works with, and every subject too. */
export type EngineParts = Readonly<{
  log: EventLog;
  readModels: ReadModels;
  registers: Registers;
  damage: DamageNotes;
  vault: Vault;
  archive: Archive;
  clock: AlarmClock;
  tokens: Tokens;
  sealer: Sealer;
  telemetry: Telemetry;
}>;

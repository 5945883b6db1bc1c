import type { DamageNotes } from './damage-notes.ts';
import type { Archive } from './ports/archive.ts';
import type { Clock } from './ports/clock.ts';
import type { EventLog } from './ports/event-log.ts';
import type { Passkeys } from './ports/passkeys.ts';
import type { Payments } from './ports/payments.ts';
import type { PhoneNumbers } from './ports/phone-numbers.ts';
import type { ReadModels } from './ports/read-models.ts';
import type { Registers } from './ports/registers.ts';
import type { Sealer } from './ports/sealer.ts';
import type { Vault } from './ports/vault.ts';
import type { Tokens } from './tokens.ts';

/** What use cases and reactions work with; `infrastructure/wiring.ts` chooses what stands behind each. */
export type Services = Readonly<{
  log: EventLog;
  readModels: ReadModels;
  registers: Registers;
  damage: DamageNotes;
  vault: Vault;
  archive: Archive;
  clock: Clock;
  tokens: Tokens;
  sealer: Sealer;
  payments: Payments;
  phones: PhoneNumbers;
  passkeys: Passkeys;
  /**
   * Our own mail domain, the address that check-ins come from (what is sent there opens a conversation), and the addresses
   * of the operators.
   */
  mail: Readonly<{ domain: string; from: string; support: string; operators: readonly string[] }>;
  publicUrl: string;
  /** How many texts may go out within a day, to everybody together. */
  textsADay: number;
}>;

import type { Passkeys } from './access/passkeys-port.ts';
import type { PhoneNumbers } from './accounts/phone-numbers.ts';
import type { Payments } from './billing/payments.ts';
import type { DamageNotes } from './engine/damage-notes.ts';
import type { Archive } from './engine/ports/archive.ts';
import type { AlarmClock } from './engine/ports/clock.ts';
import type { EventLog } from './engine/ports/event-log.ts';
import type { ReadModels } from './engine/ports/read-models.ts';
import type { Registers } from './engine/ports/registers.ts';
import type { Sealer } from './engine/ports/sealer.ts';
import type { Vault } from './engine/ports/vault.ts';
import type { Tokens } from './engine/tokens.ts';

/**
 * All there is to work with; `infrastructure/wiring.ts` chooses what stands behind each. Nobody takes all of it: a use case
 * or reaction picks the parts that it needs, and of the payments the roles.
 */
export type Services = Readonly<{
  log: EventLog;
  readModels: ReadModels;
  registers: Registers;
  damage: DamageNotes;
  vault: Vault;
  archive: Archive;
  clock: AlarmClock;
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

import type { Clock } from '../ports/clock.ts';
import type { Registers } from '../ports/registers.ts';
import { changeRegister } from '../registers.ts';

const LEASE_MS = 30_000;

/** `epoch` names one holding of one lease, and is never given again; it lasts to `until` (milliseconds since 1970). */
export type Lease = Readonly<{ name: string; epoch: string; until: number }>;

export interface Leases {
  /** Takes or prolongs it; null while another holds it. */
  hold(name: string): Promise<Lease | null>;
  release(name: string): Promise<void>;
  /** Whether whoever held this epoch has it no longer. */
  hasEnded(epoch: string): Promise<boolean>;
}

type Value = Readonly<{ holder: string; term: number; until: number }>;

/**
 * Leases in the registers, each for 30 s unless prolonged. `alone` says that no other process can be alive (the lock of
 * the data folder proves it): then a lease that a killed process left behind is taken at once.
 */
export const createLeases = (
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  holder: string,
  alone: boolean,
): Leases => {
  const isFree = (value: Value) => value.until <= clock.now() || (alone && value.holder !== holder);
  const isMine = (value: Value) => value.holder === holder && !isFree(value);
  return {
    async hold(name) {
      const until = clock.now() + LEASE_MS;
      const held = await changeRegister(registers, 'lease', name, (before) => {
        const value = before && (before.value as Value);
        if (value && !isFree(value) && !isMine(value)) return null;
        const term = value && isMine(value) ? value.term : (value?.term ?? 0) + 1;
        return { value: { holder, term, until }, endsAt: null };
      });
      return held && { name, epoch: `${name}/${held.value.term}`, until };
    },
    async release(name) {
      await changeRegister(registers, 'lease', name, (before) => {
        const value = before && (before.value as Value);
        return value && isMine(value) ? { value: { ...value, until: 0 }, endsAt: null } : null;
      });
    },
    async hasEnded(epoch) {
      const at = epoch.lastIndexOf('/');
      const register = await registers.read('lease', epoch.slice(0, at));
      if (!register) return true;
      const value = register.value as Value;
      return value.term !== Number(epoch.slice(at + 1)) || isFree(value);
    },
  };
};

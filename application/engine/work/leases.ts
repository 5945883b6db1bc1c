import type { Clock } from '../ports/clock.ts';
import type { Registers } from '../ports/registers.ts';
import { changeRegister } from '../registers.ts';
import { leave, type Partitions, type Shared, shareOut, untilOf } from './partitions.ts';

const LEASE_MS = 30_000;
const PROLONG_EVERY_MS = 10_000;
/** Who waits for partitions that others are about to give back looks again so soon, and so does who is to give some back. */
const LOOK_AGAIN_MS = 1000;

/** `epoch` names one holding of one lease, and is never given again; it lasts to `until` (milliseconds since 1970). */
export type Lease = Readonly<{ name: string; epoch: string; until: number }>;

/** The partitions that are a process's part by now, and when to ask again. */
export type Share = Readonly<{ held: ReadonlyMap<number, Lease>; askAgainAt: number }>;

export interface Leases {
  /** Takes or prolongs it, for 30 s unless told otherwise; null while another holds it. */
  hold(name: string, lastsMs?: number): Promise<Lease | null>;
  release(name: string): Promise<void>;
  /** Whether whoever held this epoch, of a lease or of a partition, has it no longer. */
  hasEnded(epoch: string): Promise<boolean>;
}

export interface PartitionLeases {
  /** Takes, prolongs and gives back partitions; `busy` are those in which work is under way. One read and one write. */
  share(name: string, busy: ReadonlySet<number>): Promise<Share>;
  /** Gives all of them back. */
  leave(name: string): Promise<void>;
}

type Value = Readonly<{ holder: string; term: number; until: number }>;

const KIND = 'lease';
const PARTITION = '#';

/**
 * Leases in the registers, each for 30 s unless prolonged. `alone` says that no other process can be alive (the lock of
 * the data folder proves it): then a lease that a killed process left behind is taken at once.
 */
export const createLeases = (
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  holder: string,
  alone: boolean,
): Leases & PartitionLeases => {
  const isFree = (value: Value) => value.until <= clock.now() || (alone && value.holder !== holder);
  const isMine = (value: Value) => value.holder === holder && !isFree(value);
  const isHeldBy = ({ members }: Partitions, member: string | null | undefined) =>
    typeof member === 'string' && untilOf(members, member) > clock.now() && (!alone || member === holder);
  return {
    async hold(name, lastsMs = LEASE_MS) {
      const until = clock.now() + lastsMs;
      const held = await changeRegister(registers, KIND, name, (before) => {
        const value = before && (before.value as Value);
        if (value && !isFree(value) && !isMine(value)) return null;
        const term = value && isMine(value) ? value.term : (value?.term ?? 0) + 1;
        return { value: { holder, term, until }, endsAt: null };
      });
      return held && { name, epoch: `${name}/${held.value.term}`, until };
    },
    async release(name) {
      await changeRegister(registers, KIND, name, (before) => {
        const value = before && (before.value as Value);
        return value && isMine(value) ? { value: { ...value, until: 0 }, endsAt: null } : null;
      });
    },
    async share(name, busy) {
      const now = clock.now();
      const until = now + LEASE_MS;
      const { shared } = await changeRegister(registers, KIND, `${name}${PARTITION}`, (before) => {
        const shared = shareOut(before && (before.value as Partitions), { holder, now, until, busy, alone });
        return { value: shared.after, endsAt: null, shared };
      });
      const leaseOf = (partition: number): Lease => ({ name, epoch: epochOf(name, partition, shared.after), until });
      const held = new Map(shared.held.map((partition) => [partition, leaseOf(partition)]));
      return { held, askAgainAt: askAgainAt(shared, holder, now) };
    },
    async leave(name) {
      await changeRegister(registers, KIND, `${name}${PARTITION}`, (before) =>
        before ? { value: leave(before.value as Partitions, holder), endsAt: null } : null,
      );
    },
    async hasEnded(epoch) {
      const [name, partition, term] = partsOf(epoch);
      const register = await registers.read(KIND, name);
      if (!register) return true;
      if (partition === null) {
        const value = register.value as Value;
        return value.term !== term || isFree(value);
      }
      const value = register.value as Partitions;
      return value.terms[partition] !== term || !isHeldBy(value, value.holders[partition]);
    },
  };
};

/** A dead one's partitions are taken as soon as its lease has ended. */
const askAgainAt = ({ after, leaving, lacks }: Shared, holder: string, now: number): number => {
  if (lacks || leaving.length > 0) return now + LOOK_AGAIN_MS;
  const ends = Object.entries(after.members).flatMap(([member, until]) => (member === holder ? [] : [until]));
  return Math.min(now + PROLONG_EVERY_MS, ...ends);
};

const epochOf = (name: string, partition: number, { terms }: Partitions): string =>
  `${name}${PARTITION}${partition}/${terms[partition]}`;

/** The register that tells of an epoch, the partition where it is one's, and the term. */
const partsOf = (epoch: string): readonly [name: string, partition: number | null, term: number] => {
  const [lease, term] = splitAtLast(epoch, '/');
  if (!lease.includes(PARTITION)) return [lease, null, Number(term)];
  const [name, partition] = splitAtLast(lease, PARTITION);
  return [`${name}${PARTITION}`, Number(partition), Number(term)];
};

const splitAtLast = (text: string, mark: string): readonly [string, string] => {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
};

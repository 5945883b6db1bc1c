import { PARTITIONS } from '../ports/work.ts';

/**
 * Who holds which partition. A member is alive until the moment beside its name (milliseconds since 1970) and holds its
 * partitions as long; `terms` count the holdings of each partition, so that none is ever named twice.
 */
export type Partitions = Readonly<{
  members: Readonly<Record<string, number>>;
  holders: readonly (string | null)[];
  terms: readonly number[];
}>;

type Asking = Readonly<{
  holder: string;
  now: number;
  /** To when it wants to hold what it gets. */
  until: number;
  /** Partitions in which it still has work under way: they are given back last, and not before that work has ended. */
  busy: ReadonlySet<number>;
  /** Nobody else can be alive. */
  alone: boolean;
}>;

/** What came of it: `held` are to be worked in; `leaving` are held, but nothing more is begun there. */
export type Shared = Readonly<{
  after: Partitions;
  held: readonly number[];
  leaving: readonly number[];
  /** It has less than its part, and others are about to give some back. */
  lacks: boolean;
}>;

const NOBODY: Partitions = {
  members: {},
  holders: Array.from({ length: PARTITIONS }, () => null),
  terms: Array.from({ length: PARTITIONS }, () => 0),
};

/**
 * One member asks for its part: as many partitions as everybody else alive, give or take one. It gives back what it has too
 * many of, and takes what is free or was a dead one's; what another member holds it never touches.
 */
export const shareOut = (before: Partitions | null, { holder, now, until, busy, alone }: Asking): Shared => {
  const { members, holders, terms } = before ?? NOBODY;
  const isAlive = (member: string) => untilOf(members, member) > now && (!alone || member === holder);
  const others = Object.entries(members).filter(([member]) => member !== holder && isAlive(member));
  const part = partOf(
    holder,
    others.map(([member]) => member),
  );
  const kept = holders.map((member) => (member !== null && isAlive(member) ? member : null));
  const mine = numbersOf(kept, holder).sort((one, other) => Number(busy.has(other)) - Number(busy.has(one)));
  const surplus = mine.slice(part).filter((partition) => !busy.has(partition));
  const leaving = mine.slice(part).filter((partition) => busy.has(partition));
  const taken = numbersOf(kept, null).slice(0, Math.max(0, part - mine.length));
  const after = {
    members: { ...Object.fromEntries(others), [holder]: until },
    holders: kept.map((member, partition) =>
      surplus.includes(partition) ? null : taken.includes(partition) ? holder : member,
    ),
    terms: terms.map((term, partition) => (taken.includes(partition) ? term + 1 : term)),
  };
  const held = numbersOf(after.holders, holder).filter((partition) => !leaving.includes(partition));
  return { after, held, leaving, lacks: held.length < part };
};

/** To when a member holds what it has, 0 for one that is none. */
export const untilOf = (members: Partitions['members'], member: string): number =>
  Object.hasOwn(members, member) ? (members[member] ?? 0) : 0;

/** Its partitions are free at once. */
export const leave = ({ members, holders, terms }: Partitions, holder: string): Partitions => ({
  members: Object.fromEntries(Object.entries(members).filter(([member]) => member !== holder)),
  holders: holders.map((member) => (member === holder ? null : member)),
  terms,
});

/** Its part of all: the first in the order of names have one more where they do not come out even. */
const partOf = (holder: string, others: readonly string[]): number => {
  const names = [holder, ...others].sort();
  const rest = PARTITIONS % names.length;
  return Math.floor(PARTITIONS / names.length) + (names.indexOf(holder) < rest ? 1 : 0);
};

const numbersOf = (holders: readonly (string | null)[], wanted: string | null): number[] =>
  holders.flatMap((member, partition) => (member === wanted ? [partition] : []));

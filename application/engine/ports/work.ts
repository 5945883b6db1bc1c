import type { DomainEvent } from '#domain/events.ts';
import type { Origin } from '../origin.ts';
import { readModel } from '../read-model.ts';
import type { Position } from './event-store.ts';

/** Work is divided by user among the processes that do it. Their number is kept in no event: it may change. */
export const PARTITIONS = 64;
export const partitionOf = (userId: number): number => userId % PARTITIONS;

/**
 * What a job needs, and so which jobs it may have to wait behind. Each pool has its own number at once, rate and breaker:
 * what is slow delays its own pool alone. Mails go out by three: what somebody sits in front of, what answers somebody, and
 * what goes to very many at one hour; work that needs our own stores alone by two.
 */
export type PoolName =
  | 'mail-links'
  | 'mail-answers'
  | 'mail-bulk'
  | 'texts'
  | 'ai'
  | 'documents'
  | 'reading'
  | 'dns'
  | 'payments'
  | 'plain'
  | 'plain-bulk';

type JobKey = Readonly<{ reaction: string; key: string }>;
/**
 * An event asks for a job. Jobs of one lane of a reaction run one after the other, in the order they were asked for: one that
 * fails or waits holds up its lane alone. A lane that is called like the job's key is the job's own.
 */
export type JobOpening = Readonly<{
  key: string;
  userId: number;
  /** The stream whose events the job reads. */
  stream: string;
  lane: string;
  /** One of the reaction's other pools, where it is not its usual one. */
  pool?: PoolName;
  /** What must have happened first, as names that later events tick off. */
  waitsFor?: readonly string[];
  /** Not to be begun before (ISO 8601, UTC): an expiry, or a second look. */
  dueAt?: string;
}>;
type JobRelease = Readonly<{ key: string; from: string }>;

type Rule<Result> = {
  readonly [Type in DomainEvent['type']]?: (data: Extract<DomainEvent, { type: Type }>['data']) => readonly Result[];
};

/**
 * How events open, release and close the jobs of one reaction. Pure, and never looks at `personal`. A mail or text whose
 * `completedJob` names a job closes it without a rule.
 */
export type JobRules = Readonly<{
  reaction: string;
  pool: PoolName;
  /** Those that single jobs are opened in instead. */
  otherPools?: readonly PoolName[];
  /** An older reaction that did these jobs before: this one began when that one did, and what waited there waits here. */
  splitFrom?: string;
  opens: Rule<JobOpening>;
  releases?: Rule<JobRelease>;
  closes: Rule<string>;
}>;

/** `open` jobs are due when `until` has passed, '' for at once; `blocked` ones wait for others, `parked` ones for an operator. */
export type WorkDocument = Readonly<{
  reaction: string;
  key: string;
  userId: number;
  pool: PoolName;
  partition: number;
  stream: string;
  lane: string;
  waitsFor: readonly string[];
  state: 'open' | 'blocked' | 'parked';
  until: string;
  attempts: number;
  reason: string;
  /** Where the event that asked stands: jobs are started in this order. */
  opened: Position;
  /** When that event happened (ISO 8601, UTC). */
  openedAt: string;
  /** What the event that asked followed from; what the job does follows from that event. */
  origin: Origin;
}>;

/**
 * Every job that is open, one document each. A process that has every partition asks for due ones by the first index, one
 * that shares them by the second.
 */
export const WORK = readModel<WorkDocument>()({
  name: 'work',
  indexes: [
    ['pool', 'state', 'until', 'opened'],
    ['pool', 'state', 'partition', 'until', 'opened'],
    ['state', 'opened'],
    ['reaction', 'lane', 'opened'],
    ['userId'],
  ],
});

export const jobIdOf = ({ reaction, key }: JobKey): string => `${reaction}:${key}`;

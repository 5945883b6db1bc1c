import type { DomainEvent } from '#domain/events.ts';
import { readModel } from '../read-model.ts';
import type { Position } from './event-store.ts';

/** Work is divided among reactors by user. */
export const PARTITIONS = 4;
export const partitionOf = (userId: number): number => userId % PARTITIONS;

export type JobKey = Readonly<{ reaction: string; key: string }>;
/** An event asks for a job. Jobs of one lane run one after the other; one that fails or waits holds up its lane alone. */
export type JobOpening = Readonly<{
  key: string;
  userId: number;
  /** The stream whose events the job reads. */
  stream: string;
  lane: string;
  /** What must have happened first, as names that later events tick off. */
  waitsFor?: readonly string[];
  /** Not to be begun before (ISO 8601, UTC): an expiry, or a second look. */
  dueAt?: string;
}>;
export type JobRelease = Readonly<{ key: string; from: string }>;

type Rule<Result> = {
  readonly [Type in DomainEvent['type']]?: (data: Extract<DomainEvent, { type: Type }>['data']) => readonly Result[];
};

/** How events open, release and close the jobs of one reaction. Pure, and never looks at `personal`. */
export type JobRules = Readonly<{
  reaction: string;
  /** An older reaction that did these jobs before: this one began when that one did, and what waited there waits here. */
  splitFrom?: string;
  opens: Rule<JobOpening>;
  releases?: Rule<JobRelease>;
  closes: Rule<string>;
}>;

/**
 * `open` jobs are due at once, `waiting` ones when `until` has passed; `blocked` ones wait for others; `parked` ones for
 * an operator. `until` is '' for those that wait for no time.
 */
export type WorkDocument = Readonly<{
  reaction: string;
  key: string;
  userId: number;
  partition: number;
  stream: string;
  lane: string;
  waitsFor: readonly string[];
  state: 'open' | 'waiting' | 'blocked' | 'parked';
  until: string;
  attempts: number;
  reason: string;
  /** Where the event that asked stands: jobs are started in this order. */
  opened: Position;
}>;

/** Every job that is open, one document each. */
export const WORK = readModel<WorkDocument>()({
  name: 'work',
  indexes: [
    ['state', 'opened'],
    ['state', 'reaction', 'opened'],
    ['state', 'reaction', 'until', 'opened'],
    ['reaction', 'lane', 'opened'],
    ['userId'],
  ],
});

export const jobIdOf = ({ reaction, key }: JobKey): string => `${reaction}:${key}`;

import type { Decider } from '#domain/decider.ts';
import { type AddressDeliveryFailed, addressDeliveryFailed, type DeliverabilityEvent } from './events.ts';

type Failure = Pick<AddressDeliveryFailed['data'], 'mailId' | 'failure' | 'at' | 'proofs'>;

/**
 * How mail to an account's address fails. `failedAfter` is the number of the proof after which it failed for good, null
 * while it never did; `failures` are the last ones, of whatever kind, the newest last.
 */
export type Deliverability = Readonly<{ failedAfter: number | null; failures: readonly Failure[] }>;

type DeliverabilityCommand = Readonly<{ type: 'NoteDeliveryFailure'; data: AddressDeliveryFailed['data'] }>;

const MOST_KEPT = 20;
const SOFT_DAYS = 14;
const MOST_SOFT_FAILURES = 5;

/** Stream `deliverability-<userId>`. */
export const deliverability: Decider<Deliverability, DeliverabilityCommand, DeliverabilityEvent, never> = {
  initial: { failedAfter: null, failures: [] },
  decide({ data }, state) {
    const isNoted = state.failures.some(({ mailId, failure }) => mailId === data.mailId && failure === data.failure);
    const tellsNothing = data.failure === 'hard' && isUndeliverable(state, data.proofs);
    return isNoted || tellsNothing ? [] : [addressDeliveryFailed(data)];
  },
  evolve({ failedAfter, failures }, { data: { mailId, failure, at, proofs } }) {
    return {
      failedAfter: failure === 'hard' ? Math.max(proofs, failedAfter ?? 0) : failedAfter,
      failures: [...failures, { mailId, failure, at, proofs }].slice(-MOST_KEPT),
    };
  },
};

/** Whether mail fails for good, for an account that has proven an address so many times. */
export const isUndeliverable = ({ failedAfter }: Deliverability, proofs: number): boolean => failedAfter === proofs;

/**
 * Whether check-ins are to be paused because a mail failed: its owner complained of it, or it is one of five soft failures
 * in 14 days. `at` is when it failed. Of a failure that was noted before an address was last proven nothing follows.
 */
export const pauseBecauseOf = (
  { failures }: Deliverability,
  mail: Pick<Failure, 'mailId' | 'failure' | 'proofs'>,
): Readonly<{ reason: 'bounces' | 'complaint'; at: string }> | null => {
  const counting = failures.filter(({ failure, proofs }) => failure === mail.failure && proofs === mail.proofs);
  const index = counting.findIndex(({ mailId }) => mailId === mail.mailId);
  const failed = counting[index];
  if (!failed || failed.failure === 'hard') return null;
  if (failed.failure === 'complaint') return { reason: 'complaint', at: failed.at };
  const recent = counting.slice(0, index + 1).filter(({ at }) => isRecent(at, failed.at));
  return recent.length < MOST_SOFT_FAILURES ? null : { reason: 'bounces', at: failed.at };
};

const isRecent = (at: string, now: string): boolean => Date.parse(now) - Date.parse(at) < SOFT_DAYS * 24 * 60 * 60_000;

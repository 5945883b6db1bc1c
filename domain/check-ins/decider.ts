import type { Decider } from '#domain/decider.ts';
import {
  type CheckInCancelled,
  type CheckInEvent,
  type CheckInRequested,
  type CheckInSkipped,
  checkInCancelled,
  checkInRequested,
  checkInSkipped,
} from './events.ts';

type CheckInCommand =
  | Readonly<{ type: 'RequestCheckIn'; data: CheckInRequested['data'] }>
  | Readonly<{ type: 'SkipCheckIn'; data: CheckInSkipped['data'] }>
  /** Only one that was to go out; whoever asks has seen to it that it did not. */
  | Readonly<{ type: 'DropCheckIn'; data: CheckInCancelled['data'] }>;
type CheckIn = Readonly<{ status: 'unknown' | 'requested' | 'skipped' | 'dropped' }>;

const statusAfter = {
  CheckInRequested: 'requested',
  CheckInSkipped: 'skipped',
  CheckInCancelled: 'dropped',
} as const satisfies Record<CheckInEvent['type'], CheckIn['status']>;

/** Whatever is decided first about a check-in is decided for good. */
export const checkIn: Decider<CheckIn, CheckInCommand, CheckInEvent, never> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    if (type === 'DropCheckIn') return status === 'requested' ? [checkInCancelled(data)] : [];
    if (status !== 'unknown') return [];
    return type === 'RequestCheckIn' ? [checkInRequested(data)] : [checkInSkipped(data)];
  },
  evolve(_, { type }) {
    return { status: statusAfter[type] };
  },
};

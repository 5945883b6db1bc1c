import type { Decider } from '#domain/decider.ts';
import {
  type CheckInDropped,
  type CheckInEvent,
  type CheckInRequestedV2,
  type CheckInSkipped,
  checkInDropped,
  checkInRequestedV2,
  checkInSkipped,
} from './events.ts';

type CheckInCommand =
  | Readonly<{ type: 'RequestCheckIn'; data: CheckInRequestedV2['data'] }>
  | Readonly<{ type: 'SkipCheckIn'; data: CheckInSkipped['data'] }>
  /** Only one that was to go out; whoever asks has seen to it that it did not. */
  | Readonly<{ type: 'DropCheckIn'; data: CheckInDropped['data'] }>;
type CheckIn = Readonly<{ status: 'unknown' | 'requested' | 'skipped' | 'dropped' }>;

const statusAfter = {
  CheckInRequestedV2: 'requested',
  CheckInSkipped: 'skipped',
  CheckInDropped: 'dropped',
} as const satisfies Record<CheckInEvent['type'], CheckIn['status']>;

/** Whatever is decided first about a check-in is decided for good. */
export const checkIn: Decider<CheckIn, CheckInCommand, CheckInEvent, never> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    if (type === 'DropCheckIn') return status === 'requested' ? [checkInDropped(data)] : [];
    if (status !== 'unknown') return [];
    return type === 'RequestCheckIn' ? [checkInRequestedV2(data)] : [checkInSkipped(data)];
  },
  evolve(_, { type }) {
    return { status: statusAfter[type] };
  },
};

import type { Decider } from '../decider.ts';
import { type CheckInEvent, type CheckInRequested, checkInRequested } from './events.ts';

export type CheckInCommand = Readonly<{ type: 'RequestCheckIn'; data: CheckInRequested['data'] }>;
export type CheckIn = Readonly<{ status: 'unknown' | 'requested' }>;

export const checkIn: Decider<CheckIn, CheckInCommand, CheckInEvent, never> = {
  initial: { status: 'unknown' },
  decide({ data }, { status }) {
    return status === 'unknown' ? [checkInRequested(data)] : [];
  },
  evolve() {
    return { status: 'requested' };
  },
};

import type { Decider } from '#domain/decider.ts';
import { type RequestCarriedOut, type RequestEvent, requestCarriedOut } from './events.ts';

type RequestCommand = Readonly<{ type: 'NoteCarriedOut'; data: RequestCarriedOut['data'] }>;
type Request = Readonly<{ status: 'open' | 'carried-out' }>;

/** The first outcome counts. */
export const request: Decider<Request, RequestCommand, RequestEvent, never> = {
  initial: { status: 'open' },
  decide({ data }, { status }) {
    return status === 'open' ? [requestCarriedOut(data)] : [];
  },
  evolve() {
    return { status: 'carried-out' };
  },
};

import type { Decider } from '#domain/decider.ts';
import { type RequestCarriedOutV2, type RequestEvent, requestCarriedOutV2 } from './events.ts';

type RequestCommand = Readonly<{ type: 'NoteCarriedOut'; data: RequestCarriedOutV2['data'] }>;
type Request = Readonly<{ status: 'open' | 'carried-out' }>;

/** The first outcome counts. */
export const request: Decider<Request, RequestCommand, RequestEvent, never> = {
  initial: { status: 'open' },
  decide({ data }, { status }) {
    return status === 'open' ? [requestCarriedOutV2(data)] : [];
  },
  evolve() {
    return { status: 'carried-out' };
  },
};

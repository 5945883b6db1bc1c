import { type Decider, refuse } from '../decider.ts';
import type { AnyEvent, Sealed } from '../event.ts';

/** Which message, whose, and when: what every fact about a delivery names. */
export type Stamp = Readonly<{ id: string; userId: number; at: string }>;

type DeliveryClaim = Stamp &
  Readonly<{
    /** The lease of the worker that claims; the claim ends with it. */
    epoch: string;
    /** The epoch of an earlier claim whose lease has ended, as far as the claimant knows. */
    endedEpoch: string | null;
    /** Handing the same message over twice comes to the same as once, as in an outbox that writes by id. */
    repeatable: boolean;
  }>;

export type DeliveryCommand<Request> =
  | Readonly<{ type: 'RequestDelivery'; data: Request }>
  | Readonly<{ type: 'ClaimDelivery'; data: DeliveryClaim }>
  /** It has surely not gone out: only the claim under this epoch is given back. */
  | Readonly<{ type: 'ReturnDelivery'; data: Stamp & Readonly<{ epoch: string }> }>
  | Readonly<{ type: 'NoteSent'; data: Stamp & Readonly<{ blob: string | null }> }>
  | Readonly<{ type: 'NoteRefused'; data: Stamp & Readonly<{ code: string }> }>
  /** Whoever took it fell silent: it may have gone out or not. */
  | Readonly<{ type: 'NoteUncertain' | 'ExpireDelivery'; data: Stamp }>;

type End = 'sent' | 'refused' | 'uncertain' | 'expired';
type Underway<Kind extends string> = Readonly<{ kind: Kind; expiresAt: string | null }>;

export type Delivery<Kind extends string> =
  | Readonly<{ status: 'unknown' | End }>
  | (Underway<Kind> & Readonly<{ status: 'asked' }>)
  | (Underway<Kind> & Readonly<{ status: 'claimed'; epoch: string }>);

/** What an event of a channel means to the machine. */
type Step<Kind extends string> =
  | (Underway<Kind> & Readonly<{ step: 'asked' }>)
  | Readonly<{ step: 'claimed'; epoch: string }>
  | Readonly<{ step: 'returned' | End }>;

/** The policy of one way to reach somebody (mail, text): its own events, and which of its kinds may go twice. */
type Channel<Kind extends string, Request, Event extends AnyEvent> = Readonly<{
  /** Whether one of this kind goes again when nobody knows if it went: only where a double harms nobody. */
  mayRepeat(kind: Kind): boolean;
  stepOf(event: Sealed<Event>): Step<Kind>;
  events: Readonly<{
    requested(request: Request): Event;
    claimed(data: Stamp & Readonly<{ epoch: string }>): Event;
    returned(data: Stamp): Event;
    sent(data: Stamp & Readonly<{ blob: string | null }>): Event;
    refused(data: Stamp & Readonly<{ code: string }>): Event;
    uncertain(data: Stamp): Event;
    expired(data: Stamp): Event;
  }>;
}>;

export type DeliveryRefused = 'no-such-delivery' | 'claimed-by-another';

/** Nothing has become of it yet, and something still may. */
export const isUnderway = <Kind extends string>(
  state: Delivery<Kind>,
): state is Extract<Delivery<Kind>, Readonly<{ status: 'asked' | 'claimed' }>> =>
  state.status === 'asked' || state.status === 'claimed';

export const hasEnded = (state: Delivery<string>): boolean => state.status !== 'unknown' && !isUnderway(state);

/** It met its end in the hands of whoever carries it; what expired was never offered. */
export const wasOffered = (state: Delivery<string>): boolean => hasEnded(state) && state.status !== 'expired';

/**
 * One message that goes out, whatever the channel:
 *
 *     asked → claimed → handed over → sent, refused or uncertain      asked, claimed → expired
 *       ↑________returned____|
 *
 * A claim is written before the message is handed over and counts as the hand-over from then on, for a worker can die in
 * between: at most one hand-over a claim. A claim whose lease has ended is taken over only where a double comes to the
 * same (`repeatable`) or harms nobody (`mayRepeat`); any other message ends uncertain and never goes again.
 */
export const deliveryBy = <Kind extends string, Request, Event extends AnyEvent>({
  mayRepeat,
  stepOf,
  events,
}: Channel<Kind, Request, Event>): Decider<Delivery<Kind>, DeliveryCommand<Request>, Event, DeliveryRefused> => {
  const claim = (data: DeliveryClaim, state: Delivery<Kind>) => {
    if (!isUnderway(state)) return [];
    if (state.expiresAt !== null && state.expiresAt <= data.at) return [events.expired(data)];
    if (state.status === 'asked') return [events.claimed(data)];
    if (state.epoch !== data.endedEpoch) return refuse('claimed-by-another');
    return [data.repeatable || mayRepeat(state.kind) ? events.claimed(data) : events.uncertain(data)];
  };
  return {
    initial: { status: 'unknown' },
    decide({ type, data }, state) {
      if (type === 'RequestDelivery') return state.status === 'unknown' ? [events.requested(data)] : [];
      if (state.status === 'unknown') return refuse('no-such-delivery');
      if (type === 'ClaimDelivery') return claim(data, state);
      if (!isUnderway(state)) return [];
      switch (type) {
        case 'ReturnDelivery':
          return state.status === 'claimed' && state.epoch === data.epoch ? [events.returned(data)] : [];
        case 'NoteSent':
          return [events.sent(data)];
        case 'NoteRefused':
          return [events.refused(data)];
        case 'NoteUncertain':
          return mayRepeat(state.kind) ? [] : [events.uncertain(data)];
        case 'ExpireDelivery':
          return [events.expired(data)];
      }
    },
    evolve(state, event) {
      const step = stepOf(event);
      if (step.step === 'asked') return { status: 'asked', kind: step.kind, expiresAt: step.expiresAt };
      if (step.step !== 'claimed' && step.step !== 'returned') return { status: step.step };
      if (!isUnderway(state)) return state;
      const { kind, expiresAt } = state;
      return step.step === 'claimed'
        ? { status: 'claimed', kind, expiresAt, epoch: step.epoch }
        : { status: 'asked', kind, expiresAt };
    },
  };
};

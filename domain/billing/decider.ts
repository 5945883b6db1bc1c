import type { Decider } from '../decider.ts';
import {
  cancellationReverted,
  type EndReason,
  paymentFailed,
  paymentRecovered,
  planChanged,
  type RefundFailed,
  type RefundIssued,
  type RefundRequested,
  refundFailed,
  refundIssued,
  refundRequested,
  type SubscriptionEnded,
  type SubscriptionEndRequested,
  type SubscriptionEvent,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionEndRequested,
  subscriptionRenewed,
  subscriptionStarted,
} from './events.ts';
import { GRACE_DAYS, type Plan } from './plans.ts';

/** One subscription as the provider has it now. Times are ISO 8601, UTC. */
export type SubscriptionFacts = Readonly<{
  subscriptionId: string;
  customerId: string;
  plan: Plan;
  /** `incomplete`: its first payment is not through, so that nothing has begun yet. */
  state: 'incomplete' | 'active' | 'past-due' | 'ended';
  /** It ends with its period. */
  cancelAtEnd: boolean;
  periodStart: string;
  periodEnd: string;
}>;

type SubscriptionCommand =
  | Readonly<{
      type: 'NoteSubscription';
      data: SubscriptionFacts & Readonly<{ userId: number; at: string; readAt: string }>;
    }>
  | Readonly<{ type: 'NoteLost'; data: SubscriptionEnded['data'] }>
  | Readonly<{ type: 'AskToEnd'; data: SubscriptionEndRequested['data'] }>
  | Readonly<{ type: 'AskRefund'; data: RefundRequested['data'] }>
  | Readonly<{ type: 'NoteRefundGiven'; data: RefundIssued['data'] }>
  | Readonly<{ type: 'NoteRefundFailed'; data: RefundFailed['data'] }>;
type RefundCommand = Extract<SubscriptionCommand, { type: `${string}Refund${string}` }>;

/**
 * `startedAt` is when we first heard of it. `accessUntil` is the end of the days of grace while a payment is due;
 * `endAsked` is why we want it ended, if we do. Whoever asked for a refund has left, whatever becomes of it.
 */
export type Held = Omit<SubscriptionFacts, 'subscriptionId' | 'state'> &
  Readonly<{
    state: Exclude<SubscriptionFacts['state'], 'incomplete'>;
    startedAt: string;
    accessUntil: string | null;
    readAt: string;
    endAsked: EndReason | null;
    refund: Refund | null;
  }>;
export type Refund = Readonly<{
  state: 'asked' | 'given' | 'failed';
  amount: number;
  currency: string;
  readAt: string;
}>;

/** All subscriptions of one user by id, in the order in which they began. */
export type Subscriptions = ReadonlyMap<string, Held>;

/**
 * Stream `subscription-<userId>`. The provider is the truth; what differs from what we knew becomes events. What it has
 * lost (`NoteLost`) is over.
 */
export const subscriptions: Decider<Subscriptions, SubscriptionCommand, SubscriptionEvent, never> = {
  initial: new Map(),
  decide({ type, data }, state) {
    const held = state.get(data.subscriptionId);
    if (type === 'AskRefund' || type === 'NoteRefundGiven' || type === 'NoteRefundFailed')
      return held ? refunding({ type, data } as RefundCommand, held) : [];
    if (type === 'AskToEnd')
      return held && held.state !== 'ended' && isNews(held, data.reason) ? [subscriptionEndRequested(data)] : [];
    if (type === 'NoteLost') return held && isOpenTo(held, data) ? [subscriptionEnded(data)] : [];
    if (data.state === 'incomplete') return [];
    if (!held) return [subscriptionStarted(data), ...changes(started(data), data)];
    return isOpenTo(held, data) ? changes(held, data) : [];
  },
  evolve(state, event) {
    const { subscriptionId } = event.data;
    if (event.type === 'SubscriptionStarted') return new Map(state).set(subscriptionId, started(event.data));
    const held = state.get(subscriptionId);
    return held ? new Map(state).set(subscriptionId, after(held, event)) : state;
  },
};

const isOpenTo = ({ state, readAt }: Held, asked: Readonly<{ readAt: string }>): boolean =>
  state !== 'ended' && asked.readAt >= readAt;

/** A debt may still be paid, and the wish is then dropped; any other reason stands whatever is paid. */
const isNews = ({ endAsked }: Held, reason: EndReason): boolean =>
  endAsked === null || (endAsked === 'unpaid' && reason !== 'unpaid');

/** Once for a subscription, as it ends with it. What the provider says later of a refund stands over what it said before. */
const refunding = ({ type, data }: RefundCommand, { refund }: Held): readonly SubscriptionEvent[] => {
  if (type === 'AskRefund') return refund === null ? [refundRequested(data)] : [];
  if (refund === null || data.readAt < refund.readAt) return [];
  if (type === 'NoteRefundGiven') return refund.state === 'given' ? [] : [refundIssued(data)];
  return refund.state === 'failed' ? [] : [refundFailed(data)];
};

type Note = Extract<SubscriptionCommand, { type: 'NoteSubscription' }>['data'];
type Beginning = Pick<Held, 'customerId' | 'plan' | 'periodStart' | 'periodEnd' | 'readAt'> & Readonly<{ at: string }>;

const started = ({ customerId, plan, periodStart, periodEnd, readAt, at }: Beginning): Held => ({
  customerId,
  plan,
  periodStart,
  periodEnd,
  readAt,
  startedAt: at,
  state: 'active',
  cancelAtEnd: false,
  accessUntil: null,
  endAsked: null,
  refund: null,
});

const DAY = 24 * 60 * 60_000;

const changes = (held: Held, note: Note): readonly SubscriptionEvent[] => {
  const moved = note.periodStart !== held.periodStart || note.periodEnd !== held.periodEnd;
  const accessUntil = held.accessUntil ?? new Date(Date.parse(note.at) + GRACE_DAYS * DAY).toISOString();
  const period = note.plan !== held.plan ? [planChanged(note)] : moved ? [subscriptionRenewed(note)] : [];
  if (note.state === 'ended') return [...period, subscriptionEnded(note)];
  return [
    ...period,
    ...(note.state === 'past-due' && held.state === 'active' ? [paymentFailed({ ...note, accessUntil })] : []),
    ...(note.state === 'active' && held.state === 'past-due' ? [paymentRecovered(note)] : []),
    ...(note.cancelAtEnd && !held.cancelAtEnd
      ? [subscriptionCancelled({ ...note, accessUntil: note.state === 'active' ? note.periodEnd : accessUntil })]
      : []),
    ...(!note.cancelAtEnd && held.cancelAtEnd ? [cancellationReverted(note)] : []),
  ];
};

type Change = Exclude<SubscriptionEvent, { type: 'SubscriptionStarted' }>;

const after = (held: Held, event: Change): Held => {
  switch (event.type) {
    case 'SubscriptionEndRequested':
      return { ...held, endAsked: event.data.reason };
    case 'RefundRequested':
      return { ...held, refund: { ...of(event.data), state: 'asked', readAt: '' } };
    case 'RefundIssued':
      return { ...held, refund: { ...of(event.data), state: 'given', readAt: event.data.readAt } };
    case 'RefundFailed':
      return { ...held, refund: held.refund && { ...held.refund, state: 'failed', readAt: event.data.readAt } };
  }
  return { ...held, ...changed(held, event), readAt: event.data.readAt };
};

const of = ({ amount, currency }: Pick<Refund, 'amount' | 'currency'>) => ({ amount, currency });

const changed = (
  { endAsked }: Held,
  { type, data }: Exclude<Change, { type: 'SubscriptionEndRequested' | `Refund${string}` }>,
): Partial<Held> => {
  switch (type) {
    case 'SubscriptionRenewed':
      return { periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'PlanChanged':
      return { plan: data.plan, periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'SubscriptionCancelled':
      return { cancelAtEnd: true };
    case 'CancellationReverted':
      return { cancelAtEnd: false };
    case 'PaymentFailed':
      return { state: 'past-due', accessUntil: data.accessUntil };
    case 'PaymentRecovered':
      return { state: 'active', accessUntil: null, endAsked: endAsked === 'unpaid' ? null : endAsked };
    case 'SubscriptionEnded':
      return { state: 'ended', cancelAtEnd: false, accessUntil: null, endAsked: null };
  }
};

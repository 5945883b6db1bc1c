import { type Notice, paymentRefused, type SubscriptionReading } from '#application/billing/payments.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { isRegisterMoved, type Register } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import type { Terms } from './amounts.ts';
import { periodAt, stateAt } from './periods.ts';

export type Paid = Readonly<{ at: string; amount: number }>;
/**
 * `keys` are those of the changes made, newest last; `told` is the id of the last notice that was taken. `earlier` was paid
 * before the anchor, and `changeAmount` at it, where the plan was changed then; `givenBack` are charges. Older ones have
 * none of these three.
 */
export type Kept = Terms &
  Readonly<{
    subscriptionId: string;
    checkoutId: string;
    userId: number;
    signUpId: string | null;
    customerId: string;
    refunded: boolean;
    changes: number;
    keys: readonly string[];
    told: string | null;
    earlier?: readonly Paid[];
    changeAmount?: number;
    givenBack?: readonly string[];
  }>;
export type Beginning = Omit<Kept, 'credit' | 'refunded' | 'changes' | 'keys' | 'told'>;
/** `now` is ISO 8601, UTC. */
export type Change = (kept: Kept, now: string) => Partial<Kept>;
type Listener = (notice: Notice) => Promise<void>;

const KIND = 'sandbox-subscription';
/** A try that comes later than so many other changes is done afresh. */
const KEYS_KEPT = 100;
/** More than a checkout that takes no money will ever see. */
const LISTED = 10_000;

/** Subscriptions in the registers; what happens to them is told as a webhook would tell it, until somebody has taken it. */
export const createSubscriptions = ({ registers, clock }: Pick<Services, 'registers' | 'clock'>) => {
  let listener: Listener | null = null;
  const read = async (id: string) => keptIn(await registers.read(KIND, id));

  const tell = async (kept: Kept): Promise<void> => {
    const notice = noticeOf(kept, timestamp(clock));
    if (!listener || kept.told === notice.id) return;
    await listener(notice);
    await changeRegister(registers, KIND, kept.subscriptionId, (before) => {
      const now = keptIn(before);
      return now && { value: { ...now, told: notice.id }, endsAt: null };
    });
  };

  return {
    read,
    async begin(beginning: Beginning): Promise<void> {
      const fresh: Kept = { ...beginning, credit: 0, refunded: false, changes: 0, keys: [], told: null };
      await registers
        .write(KIND, fresh.subscriptionId, fresh, { expected: 'absent', endsAt: null })
        .catch((error: unknown) => {
          if (!isRegisterMoved(error)) throw error; // it has begun before
        });
      await tell((await read(fresh.subscriptionId)) ?? fresh);
    },
    /** Once for a key. `payment-refused` when there is no such subscription, or `change` refuses. */
    async change(id: string, key: string, change: Change): Promise<void> {
      await changeRegister(registers, KIND, id, (before) => {
        const kept = keptIn(before);
        if (!kept) throw paymentRefused();
        if (kept.keys.includes(key)) return null;
        const keys = [...kept.keys, key].slice(-KEYS_KEPT);
        const next: Kept = { ...kept, ...change(kept, timestamp(clock)), changes: kept.changes + 1, keys };
        return { value: next, endsAt: null };
      });
      const kept = await read(id);
      if (kept) await tell(kept);
    },
    async all(): Promise<readonly Kept[]> {
      return (await registers.list(KIND, LISTED)).map(({ value }) => value as Kept);
    },
    tell,
    listen(next: Listener): void {
      listener = next;
    },
  };
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** What `begin` and `change` have written. */
const keptIn = (register: Register | null): Kept | null => (register ? (register.value as Kept) : null);

export const readingOf = (kept: Kept, now: string): SubscriptionReading => {
  const { userId, signUpId, subscriptionId, customerId, plan, endsAt, anchor } = kept;
  const facts = { subscriptionId, customerId, plan, state: stateAt(kept, now), cancelAtEnd: endsAt !== null };
  return { payer: { userId, signUpId }, facts: { ...facts, ...periodAt(kept, now) }, beginsAt: anchor };
};

/** One notice for each change, and for each period and state that the clock alone brought. */
const noticeOf = (kept: Kept, now: string): Notice => {
  const { subscriptionId, checkoutId, userId, signUpId, changes, told } = kept;
  const id = [subscriptionId, changes, stateAt(kept, now), Date.parse(periodAt(kept, now).periodStart)].join('_');
  return told === null
    ? { id, kind: 'sandbox.checkout.paid', userId, about: { signUpId, checkoutId, subscriptionId } }
    : { id, kind: 'sandbox.subscription.changed', userId, about: { signUpId, checkoutId: null, subscriptionId } };
};

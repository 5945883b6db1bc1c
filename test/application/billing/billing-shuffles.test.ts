import test, { type ExecutionContext } from 'ava';
import { followPaymentNotice } from '#application/access/sign-up/follow-payment.ts';
import { notePayment } from '#application/billing/note-payment.ts';
import { standingOfUser, subscriptionOf } from '#application/billing/standing.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import type { SubscriptionFacts } from '#domain/billing/decider.ts';
import type { About } from '#domain/billing/payment-notice/events.ts';
import { chance } from '#test/drills/chance.ts';
import { movableClock } from '#test/support/clock.ts';
import { factsOf, MONTH, paymentsDouble } from '#test/support/payments-double.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aSignUp } from '#test/support/subscribers.ts';

const SHUFFLES = 1000;
const MOST_REPEATS = 5;
const AT_ONCE = 25;
const MOST_SIDE_BY_SIDE = 3;
const SECOND_MONTH = { periodStart: MONTH.periodEnd, periodEnd: '2027-01-20T09:00:00.000Z' };
const YEAR = { periodStart: '2026-12-28T09:00:00.000Z', periodEnd: '2027-12-28T09:00:00.000Z' };

/** What happens at the provider, one after the other; each is told by a notice. */
const story: readonly Partial<SubscriptionFacts>[] = [
  {}, // the checkout is paid
  {}, // and its first invoice
  { cancelAtEnd: true },
  { cancelAtEnd: false },
  { ...SECOND_MONTH, state: 'past-due' },
  { state: 'active' },
  { ...YEAR, plan: 'yearly' },
  { cancelAtEnd: true },
  { state: 'ended' },
];

const aProvider = async (t: ExecutionContext) => {
  const clock = movableClock();
  const double = paymentsDouble();
  const services = { ...(await embeddedServices(t, clock)), payments: double.payments };
  const moves = new Map<string, () => void>();
  return { clock, double, services, moves, reaction: followPaymentNotice(services) };
};
type Provider = Awaited<ReturnType<typeof aProvider>>;

/** So many turns of the event loop, the same for the same seed, whatever the machine's speed. */
const aWhile = async (turns: number) => {
  for (let left = Math.floor(turns); left > 0; left -= 1) await new Promise(setImmediate);
};

/** One sign-up whose story goes as far as `length`; the notices come as `order` says, and the objects move on meanwhile. */
const aStory = async ({ clock, double, services, moves, reaction }: Provider, length: number) => {
  const { userId, signUpId, checkoutId } = await aSignUp(services);
  const subscriptionId = `sub-of-${signUpId}`;
  const payer = { userId, signUpId };
  let moment = -1;
  const moveTo = (to: number) => {
    clock.move(1);
    for (; moment < Math.min(to, length - 1); moment += 1) {
      if (moment === -1) double.pay(checkoutId, payer, factsOf(subscriptionId));
      else double.change(subscriptionId, story[moment + 1] ?? {});
    }
  };
  moves.set(subscriptionId, () => moveTo(moment + 1));
  const deliver = async (index: number) => {
    const about: About =
      index === 0 ? { signUpId, checkoutId, subscriptionId } : { signUpId, checkoutId: null, subscriptionId };
    const id = `${signUpId}-${index}`;
    await notePayment(services, { id, kind: 'subscription.changed', userId, about });
    const noticeId = derivedId('payment-notice', id);
    await reaction.run({ key: noticeId, userId, stream: streams.paymentNotice(noticeId) } as Job);
    clock.move(1);
  };
  /** Where it ended, but for when we heard of it; and how often each thing happened. */
  const end = async () => {
    const held = await subscriptionOf(services, userId, subscriptionId);
    const standing = await standingOfUser(services, userId);
    const count = async (stream: string, type: string) =>
      (await services.log.readSealed(stream)).filter((event) => event.type === type).length;
    return {
      ...{ plan: held?.plan, state: held?.state, cancelAtEnd: held?.cancelAtEnd },
      ...{ periodStart: held?.periodStart, periodEnd: held?.periodEnd, status: standing.status },
      opened: await count(streams.account(userId), 'AccountOpened'),
      started: await count(streams.subscriptions(userId), 'SubscriptionStarted'),
      completed: await count(streams.signUp(signUpId), 'SignUpCompleted'),
    };
  };
  return { moveTo, deliver, end };
};

test('however often and in whatever order notices come, it ends as if each had come once, in order', async (t) => {
  const provider = await aProvider(t);
  const inOrder = await Promise.all(
    story.map(async (_, last) => {
      const one = await aStory(provider, last + 1);
      for (let index = 0; index <= last; index += 1) {
        one.moveTo(index);
        await one.deliver(index);
      }
      return one.end();
    }),
  );
  t.deepEqual(
    inOrder.map(({ status }) => status),
    ['active', 'active', 'cancelled', 'active', 'past_due', 'active', 'active', 'cancelled', 'inactive'],
  );

  const turns = chance(15);
  provider.double.delay(async (id) => {
    if (turns() < 0.3) provider.moves.get(id)?.(); // the object moves on while its reading is on its way
    await aWhile(turns() * 30); // answers overtake
  });
  const shuffle = async (seed: number) => {
    const draw = chance(seed);
    const below = (most: number) => Math.floor(draw() * most);
    const length = 1 + below(story.length);
    const one = await aStory(provider, length);
    const deliveries = Array.from({ length }, (_, index) => index)
      .flatMap((index) => Array.from({ length: 1 + below(MOST_REPEATS) }, () => index))
      .map((index) => [draw(), index] as const)
      .sort(([first], [second]) => first - second);
    let under: Promise<void>[] = [];
    for (const [, index] of deliveries) {
      one.moveTo(index + below(3)); // no notice comes before what it tells of, but much may have happened since
      under.push(one.deliver(index));
      await aWhile(draw() * 20);
      if (under.length === MOST_SIDE_BY_SIDE || below(2) === 0) {
        await Promise.all(under);
        under = [];
      }
    }
    await Promise.all(under);
    t.deepEqual(await one.end(), inOrder[length - 1], `seed ${seed}`);
  };
  for (let seed = 0; seed < SHUFFLES; seed += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => shuffle(seed + index)));
  t.like(inOrder.at(-1), { opened: 1, started: 1, completed: 1 });
});

import type { ExecutionContext } from 'ava';
import { openCheckout } from '#application/access/sign-up/checkout.ts';
import { startSignUp, type WantedAccount } from '#application/access/sign-up/sign-up.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { createSandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

export const HOUR = 60 * 60_000;
export const EMAIL = 'Ada@Example.com';
export const ADA: WantedAccount = {
  email: EMAIL,
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '(202) 555-0123',
  phoneCountry: null,
  plan: 'monthly',
  coupon: null,
};

/** Sign-ups on embedded stores, with the checkout that takes no money; nothing works behind them but what a test calls. */
export const signUpBench = async (t: ExecutionContext) => {
  const clock = movableClock();
  const embedded = await embeddedServices(t, clock);
  const payments = createSandboxPayments(embedded);
  const services = { ...embedded, payments };
  const asks = (more: Partial<WantedAccount> = {}, network = '192.0.2.1') =>
    startSignUp(services, { ...ADA, ...more }, network);
  const signsUp = async (more: Partial<WantedAccount> = {}, network?: string) => {
    const started = await asks(more, network);
    if ('refused' in started) throw new Error(started.refused);
    return started;
  };
  const opens = async (signUpId: string, choice: Parameters<typeof openCheckout>[2] = {}) => {
    const opened = await openCheckout(services, signUpId, choice);
    if ('refused' in opened) throw new Error(opened.refused);
    return opened.checkoutId;
  };
  return {
    services,
    clock,
    payments,
    asks,
    signsUp,
    opens,
    pays: async (signUpId: string, choice: Parameters<typeof openCheckout>[2] = {}) => {
      const checkoutId = await opens(signUpId, choice);
      if ((await payments.pay(checkoutId, 'pay')) !== 'paid') throw new Error('not paid');
      return checkoutId;
    },
    /** The types of the events of a stream. */
    story: async (stream: string) => (await services.log.readSealed(stream)).map(({ type }) => type),
    isReadable: async (userId: number) => (await services.vault.open([userId])).get(userId) !== 'destroyed',
    mailsTo: async (userId: number) => (await allEvents(services.log)).filter((one) => isMail(one, userId)),
    storyOfSignUp: (signUpId: string) => typesOf(services, streams.signUp(signUpId)),
  };
};

const typesOf = async ({ log }: Services, stream: string) => (await log.readSealed(stream)).map(({ type }) => type);

type Logged = Readonly<{ type: string; data: Readonly<Record<string, unknown>> }>;
const isMail = ({ type, data }: Logged, userId: number): boolean => type === 'MailRequested' && data.userId === userId;

const allEvents = async (log: EventLog): Promise<readonly Logged[]> => {
  const found: Logged[] = [];
  const end = new AbortController();
  for await (const { events, caughtUp } of log.follow(null, end.signal)) {
    found.push(...events);
    if (caughtUp) break;
  }
  end.abort();
  return found;
};

const killed = () => Object.assign(new Error('killed here'), { code: 'killed' });

/** The same services, killed at the n-th thing they write (counted from 0): right before it, or right after. */
const killedAt = (services: Services, step: number, when: 'before' | 'after'): Services => {
  let steps = 0;
  const around =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const isLast = steps === step;
      steps += 1;
      if (isLast && when === 'before') throw killed();
      const result = await work(...args);
      if (isLast) throw killed();
      return result;
    };
  return {
    ...services,
    log: { ...services.log, append: around(services.log.append) },
    registers: { ...services.registers, write: around(services.registers.write) },
    vault: { ...services.vault, discard: around(services.vault.discard) },
    payments: { ...services.payments, closeCheckout: around(services.payments.closeCheckout) },
  };
};

/** Runs the work killed at each thing it writes in turn, until one run gets through; hands each run what it needs. */
export const everyKill = async <Case>(
  prepare: () => Promise<Case>,
  work: (one: Case, kill: (services: Services) => Services) => Promise<unknown>,
  check: (one: Case, where: string) => Promise<void>,
): Promise<number> => {
  for (let step = 0; step < 40; step += 1) {
    let kills = 0;
    for (const when of ['before', 'after'] as const) {
      const one = await prepare();
      const outcome = await work(one, (services) => killedAt(services, step, when)).then(
        () => 'through',
        (error: Error) => error.message,
      );
      if (outcome === 'killed here') kills += 1;
      else if (outcome !== 'through') throw new Error(`${outcome} ${when} step ${step}`);
      await work(one, (services) => services);
      await check(one, `${when} step ${step}`);
    }
    if (kills === 0) return step;
  }
  throw new Error('it never got through');
};

import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { Clock } from '#application/engine/ports/clock.ts';
import { isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import { breakerGauge, callProvider, noTelemetry, type Telemetry } from '#application/engine/telemetry.ts';
import { createBreaker } from '#application/engine/work/breaker.ts';
import { failureOf, faultOf } from './faults.ts';

export interface Asking {
  /** Has no effect there, so it can be sent again. Null when it asks for what they do not have. */
  read<Answer>(call: () => Promise<Answer>): Promise<Answer | null>;
  /**
   * Has its effect once. What failed on their side is kept under its key and only answered again, so the second try has
   * a key of its own, and is made only where `done` reads that there is no effect yet.
   */
  act<Answer>(
    key: string,
    call: (options: Stripe.RequestOptions) => Promise<Answer>,
    done: () => Promise<Answer | null>,
  ): Promise<Answer>;
}

/** More at once than the site ever needs: beyond it something hangs. */
const AT_ONCE = 50;

type Options = Readonly<{ clock: Clock; timeLimitMs: number; retryAfterMs: number; telemetry?: Telemetry }>;

/** Two tries at most of each call, each within the time limit; none while the breaker is open. */
export const createAsking = ({ clock, timeLimitMs, retryAfterMs, telemetry = noTelemetry }: Options): Asking => {
  const breaker = createBreaker(clock, PROVIDER, 1, breakerGauge(telemetry, 'payments'));
  let underWay = 0;

  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    breaker.check();
    if (underWay >= AT_ONCE) throw unavailable(PROVIDER);
    underWay += 1;
    try {
      const result = await callProvider(telemetry, 'payments', () => work().catch(throwFault));
      breaker.back();
      return result;
    } catch (error) {
      if (isUnavailable(error)) breaker.away();
      else breaker.back();
      throw error;
    } finally {
      underWay -= 1;
    }
  };

  /** The library's own limit begins anew with every byte. */
  const within = <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(unavailable(PROVIDER)), timeLimitMs);
    return Promise.race([call, late]).finally(() => clearTimeout(timer));
  };

  /** Once more where it was lost on the way or failed on their side. */
  const twice = async <Result>(
    first: () => Promise<Result>,
    second: (failure: 'lost' | 'broken') => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await first();
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'lost' && failure !== 'broken') throw error;
      await sleep(retryAfterMs);
      return second(failure);
    }
  };

  return {
    read: (call) =>
      guarded(() =>
        twice(
          () => within(call()),
          () => within(call()),
        ).catch(nullWhereUnknown),
      ),
    act: (key, call, done) =>
      guarded(() => {
        const withKey = (idempotencyKey: string) => within(call({ idempotencyKey }));
        return twice(
          () => withKey(key),
          async (failure) => (failure === 'lost' ? withKey(key) : ((await done()) ?? withKey(nextKey(key, clock)))),
        );
      }),
  };
};

const PROVIDER = 'the payment provider';

const throwFault = (error: unknown): never => {
  throw faultOf(error);
};

/** Named after the minute: two processes that try at once do it once, and no failure they keep shuts us out for longer. */
const nextKey = (key: string, clock: Clock): string => `${key}-${Math.floor(clock.now() / 60_000)}`;

const nullWhereUnknown = (error: unknown): null => {
  if (failureOf(error) !== 'unknown') throw error;
  return null;
};

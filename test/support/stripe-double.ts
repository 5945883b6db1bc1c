import { randomUUID } from 'node:crypto';
import nock from 'nock';
import type { Clock } from '#application/engine/ports/clock.ts';
import { type Fields, refusal, type StripeAnswer, type StripeCall } from './stripe-calls.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { createStripeState, type StripeState } from './stripe-state.ts';

type StripeDouble = Readonly<{
  /** To be given as `apiBase`: each double has a host of its own, so that tests stand side by side. */
  apiBase: string;
  calls: readonly StripeCall[];
  state: StripeState;
}>;

export const DOUBLE_PRICES = { monthly: 'price_monthly', yearly: 'price_yearly' };

/**
 * As much of Stripe as the adapter uses, at the HTTP level: objects in the shape of its documentation, kept in memory,
 * its rules on times and codes, and the first answer again for a key it has seen.
 */
export const stripeDouble = (clock: Clock): StripeDouble => {
  const apiBase = `https://stripe-${randomUUID()}.test`;
  const state = createStripeState(clock, DOUBLE_PRICES);
  const calls: StripeCall[] = [];
  const answered = new Map<string, Readonly<{ asked: string; answer: StripeAnswer }>>();

  const answer = (call: StripeCall): StripeAnswer => {
    calls.push(call);
    const asked = JSON.stringify([call.method, call.path, call.params]);
    const before = call.key === null ? undefined : answered.get(call.key);
    if (before && before.asked !== asked) return refusal(400, { type: 'idempotency_error' });
    const fresh = before?.answer ?? stripeRoutes(state, call);
    if (call.key !== null) answered.set(call.key, { asked, answer: fresh });
    return fresh;
  };

  const handle = async (request: Request): Promise<[number, string]> => {
    const { method } = request;
    const url = new URL(request.url);
    const params = nested(method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams);
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const { status, body } = answer({ method, path: url.pathname, params, key });
    return [status, JSON.stringify(body)];
  };
  const scope = nock(apiBase).persist();
  for (const verb of [scope.get, scope.post, scope.delete]) verb.call(scope, /.*/).reply(handle);
  return { apiBase, calls, state };
};

/** `a[b][0][c]=d` as objects; places in a list are keys of an object, which nobody here minds. */
const nested = (flat: URLSearchParams): Fields => {
  const whole: Fields = {};
  for (const [name, value] of flat) {
    const path = name.split(/\[|\]\[?/).filter((part, at) => at === 0 || part !== '');
    const last = path.pop() ?? name;
    const holder = path.reduce<Fields>((at, part) => {
      at[part] ??= {};
      return at[part] as Fields;
    }, whole);
    holder[last] = value;
  }
  return whole;
};

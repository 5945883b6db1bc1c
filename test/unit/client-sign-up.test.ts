import test from 'ava';
import { plans } from '#domain/billing/plans.ts';
import { register } from '#web/client/features/sign-up/register.ts';
import { createSignUpDraft } from '#web/client/features/sign-up/sign-up-draft.ts';
import { waitForToken } from '#web/client/features/sign-up/wait-for-token.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { planChoices, prices } from '#web/client/shared/plan-choices.ts';
import type { Registration, TokenByEmail } from '#web/contract/sign-up.ts';
import { aServer, aStorage } from './client-doubles.ts';

const ORIGIN = 'https://cairn.example';

const wanted: Registration = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phoneNumber: '2025550123',
  phoneCountry: 'US',
  plan: 'yearly',
  terms: true,
};

type Respond = Parameters<typeof aServer>[0];
const registering = async (request: Registration, respond: Respond) => {
  const { fetch, calls } = aServer(respond);
  const tokens = createTokenStore(() => aStorage());
  const api = createApi({ fetch, tokens, newKey: () => 'key', onSessionEnd: () => {} });
  const url = await register(api, request, ORIGIN);
  return { url, calls, sent: calls.map(({ body }) => JSON.parse(String(body))) };
};

const answering =
  (checkoutUrl: string, session: unknown = {}): Respond =>
  ({ path }) =>
    path === '/api/auth/register'
      ? { body: { success: true, message: '', checkoutUrl, userId: 5 } }
      : { status: session === null ? 500 : 200, body: session ?? '' };

test('the plans cost what the server charges, and say what a year saves', (t) => {
  t.deepEqual({ ...prices }, { monthly: plans.monthly.cents, yearly: plans.yearly.cents });
  t.is(planChoices[0]?.detail, '$11 per month');
  t.is(planChoices[1]?.badge, 'Save 43%');
  t.is(planChoices[1]?.detail, '$75 per year. Save $57 compared to monthly');
});

test('registering leads to our own checkout page, and an empty coupon is not sent', async (t) => {
  const { url, sent } = await registering({ ...wanted, couponCode: '' }, answering(`${ORIGIN}/checkout/a`));
  t.is(url, `${ORIGIN}/checkout/a`);
  t.deepEqual(sent, [wanted]);
});

test('an answer that leads elsewhere is not followed: a checkout is asked for instead', async (t) => {
  const session = { success: true, url: 'https://provider.example/pay', message: '' };
  for (const checkoutUrl of ['', 'https://cairn.example.evil.example/checkout/a', 'javascript:alert(1)']) {
    const { url, calls, sent } = await registering(
      { ...wanted, couponCode: 'GOOD2026' },
      answering(checkoutUrl, session),
    );
    t.is(url, 'https://provider.example/pay', checkoutUrl);
    t.is(calls[1]?.path, '/api/create-checkout-session');
    t.deepEqual(sent[1], { pendingUserId: 5, plan: 'yearly', couponCode: 'GOOD2026' });
  }
});

test('without a checkout there is no way on', async (t) => {
  t.is((await registering(wanted, answering('', null))).url, null);
  const unsafe = { success: true, url: 'http://provider.example/pay', message: '' };
  t.is((await registering(wanted, answering('', unsafe))).url, null);
});

test('what was typed is kept for the way back from the checkout, without the coupon', (t) => {
  const storage = aStorage();
  const draft = createSignUpDraft(() => storage);
  draft.keep({ ...wanted, phoneCountry: 'US', couponCode: 'GOOD2026' } as never);
  const { terms: _, ...typed } = wanted;
  t.deepEqual(draft.read(), typed);
  draft.forget();
  t.deepEqual(draft.read(), {});
  const blocked = createSignUpDraft(() => {
    throw new Error('blocked');
  });
  blocked.keep({ ...wanted, phoneCountry: 'US' });
  t.deepEqual(blocked.read(), {});
  t.deepEqual(createSignUpDraft(() => aStorage({ signUpDraft: 'null' })).read(), {});
});

const NOT_YET: TokenByEmail = { success: false, message: '' };

/** Waits without waiting: answers what came out, and after how many milliseconds each question was asked. */
const waiting = async (answer: (asked: number) => TokenByEmail | Error) => {
  let now = 0;
  const askedAt: number[] = [];
  const result = await waitForToken(
    async () => {
      askedAt.push(now);
      const answered = answer(askedAt.length);
      if (answered instanceof Error) throw answered;
      return answered;
    },
    async (milliseconds) => {
      now += milliseconds;
    },
  );
  return { result, askedAt };
};

test('the token of a payment is asked for after two seconds, and again while it is not confirmed', async (t) => {
  const good: TokenByEmail = { success: true, token: 'session_a', message: '' };
  t.deepEqual(await waiting(() => good), { result: { token: 'session_a' }, askedAt: [2000] });
  const later = await waiting((asked) => (asked === 1 ? new Error('away') : asked < 4 ? NOT_YET : good));
  t.deepEqual(later, { result: { token: 'session_a' }, askedAt: [2000, 4000, 6000, 8000] });
});

test('after twenty seconds of asking it says whether the payment or the line was at fault', async (t) => {
  const unconfirmed = await waiting(() => NOT_YET);
  t.is(unconfirmed.result, 'no-token');
  t.is(unconfirmed.askedAt.at(-1), 22_000);
  t.is((await waiting(() => new Error('away'))).result, 'error');
});

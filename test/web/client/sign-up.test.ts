import test from 'ava';
import { plans } from '#domain/billing/plans.ts';
import { register } from '#web/client/features/sign-up/register.ts';
import { createSignUpDraft } from '#web/client/features/sign-up/sign-up-draft.ts';
import { type TokenResult, waitForToken } from '#web/client/features/sign-up/use-payment-return.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { doubtOf } from '#web/client/shared/forms/address-doubt.ts';
import { planChoices, prices } from '#web/client/shared/plan-choices.ts';
import { codeSignIn, phoneVerification } from '#web/contract/auth.ts';
import type { Registration, TokenByEmail } from '#web/contract/sign-up.ts';
import { aServer, aStorage } from './doubles.ts';

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

test('what was typed is kept for the way back from the checkout, with the coupon, and nothing beside it', (t) => {
  const storage = aStorage();
  const draft = createSignUpDraft(() => storage);
  const typed = { ...wanted, phoneCountry: 'US', couponCode: 'GOOD2026', verifiedCoupon: 'GOOD2026', askedPlan: '' };
  draft.keep({ ...typed, token: 'secret' } as never);
  t.deepEqual(draft.read(), typed);
  draft.forget();
  t.deepEqual(draft.read(), {});
  const blocked = createSignUpDraft(() => {
    throw new Error('blocked');
  });
  blocked.keep({ email: wanted.email });
  t.deepEqual(blocked.read(), {});
  t.deepEqual(createSignUpDraft(() => aStorage({ signUpDraft: 'null' })).read(), {});
});

const NOT_YET: TokenByEmail = { success: false, message: '' };

/**
 * Waits without waiting: answers what came out and when, and after how many milliseconds each question was asked. Each
 * takes `lasting` milliseconds to be answered.
 */
const waiting = async (answer: (asked: number) => TokenByEmail | Error, lasting = 0) => {
  let now = 0;
  const askedAt: number[] = [];
  const sleepers: { at: number; wake: () => void }[] = [];
  const pause = (milliseconds: number) =>
    new Promise<void>((wake) => {
      sleepers.push({ at: now + milliseconds, wake });
    });
  const ask = async () => {
    askedAt.push(now);
    const answered = answer(askedAt.length);
    if (lasting > 0) await pause(lasting);
    if (answered instanceof Error) throw answered;
    return answered;
  };
  let result: TokenResult | undefined;
  const done = waitForToken(ask, { now: () => now, pause }).then((one) => {
    result = one;
  });
  const endedAt = async (): Promise<number> => {
    for (;;) {
      await new Promise(setImmediate); // whatever can go on has gone on
      if (result !== undefined) return now;
      const next = sleepers.sort((one, other) => one.at - other.at).shift();
      if (!next) throw new Error('nobody waits for anything');
      now = next.at;
      next.wake();
    }
  };
  const after = await endedAt();
  await done;
  return { result, askedAt, after };
};

const good: TokenByEmail = { success: true, token: 'session_a', message: '' };

test('the token of a payment is asked for after two seconds, and again while it is not confirmed', async (t) => {
  t.deepEqual(await waiting(() => good), { result: { token: 'session_a' }, askedAt: [2000], after: 2000 });
  const later = await waiting((asked) => (asked === 1 ? new Error('away') : asked < 4 ? NOT_YET : good));
  t.deepEqual(later, { result: { token: 'session_a' }, askedAt: [2000, 4000, 6000, 8000], after: 8000 });
});

test('after 22 seconds it says whether the payment or the line was at fault, however long each request takes', async (t) => {
  for (const lasting of [0, 10, 1700, 9000, 60_000]) {
    const unconfirmed = await waiting(() => NOT_YET, lasting);
    t.is(unconfirmed.after, 22_000, String(lasting));
    t.is(unconfirmed.result, lasting < 60_000 ? 'no-token' : 'error', String(lasting));
    const away = await waiting(() => new Error('away'), lasting);
    t.deepEqual([away.result, away.after], ['error', 22_000], String(lasting));
  }
  t.is((await waiting(() => NOT_YET)).askedAt.at(-1), 20_000);
  t.deepEqual((await waiting((asked) => (asked === 2 ? good : NOT_YET), 8000)).after, 20_000);
});

test('an address is asked about where a slip of the finger or a missing dot shows, and nowhere else', (t) => {
  const meant = (domain: string) => doubtOf(`Ada.B+x@${domain}`)?.meant;
  for (const domain of [
    'gmial.com',
    'gmal.com',
    'gmail.co',
    'gmail.con',
    'gmaill.com',
    'gmailcom',
    'GMIAL.COM',
    'gamil.com',
    'gnail.com',
  ])
    t.is(meant(domain), 'Ada.B+x@gmail.com', domain);
  t.is(meant('hotmial.com'), 'Ada.B+x@hotmail.com');
  t.is(meant('outlok.com'), 'Ada.B+x@outlook.com');
  t.is(meant('yaho.com'), 'Ada.B+x@yahoo.com');
  t.is(meant('acme.con'), 'Ada.B+x@acme.com');
  for (const domain of ['localhost', 'acme', 'example'])
    t.deepEqual(doubtOf(`ada@${domain}`), { why: 'no-dot', meant: null }, domain);
  const real = [
    'gmail.com',
    'googlemail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'cloud.com',
    'gmx.net',
    'gmx.de',
    'web.de',
    'me.com',
    'mac.com',
    'msn.com',
    'aol.com',
    'acme.com',
    'att.com',
    'hotmail.ca',
    'hotmail.de',
    'hotmail.co.uk',
    'yahoo.ca',
    'yahoo.co.uk',
    'outlook.fr',
    'proton.me',
    'pm.me',
    'hey.com',
    'live.com',
    'example.com',
    'cairn.localhost',
    'confluence.de',
  ];
  for (const domain of real) t.is(doubtOf(`ada@${domain}`), null, domain);
  for (const odd of ['', 'ada', '@', 'ada@', '@gmial.com']) t.is(doubtOf(odd), null, odd);
});

test('of every big provider each slip is seen, and none of another kind', (t) => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (const domain of ['gmail.com', 'hotmail.com', 'protonmail.com', 'comcast.net']) {
    for (let at = 1; at < domain.length; at += 1) {
      const missing = domain.slice(0, at) + domain.slice(at + 1);
      const swapped = domain.slice(0, at - 1) + domain.charAt(at) + domain.charAt(at - 1) + domain.slice(at + 1);
      const double = domain.slice(0, at) + letters.charAt(at) + domain.slice(at);
      for (const slip of [missing, swapped, double])
        if (slip !== domain) t.is(doubtOf(`a@${slip}`)?.meant, `a@${domain}`, slip);
    }
    t.is(doubtOf(`a@${[...domain].reverse().join('')}`), null);
  }
});

test('a code is read as it was written down: with blanks and dashes of every kind', (t) => {
  for (const code of [
    '123456',
    ' 123 456 ',
    '123-456',
    '12 34 56',
    '123\u2013456',
    '1-2-3-4-5-6',
    '123\u00a0456',
    '\u200e123456',
    '１２３４５６',
  ]) {
    t.is(codeSignIn.parse({ email: 'ada@example.com', code }).code, '123456', code);
    t.is(phoneVerification.parse({ phoneNumber: '+12025550123', code }).code, '123456', code);
  }
  for (const code of ['12345', '1234567', '12a456', '', ' - '])
    t.false(codeSignIn.safeParse({ email: 'ada@example.com', code }).success, code);
});

import test from 'ava';
import { makePhoneCode } from '#application/access/phone/verify-phone.ts';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { givePhone } from '#application/accounts/give-phone.ts';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { signUp } from '#domain/access/sign-up/decider.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call } from '#test/support/user.ts';
import type { User as Account } from '#web/contract/account.ts';
import type { Outbox, SandboxText } from '#web/contract/outbox.ts';

type Said = Readonly<{ success: boolean; message: string; errors?: Record<string, string> }>;

const app = sharedApp(test);

let taken = 2000;
/** A number that no other test of this file uses. */
const aNumber = (): string => {
  taken += 1;
  return `+1202555${taken}`;
};

const textsTo = async (number: string): Promise<readonly SandboxText[]> =>
  (await call<Outbox>(app(), 'GET', '/api/outbox')).body.texts.filter(({ to }) => to === number);
const codeTo = async (number: string): Promise<string> => {
  const [text] = await eventually(`a text to ${number}`, async () => {
    const texts = await textsTo(number);
    return texts.length > 0 && texts;
  });
  return /\b\d{6}\b/.exec(text?.text ?? '')?.[0] ?? '';
};

test('a code is texted, stands in the outbox, and verifies the number once it is typed', async (t) => {
  const user = await aUser(app());
  const number = aNumber();
  const asked = await user.call<Said>('POST', '/api/auth/resend-code', { phoneNumber: number.slice(2) });
  t.is(asked.status, 200);
  t.deepEqual(asked.body, { success: true, message: 'A code is on its way by text message.' });
  const code = await codeTo(number);
  const before = await user.call<Account>('GET', '/api/auth/me');
  t.like(before.body, { phoneNumber: number, phoneVerified: false });
  const wrong = await user.call<Said>('POST', '/api/auth/verify', { phoneNumber: number, code: '0000' });
  t.is(wrong.status, 400);
  t.deepEqual(wrong.body.errors, { code: 'This code is not right, or it has expired.' });
  const typed = await user.call<Said>('POST', '/api/auth/verify', { phoneNumber: number, code: ` ${code} ` });
  t.deepEqual(typed.body, { success: true, message: 'Your phone number is verified.' });
  t.is(typed.headers.get('set-cookie'), null);
  t.like((await user.call<Account>('GET', '/api/auth/me')).body, { phoneNumber: number, phoneVerified: true });
});

test('the outbox lists texts newest first, each whole', async (t) => {
  const numbers = [aNumber(), aNumber()];
  for (const phoneNumber of numbers) {
    await (await aUser(app())).call('POST', '/api/auth/resend-code', { phoneNumber });
    await codeTo(phoneNumber);
  }
  const { texts } = (await call<Outbox>(app(), 'GET', '/api/outbox')).body;
  const [first, second] = numbers.map((number) => texts.findIndex(({ to }) => to === number));
  t.true((second ?? 0) < (first ?? 0));
  t.regex(texts[first ?? 0]?.text ?? '', /^\d{6} is your Cairn code, good for 10 minutes\./);
  t.is((await call<Outbox>(app(), 'GET', '/api/outbox?limit=1')).body.texts.length, 1);
});

test('the digits are read in the country that was chosen, and what is no number is told with its field', async (t) => {
  const user = await aUser(app());
  const asks = (phoneNumber: string, phoneCountry?: string) =>
    user.call<Said>('POST', '/api/auth/resend-code', { phoneNumber, ...(phoneCountry ? { phoneCountry } : {}) });
  for (const [phoneNumber, country] of [['442071838750'], ['+1 900 555 1234'], ['9005551234', 'US']] as const) {
    const { status, body } = await asks(phoneNumber, country);
    t.is(status, 400);
    t.deepEqual(Object.keys(body.errors ?? {}), ['phoneNumber']);
  }
  t.is((await asks('442071838750', 'gb')).status, 200);
  await codeTo('+442071838750');
});

test('a second code within thirty seconds is refused in words', async (t) => {
  const user = await aUser(app());
  const phoneNumber = aNumber();
  await user.call('POST', '/api/auth/resend-code', { phoneNumber });
  const { status, body } = await user.call<Said>('POST', '/api/auth/resend-code', { phoneNumber });
  t.is(status, 429);
  t.is(body.message, 'Please wait 30 seconds before you ask for another code.');
});

test('a number that another account has verified is refused without a word about that account', async (t) => {
  const { services } = app();
  const [owner, other] = [await aUser(app()), await aUser(app())];
  const phoneNumber = aNumber();
  await owner.call('POST', '/api/auth/resend-code', { phoneNumber });
  await owner.call('POST', '/api/auth/verify', { phoneNumber, code: await codeTo(phoneNumber) });
  await givePhone(services, other.userId, phoneNumber);
  const { codeId } = await makePhoneCode(services, other.userId, await phoneNameOf(services.vault, phoneNumber));
  const code = services.tokens.code('phone', codeId);
  const refused = await other.call<Said>('POST', '/api/auth/verify', { phoneNumber, code });
  t.is(refused.status, 409);
  t.deepEqual(refused.body, { success: false, message: 'This number cannot be used. Please enter another one.' });
});

/** A browser that has begun the sign-up of an account, with as much of it done as the test says. */
const aBrowser = async (steps: readonly ('started' | 'paid' | 'completed')[], paidAt = Date.now()) => {
  const { services } = app();
  const userId = await unprovenAccount(services, { email: `sub-${crypto.randomUUID()}@example.com` });
  const signUpId = crypto.randomUUID();
  const id = { signUpId, userId, at: new Date(paidAt).toISOString() };
  const carryOut = (command: Parameters<typeof signUp.decide>[0]) =>
    handle(services.log, signUp, streams.signUp(signUpId), command);
  const personal = { firstName: 'Sub', lastName: 'Scriber', email: 'sub@example.com', phoneNumber: null };
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString(); // or it would end between its steps
  const facts = { plan: 'monthly', coupon: null, addressName: 'a', expiresAt, personal } as const;
  if (steps.includes('started')) await carryOut({ type: 'StartSignUp', data: { ...id, ...facts } });
  const payment = { checkoutId: 'c', subscriptionId: 's', customerId: 'u' };
  if (steps.includes('paid')) await carryOut({ type: 'NotePaid', data: { ...id, ...payment } });
  if (steps.includes('completed')) await carryOut({ type: 'CompleteSignUp', data: id });
  const Cookie = `__Host-signup=${services.tokens.linkToken('sign-up', signUpId)}`;
  return {
    userId,
    post: (path: string, body: unknown) => call<Said>(app(), 'POST', path, body, undefined, { Cookie }),
  };
};

test('the browser of a paid sign-up verifies its number without being signed in, and is not signed in by it', async (t) => {
  for (const steps of [
    ['started', 'paid'],
    ['started', 'paid', 'completed'],
  ] as const) {
    const browser = await aBrowser(steps);
    const phoneNumber = aNumber();
    t.is((await browser.post('/api/auth/resend-code', { phoneNumber })).status, 200);
    const typed = await browser.post('/api/auth/verify', { phoneNumber, code: await codeTo(phoneNumber) });
    t.deepEqual(typed.body, { success: true, message: 'Your phone number is verified.' });
    t.is(typed.headers.get('set-cookie'), null);
  }
});

test('no payment, no text: every other browser is told the same', async (t) => {
  const phoneNumber = aNumber();
  const dayAgo = Date.now() - 24 * 60 * 60_000;
  const browsers = [
    await aBrowser(['started']),
    await aBrowser([]),
    await aBrowser(['started', 'paid', 'completed'], dayAgo),
  ];
  const answers = [];
  for (const { post } of browsers) answers.push(await post('/api/auth/resend-code', { phoneNumber }));
  answers.push(await call<Said>(app(), 'POST', '/api/auth/resend-code', { phoneNumber }));
  const forged = { Cookie: `__Host-signup=signup_${crypto.randomUUID()}_${'A'.repeat(43)}` };
  answers.push(await call<Said>(app(), 'POST', '/api/auth/resend-code', { phoneNumber }, undefined, forged));
  for (const { status, body } of answers) {
    t.is(status, 401);
    t.deepEqual(body, answers[0]?.body);
  }
  t.deepEqual(await textsTo(phoneNumber), []);
});

test('without a provider of texts there is no webhook for them', async (t) => {
  const response = await fetch(new URL('/api/webhooks/twilio', app().web.url), { method: 'POST', body: 'Body=STOP' });
  t.is(response.status, 404);
});

import test, { type ExecutionContext } from 'ava';
import {
  addPasskey,
  askForPasskey,
  askForSignIn,
  forgetCounters,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '#application/access/sign-in/passkeys.ts';
import { checkSession } from '#application/access/sign-in/sessions.ts';
import { identityOf } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { closeAccount } from '#application/privacy/delete-account.ts';
import { streams } from '#application/streams.ts';
import { MOST_PASSKEYS } from '#domain/access/passkeys/decider.ts';
import { accountErased } from '#domain/accounts/events.ts';
import { type Authenticator, anAuthenticator, type Oddity } from '#test/support/authenticator.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { justBefore } from './address-change-harness.ts';

const ORIGIN = 'http://localhost:3000';
const MINUTE = 60_000;
const NETWORK = '192.0.2.1';

/** An account, and what its browser does with passkeys. */
const aPasskeyOwner = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const open = async (email: string) => {
    const opened = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
    if ('refused' in opened) throw new Error(opened.refused);
    return opened.userId;
  };
  const userId = await open('sub@example.com');
  const asks = async (of: number = userId, sessionId = 'session') => {
    const asked = await askForPasskey(services, { userId: of, sessionId });
    if ('refused' in asked) throw new Error(asked.refused);
    return asked.request;
  };
  const sends = async (answer: unknown, label = 'Laptop', sessionId = 'session') =>
    (await addPasskey(services, { userId, sessionId, label, answer }))?.refused ?? 'added';
  /** With a passkey that signs in. */
  const added = async ({ counts = false } = {}): Promise<Authenticator> => {
    const authenticator = anAuthenticator({ origin: ORIGIN, counts });
    if ((await sends(authenticator.make(await asks()))) !== 'added') throw new Error('not added');
    return authenticator;
  };
  const asked = async (browser = 'browser') => (await askForSignIn(services, { browser, network: NETWORK })) ?? {};
  const answers = async (answer: unknown, browser = 'browser') => {
    const used = await signInWithPasskey(services, { browser, network: NETWORK, device: 'Firefox', answer });
    return 'refused' in used ? used.refused : (await checkSession(services, used.session))?.userId;
  };
  const signsIn = async (authenticator: Authenticator, odd: Oddity = {}) =>
    answers(authenticator.use(await asked(), odd));
  const list = () => listPasskeys(services, userId);
  return { services, clock, userId, open, asks, sends, added, asked, answers, signsIn, list };
};

test('a browser is asked for a passkey that it finds by itself and that asks for the person, but for none it has', async (t) => {
  const { asks, added, userId } = await aPasskeyOwner(t);
  const { credentialId } = await added();
  const handle = Buffer.alloc(8);
  handle.writeBigUInt64BE(BigInt(userId));
  const options = await asks();
  t.like(options, {
    rp: { id: 'localhost', name: 'Cairn' },
    user: { id: handle.toString('base64url'), name: 'sub@example.com', displayName: 'Sub Scriber' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: credentialId, type: 'public-key', transports: ['hybrid', 'internal'] }],
  });
  t.is(Buffer.from(String(options.challenge), 'base64url').length, 32);
  t.not((await asks()).challenge, options.challenge);
});

test('what the browser made is kept under its name, and signs its owner in, each time anew', async (t) => {
  const { added, signsIn, list, userId, clock } = await aPasskeyOwner(t);
  const authenticator = await added();
  t.deepEqual(await list(), [
    { id: authenticator.credentialId, label: 'Laptop', addedAt: new Date(clock.now()).toISOString() },
  ]);
  t.is(await signsIn(authenticator), userId);
  clock.move(400 * 24 * 60 * MINUTE);
  t.is(await signsIn(authenticator), userId);
});

test('a passkey that was made elsewhere, for another challenge, or without asking for the person is not added', async (t) => {
  const { asks, sends, list } = await aPasskeyOwner(t);
  const odd: readonly Oddity[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { rpId: 'evil.example' },
    { challenge: 'AAAA' },
    { type: 'webauthn.get' },
    { verified: false },
  ];
  for (const oddity of odd) {
    const answer = anAuthenticator({ origin: ORIGIN }).make(await asks(), oddity);
    t.is(await sends(answer), 'bad-passkey', JSON.stringify(oddity));
  }
  t.deepEqual(await list(), []);
});

test('a key that signs for itself is taken; one that shows certificates is not, as they would be looked up', async (t) => {
  const { asks, sends } = await aPasskeyOwner(t);
  const made = async (odd: Oddity) => sends(anAuthenticator({ origin: ORIGIN }).make(await asks(), odd));
  t.is(await made({ format: 'packed' }), 'added');
  t.is(await made({ format: 'packed', certificates: true }), 'bad-passkey');
  t.is(await made({ format: 'apple', certificates: true }), 'bad-passkey');
  t.is(await made({ format: 'apple' }), 'bad-passkey');
});

test('an answer adds a passkey once, within five minutes, and in the session that asked', async (t) => {
  const { asks, sends, clock, list } = await aPasskeyOwner(t);
  const make = async (sessionId?: string) => anAuthenticator({ origin: ORIGIN }).make(await asks(undefined, sessionId));
  t.is(await sends(await make('another')), 'bad-passkey');
  const late = await make();
  clock.move(5 * MINUTE + 1);
  t.is(await sends(late), 'bad-passkey');
  const answer = await make();
  const answered = await Promise.all([sends(answer, 'One'), sends(answer, 'Two')]);
  t.deepEqual(answered.sort(), ['added', 'bad-passkey']);
  t.is((await list()).length, 1);
});

test('an account has as many passkeys as it may, and is told before one more is made', async (t) => {
  const { services, added, userId, asks, sends } = await aPasskeyOwner(t);
  for (let one = 1; one < MOST_PASSKEYS; one += 1) await added();
  const early = await asks(userId, 'another');
  await added();
  t.deepEqual(await askForPasskey(services, { userId, sessionId: 'session' }), { refused: 'too-many-passkeys' });
  const late = anAuthenticator({ origin: ORIGIN }).make(early);
  t.is(await sends(late, 'Late', 'another'), 'too-many-passkeys');
});

test('nothing but the passkey’s own signature, of this challenge, on our pages and after asking for the person, signs in', async (t) => {
  const { added, signsIn, open, userId } = await aPasskeyOwner(t);
  const authenticator = await added();
  const handle = Buffer.alloc(8);
  handle.writeBigUInt64BE(BigInt(await open('other@example.com')));
  const odd: readonly Oddity[] = [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: 'AAAA' },
    { type: 'webauthn.create' },
    { verified: false },
    { signature: Buffer.alloc(70, 1) },
    { userHandle: handle.toString('base64url') },
    { userHandle: 'AAAA' },
    { userHandle: Buffer.alloc(8, 255).toString('base64url') },
  ];
  for (const oddity of odd) t.is(await signsIn(authenticator, oddity), 'bad-passkey', JSON.stringify(oddity));
  const stranger = anAuthenticator({ origin: ORIGIN });
  t.is(await signsIn(stranger, { userHandle: handle.toString('base64url') }), 'bad-passkey');
  t.is(await signsIn(authenticator), userId);
});

test('an answer signs in once, within five minutes, and in the browser that was asked', async (t) => {
  const { added, asked, answers, clock, userId } = await aPasskeyOwner(t);
  const authenticator = await added();
  t.is(await answers(authenticator.use(await asked('another'))), 'bad-passkey');
  const late = authenticator.use(await asked());
  clock.move(5 * MINUTE + 1);
  t.is(await answers(late), 'bad-passkey');
  const answer = authenticator.use(await asked());
  const answered = await Promise.all([answers(answer), answers(answer), answers(answer)]);
  t.deepEqual(answered.filter((one) => one === userId).length, 1);
  t.deepEqual(answered.filter((one) => one === 'bad-passkey').length, 2);
});

test('a passkey that counts its uses must count on', async (t) => {
  const { services, added, signsIn, userId } = await aPasskeyOwner(t);
  const authenticator = await added({ counts: true });
  t.is(await signsIn(authenticator, { counter: 1 }), 'bad-passkey'); // as it was when it was added
  t.is(await signsIn(authenticator, { counter: 7 }), userId);
  for (const counter of [7, 6, 0]) t.is(await signsIn(authenticator, { counter }), 'bad-passkey');
  t.is(await signsIn(authenticator, { counter: 8 }), userId);
  await forgetCounters(services, userId);
  t.deepEqual(await services.registers.list('passkey-counter', 10), []);
});

test('a removed passkey signs in nobody, and nothing of it stays but what the log says', async (t) => {
  const { services, added, signsIn, list, userId, open } = await aPasskeyOwner(t);
  const [one, two] = [await added({ counts: true }), await added()];
  const other = await open('other@example.com');
  t.deepEqual(await removePasskey(services, other, one.credentialId), { refused: 'no-such-passkey' });
  for (const either of [one, two]) t.is(await signsIn(either), userId);
  t.is(await removePasskey(services, userId, one.credentialId), null);
  t.deepEqual(await removePasskey(services, userId, one.credentialId), { refused: 'no-such-passkey' });
  t.is(await signsIn(one), 'bad-passkey');
  t.is(await signsIn(two), userId);
  t.deepEqual(
    (await list()).map(({ id }) => id),
    [two.credentialId],
  );
  t.deepEqual(await services.registers.list('passkey-counter', 10), []);
});

test('a passkey that is added while the address is proven for the first time opens nothing, as one from before', async (t) => {
  for (const isProvenMeanwhile of [false, true]) {
    const { services, asks, signsIn } = await aPasskeyOwner(t);
    const userId = await unprovenAccount(services, { email: 'new@example.com' });
    const { addressName = '' } = (await identityOf(services, userId)) ?? {};
    const prove = () => proveAddress(services, userId, addressName);
    const authenticator = anAuthenticator({ origin: ORIGIN });
    const answer = authenticator.make(await asks(userId));
    const raced = justBefore(services, streams.passkeys(userId), async () => isProvenMeanwhile && (await prove()));
    t.is(await addPasskey(raced, { userId, sessionId: 'session', label: 'Laptop', answer }), null);
    t.is(await signsIn(authenticator), isProvenMeanwhile ? 'bad-passkey' : userId);
    await prove();
    t.is(await signsIn(authenticator), 'bad-passkey');
    t.deepEqual(await listPasskeys(services, userId), []);
  }
});

test('of an account that is erased while a passkey is added, nothing is kept', async (t) => {
  const { services, userId, asks } = await aPasskeyOwner(t);
  const answer = anAuthenticator({ origin: ORIGIN }).make(await asks());
  const raced = justBefore(services, streams.passkeys(userId), () => services.vault.destroy(userId));
  const added = await addPasskey(raced, { userId, sessionId: 'session', label: 'Laptop', answer });
  t.deepEqual(added, { refused: 'no-such-account' });
  t.deepEqual(await services.log.read(streams.passkeys(userId)), []);
});

test('of an account that was closed, or erased, no passkey signs in and none can be added', async (t) => {
  const { services, added, signsIn, list, userId, clock } = await aPasskeyOwner(t);
  const authenticator = await added();
  await closeAccount(services, userId);
  t.is(await signsIn(authenticator), 'bad-passkey');
  const stream = streams.account(userId);
  const { length } = await services.log.read(stream);
  await services.vault.destroy(userId);
  await services.log.append(stream, [accountErased({ userId, at: new Date(clock.now()).toISOString() })], length - 1);
  t.is(await signsIn(authenticator), 'bad-passkey');
  t.deepEqual(await askForPasskey(services, { userId, sessionId: 'session' }), { refused: 'no-such-account' });
  t.deepEqual(await list(), []);
});

test('a network asks and answers only so often; another is not held up', async (t) => {
  const { services, added, asked, answers, clock, userId } = await aPasskeyOwner(t);
  const authenticator = await added();
  for (let one = 0; one < 60; one += 1) t.is(await answers({}), 'bad-passkey');
  t.is(await answers(authenticator.use(await asked())), 'bad-passkey');
  const elsewhere = { browser: 'elsewhere', network: '192.0.2.2' };
  const answer = authenticator.use((await askForSignIn(services, elsewhere)) ?? {});
  t.false('refused' in (await signInWithPasskey(services, { ...elsewhere, device: '', answer })));
  for (let one = 1; one < 60; one += 1) await asked();
  t.is(await askForSignIn(services, { browser: 'browser', network: NETWORK }), null);
  clock.move(15 * MINUTE + 1);
  t.is(await answers(authenticator.use(await asked())), userId);
});

import test from 'ava';
import { checkSession } from '#application/access/sign-in/sessions.ts';
import { redeemLoginCode } from '#application/access/sign-in/sign-in.ts';
import { streams } from '#application/streams.ts';
import { accountClosed } from '#domain/accounts/events.ts';
import { isRefusal } from '#domain/decider.ts';
import { networksByPart } from '#test/support/networks.ts';
import { anAccountToSignIn, EMAIL, NETWORK } from './an-account-to-sign-in.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const UNKNOWN = 'nobody@example.com';

/** An account, and a browser that has asked for its code: `code` is what the newest mail says. */
const whoAsked = async (t: Parameters<typeof anAccountToSignIn>[0]) => {
  const account = await anAccountToSignIn(t);
  const { services, asksFor, mails } = account;
  let browsers = 0;
  const asks = async (email = EMAIL) => {
    browsers += 1;
    const intent = `browser ${browsers}`;
    await asksFor(email, `198.51.100.${browsers % 250}`, intent);
    return intent;
  };
  const code = async () => services.tokens.code('login', (await mails()).at(-1)?.linkId ?? '');
  const types = (typed: string, intent: string, { email = EMAIL, network = NETWORK } = {}) =>
    redeemLoginCode(services, { email, code: typed, intent, network }, { device: 'Firefox on Linux' });
  const signsIn = async (...typed: Parameters<typeof types>) => !isRefusal(await types(...typed));
  return { ...account, asks, code, types, signsIn };
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the code of the mail signs in, in the browser that asked for it', async (t) => {
  const { asks, code, types, services, userId, mails } = await whoAsked(t);
  const intent = await asks();
  t.like((await mails()).at(-1), { personal: { facts: { of: 'login-link', withCode: true } } });
  const signedIn = await types(await code(), intent, { email: ' sub@example.COM' });
  if ('refused' in signedIn) return t.fail(signedIn.refused);
  t.is((await checkSession(services, signedIn.session))?.userId, userId);
});

test('nowhere else, and with no other address', async (t) => {
  const { asks, code, signsIn } = await whoAsked(t);
  const intent = await asks();
  const right = await code();
  const other = await asks();
  for (const one of ['', 'never given out', other]) t.false(await signsIn(right, one));
  t.false(await signsIn(right, intent, { email: 'other@example.com' }));
  t.true(await signsIn(right, intent));
});

test('after five tries the code is dead, the right one too; a restart gives none back; the link stays good', async (t) => {
  const { asks, code, signsIn, services, opens, mails } = await whoAsked(t);
  const intent = await asks();
  const right = await code();
  for (let time = 0; time < 5; time += 1) t.false(await signsIn(wrong(right), intent));
  t.false(await signsIn(right, intent));
  t.is((await services.registers.read('login-code', intent))?.value.tries, 5); // durable, as all registers are
  t.true(await opens(services.tokens.linkToken('login', (await mails()).at(-1)?.linkId ?? '')));
});

test('the fifth try may still be right', async (t) => {
  const { asks, code, signsIn } = await whoAsked(t);
  const intent = await asks();
  const right = await code();
  for (let time = 0; time < 4; time += 1) t.false(await signsIn(wrong(right), intent));
  t.true(await signsIn(right, intent));
});

test('of a hundred guesses at once five are looked at', async (t) => {
  const { asks, code, signsIn, services } = await whoAsked(t);
  const intent = await asks();
  const right = await code();
  let looked = 0;
  const { code: codeOf } = services.tokens;
  Object.assign(services.tokens, {
    code: (...of: Parameters<typeof codeOf>) => {
      looked += 1;
      return codeOf(...of);
    },
  });
  const guesses = await Promise.all(Array.from({ length: 100 }, () => signsIn(wrong(right), intent)));
  t.false(guesses.some(Boolean));
  t.is(looked, 5);
});

test('it is good until ten minutes are over, to the second, however often it was tried', async (t) => {
  const { asks, code, signsIn, clock } = await whoAsked(t);
  const [early, earlyCode] = [await asks(), await code()];
  const [late, lateCode] = [await asks(), await code()];
  clock.move(10 * MINUTE - SECOND);
  t.true(await signsIn(earlyCode, early));
  t.false(await signsIn(wrong(lateCode), late));
  clock.move(2 * SECOND);
  t.false(await signsIn(lateCode, late));
});

test('code and link are one: whichever is used, the other is used up elsewhere, and here gives the same session', async (t) => {
  const { asks, code, types, follows, opens, services, mails, clock } = await whoAsked(t);
  const intent = await asks();
  const link = services.tokens.linkToken('login', (await mails()).at(-1)?.linkId ?? '');
  const byCode = await types(await code(), intent);
  t.false(await opens(link));
  t.deepEqual(await follows(link, { intent, device: '' }), byCode);
  t.deepEqual(await types(await code(), intent), byCode); // its answer was lost
  clock.move(MINUTE + 1);
  t.deepEqual(await types(await code(), intent), { refused: 'bad-link' });
});

test('the code of a closed account is refused', async (t) => {
  const { asks, code, signsIn, services, userId, clock } = await whoAsked(t);
  const intent = await asks();
  const { length } = await services.log.read(streams.account(userId));
  const closed = accountClosed({ userId, at: new Date(clock.now()).toISOString() });
  await services.log.append(streams.account(userId), [closed], length - 1);
  t.false(await signsIn(await code(), intent));
});

test('a mail that no browser asked for has no code', async (t) => {
  const { asksFor, mails } = await whoAsked(t);
  await asksFor(EMAIL, NETWORK, '');
  t.like((await mails()).at(-1), { personal: { facts: { of: 'login-link', withCode: false } } });
});

test('trying a code asks the stores the same, whether the address is known or not', async (t) => {
  const { asks, services } = await whoAsked(t);
  const [known, unknown] = [await asks(), await asks(UNKNOWN)];
  const tried = async (email: string, intent: string) => {
    const calls: string[] = [];
    const watched = <Part extends object>(name: string, part: Part): Part =>
      new Proxy(part, {
        get: (target, method) => {
          const value: unknown = Reflect.get(target, method);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            calls.push(`${name} ${String(method)} ${String(args[0])}`);
            return value.apply(target, args);
          };
        },
      });
    const seen = {
      ...services,
      registers: watched('registers', services.registers),
      log: watched('log', services.log),
    };
    const typed = { email, code: '000000', intent, network: NETWORK };
    t.deepEqual(await redeemLoginCode(seen, typed, { device: '' }), { refused: 'bad-link' });
    return calls;
  };
  const [first, second] = [await tried(EMAIL, known), await tried(UNKNOWN, unknown)];
  t.deepEqual(first, second);
  t.true(first.length > 2);
});

test('a network has ten wrong codes a day, the wider one around it thirty; right ones use up nothing', async (t) => {
  const { asks, code, signsIn, clock } = await whoAsked(t);
  const guessFive = async (network: string) => {
    clock.move(10 * MINUTE);
    const email = `nobody-${crypto.randomUUID()}@example.com`;
    const intent = await asks(email);
    for (let guess = 0; guess < 5; guess += 1) await signsIn('000000', intent, { email, network });
  };
  const isLetIn = async (network: string) => {
    clock.move(10 * MINUTE);
    const intent = await asks();
    return signsIn(await code(), intent, { network });
  };
  for (const network of ['203.0.113.1', '203.0.113.1']) await guessFive(network);
  t.false(await isLetIn('203.0.113.1'));
  t.true(await isLetIn('203.0.113.2'));
  for (const network of ['203.0.113.2', '203.0.113.2', '203.0.113.3', '203.0.113.3']) await guessFive(network);
  t.false(await isLetIn('203.0.113.4'));
  t.true(await isLetIn(NETWORK));
  clock.move(24 * 60 * MINUTE);
  for (let time = 0; time < 35; time += 1) {
    clock.move(3 * 60 * MINUTE);
    t.true(await isLetIn('203.0.113.1'), String(time));
  }
});

test('all networks of a part guess 32 times a day together, and those of other parts never notice', async (t) => {
  const { services, signsIn, clock } = await whoAsked(t);
  let looked = 0;
  const { code: codeOf } = services.tokens;
  Object.assign(services.tokens, {
    code: (...of: Parameters<typeof codeOf>) => {
      looked += 1;
      return codeOf(...of);
    },
  });
  const endsAt = clock.now() + 10 * MINUTE;
  const offer = { linkId: crypto.randomUUID(), addressName: 'a name', tries: 0, endsAt };
  const guess = async (network: string) => {
    const intent = crypto.randomUUID();
    await services.registers.write('login-code', intent, offer, { expected: 'absent', endsAt });
    for (let time = 0; time < 5; time += 1) t.false(await signsIn('000000', intent, { network }));
  };
  const [part = [], other = []] = await networksByPart(services.vault, 10);
  for (const network of part) await guess(network);
  t.is(looked, 32);
  await guess(other[0] ?? '');
  t.is(looked, 37);
});

import test from 'ava';
import { isClaimHeld } from '#application/accounts/address-claims.ts';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal } from '#domain/decider.ts';
import type { AnyEvent } from '#domain/event.ts';
import { addressChangeBench, dyingAt, justBefore, NEW, OLD, THIRD } from './address-change-harness.ts';

const HOUR = 60 * 60_000;

test('asking sends a link to the new address and changes nothing else', async (t) => {
  const bench = await addressChangeBench(t);
  t.like(await bench.ask(NEW), { asked: true });
  await bench.react();
  t.like(await bench.mails(), [
    { kind: 'address-confirm', personal: { to: NEW, facts: { of: 'address-confirm', before: OLD } } },
  ]);
  t.like(await accountByAddress(bench.services, OLD), { userId: bench.userId });
  t.is(await accountByAddress(bench.services, NEW), null);
  t.is(await bench.owner(NEW), null);
  t.like(await personOf(bench.services, bench.userId), { email: OLD, wantedEmail: NEW });
});

test('following the link makes the new address the account’s, frees the old one and tells it', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  const link = await bench.link();
  t.false(isRefusal(await bench.follow(link)));
  await bench.react();
  t.like(await accountByAddress(bench.services, NEW), { userId: bench.userId, account: { proven: true } });
  t.is(await accountByAddress(bench.services, OLD), null);
  t.is(await bench.owner(OLD), null);
  t.like((await bench.mails()).at(-1), {
    kind: 'address-changed',
    personal: { to: OLD, facts: { of: 'address-changed', after: NEW } },
  });
  t.like(await personOf(bench.services, bench.userId), { email: NEW, wantedEmail: null });
  const before = (await bench.all()).length;
  t.false(isRefusal(await bench.follow(link)), 'the same link says so again');
  t.is((await bench.all()).length, before);
  t.true(Number(await bench.open(OLD)) > 0, 'and the old address is free for another account');
});

test('killed at any append, with or without its answer, the whole is done once it is taken up again', async (t) => {
  for (const answerLost of [false, true])
    for (let number = 1; ; number += 1) {
      const bench = await addressChangeBench(t);
      const dying = dyingAt(bench.services, number, answerLost);
      const run = async (through: Services = bench.services) => {
        await bench.ask(NEW, through);
        await bench.react(through);
        await bench.follow(await bench.link(), through);
        await bench.react(through);
      };
      if (!dying.hasDied()) await run(dying.services).catch(() => {});
      const died = dying.hasDied();
      await run();
      t.is(await bench.addressOf(), await bench.nameOf(NEW), `${number}`);
      t.is(await bench.owner(NEW), bench.userId);
      t.is(await bench.owner(OLD), null);
      t.deepEqual(
        (await bench.mails()).map(({ kind }) => kind),
        ['address-confirm', 'address-changed'],
        `${number}`,
      );
      t.is((await bench.all()).filter(({ type }) => type === 'AddressChanged').length, 1);
      if (!died) {
        t.true(number > 4, 'the run has several appends to die at');
        break;
      }
    }
});

test('a link is outdated once another address is wanted, and after a day', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  const first = await bench.link();
  await bench.ask(THIRD);
  t.deepEqual(await bench.follow(first), { refused: 'bad-link' });
  t.is(await bench.owner(NEW), null, 'nothing was claimed');
  const second = await bench.link();
  bench.clock.move(24 * HOUR);
  t.deepEqual(await bench.follow(second), { refused: 'bad-link' });
  t.deepEqual(await bench.follow('address_none'), { refused: 'bad-link' });
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
});

test('wanting another address while the link is followed lets go of the first one again', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  const raced = justBefore(bench.services, streams.account(bench.userId), () => bench.ask(THIRD));
  t.deepEqual(await bench.follow(await bench.link(), raced), { refused: 'bad-link' });
  t.is(await bench.owner(NEW), null);
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
});

test('an address of another account gets no link, its owner is told, and whoever asked cannot tell', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.open(NEW);
  const free = await bench.ask(THIRD);
  const taken = await bench.ask(NEW);
  t.like(taken, { asked: true });
  t.deepEqual(Object.keys(taken), Object.keys(free));
  await bench.react();
  t.like((await bench.mails()).at(-1), {
    kind: 'address-taken',
    linkId: null,
    personal: { to: NEW, facts: { of: 'nothing' } },
  });
  t.false(JSON.stringify((await bench.mails()).at(-1)).includes(OLD), 'nor is its owner told who it was');
  t.deepEqual(await bench.follow(await bench.link()), { refused: 'address-taken' });
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
});

test('a claim for a change under way is nobody else’s; one left behind is free to take', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  const link = await bench.link();
  const dying = dyingAt(bench.services, 1, true); // claimed, and then no more
  await t.throwsAsync(bench.follow(link, dying.services));
  t.is(await bench.owner(NEW), bench.userId);
  t.true(await isClaimHeld(bench.services, bench.userId, await bench.nameOf(NEW)));
  t.is(await bench.open(NEW), 'address-taken');
  bench.clock.move(25 * HOUR);
  t.false(await isClaimHeld(bench.services, bench.userId, await bench.nameOf(NEW)));
  const other = await bench.open(NEW);
  t.is(await bench.owner(NEW), other as number);
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
});

test('a claim that was left behind does not keep the next one from a change', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  await t.throwsAsync(bench.follow(await bench.link(), dyingAt(bench.services, 1, true).services));
  await bench.ask(THIRD); // so that nobody wants it any more
  const other = Number(await bench.open('other@example.com'));
  await bench.ask(NEW, bench.services, other);
  t.false(isRefusal(await bench.follow(await bench.link())));
  t.is(await bench.owner(NEW), other);
});

test('an address that is changed back before it was given back stays the account’s', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  await bench.follow(await bench.link());
  await bench.ask(OLD);
  await bench.follow(await bench.link());
  await bench.react();
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
  t.is(await bench.owner(OLD), bench.userId);
  t.is(await bench.owner(NEW), null);
});

test('nor does it get lost when that happens at the very moment', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  await bench.follow(await bench.link());
  const raced = justBefore(bench.services, streams.address(await bench.nameOf(OLD)), async () => {
    await bench.ask(OLD);
    await bench.follow(await bench.link());
  });
  await bench.react(raced);
  t.is(await bench.addressOf(), await bench.nameOf(OLD));
  t.is(await bench.owner(OLD), bench.userId);
});

test('of two accounts that want one address the first to follow its link has it', async (t) => {
  const bench = await addressChangeBench(t);
  const other = Number(await bench.open('other@example.com'));
  await bench.ask(NEW);
  const links = [await bench.link()];
  await bench.ask(NEW, bench.services, other);
  links.push(await bench.link());
  const outcomes = await Promise.all(links.map((link) => bench.follow(link)));
  t.is(outcomes.filter((outcome) => !isRefusal(outcome)).length, 1);
  const winner = await bench.owner(NEW);
  t.is(await bench.addressOf(winner ?? 0), await bench.nameOf(NEW));
});

test('an account that is being deleted changes no address any more, and claims none', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  const link = await bench.link();
  await bench.close();
  t.deepEqual(await bench.follow(link), { refused: 'bad-link' });
  t.is(await bench.owner(NEW), null);
});

test('an address is asked for five times a day, by one account or by many; twice in a minute is once', async (t) => {
  const bench = await addressChangeBench(t);
  const outcomes: unknown[] = [];
  for (const email of [NEW, NEW, THIRD, NEW, THIRD, NEW, THIRD]) outcomes.push(await bench.ask(email));
  t.like(outcomes[1], { asked: false });
  t.deepEqual(outcomes.at(-1), { refused: 'too-often' });
  t.is((await bench.all()).filter(({ type }) => type === 'AddressChangeRequested').length, 5);
  const other = Number(await bench.open('other@example.com'));
  t.like(await bench.ask(NEW, bench.services, other), { asked: true });
  bench.clock.move(61_000);
  t.like(await bench.ask(NEW, bench.services, other), { asked: true });
  bench.clock.move(61_000);
  t.deepEqual(await bench.ask(NEW, bench.services, other), { refused: 'too-often' });
  bench.clock.move(24 * HOUR);
  t.like(await bench.ask(NEW), { asked: true });
});

test('an old address that was never proven is not told of the new one', async (t) => {
  const bench = await addressChangeBench(t);
  const { log } = bench.services;
  const read: typeof log.read = async <Any extends AnyEvent>(stream: string) =>
    (await log.read<Any>(stream)).filter(({ type }) => type !== 'AddressVerified');
  await bench.ask(NEW);
  await bench.follow(await bench.link());
  await bench.react({ ...bench.services, log: { ...log, read } });
  t.like((await bench.mails()).at(-1), {
    kind: 'address-changed',
    personal: { to: OLD, facts: { of: 'address-changed', after: null } },
  });
});

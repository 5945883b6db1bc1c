import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import type { Clock } from '#application/engine/ports/clock.ts';
import {
  type CopiedRegister,
  isRegisterMoved,
  type Registers,
  type WriteOptions,
} from '#application/engine/ports/registers.ts';

/** Opens the registers of one place again and again. */
type RegistersPlace = Readonly<{ open(clock: Clock): Promise<Registers>; remove(): Promise<void> }>;

const absent = { expected: 'absent', endsAt: null } satisfies WriteOptions;
const at = (expected: string): WriteOptions => ({ expected, endsAt: null });

/** Whoever wants to be called Registers passes this unchanged. The place may be shared: each test has a kind of its own. */
export const registersContract = (adapter: string, place: () => Promise<RegistersPlace>) => {
  const promise = (title: string, check: (s: Setting, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await place();
      // From today: what ended by its own clock a day ago, a server clears away whenever it looks.
      const clock = { time: Date.now(), now: () => clock.time };
      const opened: Registers[] = [];
      const again = async () => {
        const registers = await open(clock);
        opened.push(registers);
        return registers;
      };
      t.teardown(async () => {
        await Promise.all(opened.map((registers) => registers.close()));
        await remove();
      });
      await check({ registers: await again(), again, clock, kind: `kind-${randomUUID()}` }, t);
    });

  promise('reads what was written, whatever the words in it', async ({ registers, kind }, t) => {
    const value = { 'a.b': 1, $set: [null, 'é\u{1F600}'], nested: { '': true } };
    const revision = await registers.write(kind, 'a/b c', value, absent);
    t.deepEqual(await registers.read(kind, 'a/b c'), { value, revision });
    t.is(await registers.read(kind, 'other'), null);
  });

  promise('writes only at the expected revision, and gives a new one each time', async ({ registers, kind }, t) => {
    const first = await registers.write(kind, 'key', { n: 1 }, absent);
    const second = await registers.write(kind, 'key', { n: 1 }, at(first));
    t.not(first, second);
    for (const options of [absent, at(first), at(randomUUID())])
      t.true(isRegisterMoved(await t.throwsAsync(registers.write(kind, 'key', { n: 3 }, options))));
    t.true(isRegisterMoved(await t.throwsAsync(registers.write(kind, 'never', {}, at(second)))));
    t.deepEqual(await registers.read(kind, 'key'), { value: { n: 1 }, revision: second });
  });

  promise('lets one of fifty writers win each round', async ({ registers, again, kind }, t) => {
    const both = [registers, await again()];
    let options: WriteOptions = absent;
    for (let round = 0; round < 5; round++) {
      const tries = Array.from({ length: 50 }, (_, writer) =>
        (both[writer % 2] ?? registers).write(kind, 'key', { round, writer }, options),
      );
      const outcomes = await Promise.allSettled(tries);
      const won = outcomes.flatMap((outcome, writer) =>
        outcome.status === 'fulfilled' ? [{ writer, revision: outcome.value }] : [],
      );
      const lost = outcomes.filter(({ status }) => status === 'rejected');
      t.is(won.length, 1);
      t.true(lost.every((outcome) => 'reason' in outcome && isRegisterMoved(outcome.reason)));
      const standing = await registers.read(kind, 'key');
      t.like(standing, { value: { round, writer: won[0]?.writer }, revision: won[0]?.revision });
      options = at(standing?.revision ?? '');
    }
  });

  promise('takes what has ended for absent: read, listed, replaced', async ({ registers, clock, kind }, t) => {
    const ends = (expected: string, endsAt: number | null) => ({ expected, endsAt }) satisfies WriteOptions;
    const first = await registers.write(kind, 'ending', { n: 1 }, ends('absent', clock.time + 100));
    await registers.write(kind, 'lasting', {}, absent);
    clock.time += 99;
    t.is((await registers.list(kind, 10)).length, 2);
    t.is((await registers.read(kind, 'ending'))?.revision, first);
    clock.time += 1;
    t.is(await registers.read(kind, 'ending'), null);
    t.deepEqual(
      (await registers.list(kind, 10)).map(({ key }) => key),
      ['lasting'],
    );
    const second = await registers.write(kind, 'ending', { n: 2 }, ends('absent', clock.time + 100));
    t.not(second, first);
    clock.time += 99;
    const third = await registers.write(kind, 'ending', { n: 3 }, ends(second, clock.time + 1));
    clock.time += 1;
    t.true(isRegisterMoved(await t.throwsAsync(registers.write(kind, 'ending', {}, at(third)))));
    t.is(await registers.read(kind, 'ending'), null);
    t.not(await registers.read(kind, 'lasting'), null);
  });

  promise('removes one, and one that is not there', async ({ registers, kind }, t) => {
    const first = await registers.write(kind, 'key', {}, absent);
    await registers.remove(kind, 'key');
    await registers.remove(kind, 'key');
    t.is(await registers.read(kind, 'key'), null);
    t.true(isRegisterMoved(await t.throwsAsync(registers.write(kind, 'key', {}, at(first)))));
    t.not(await registers.write(kind, 'key', {}, absent), first);
  });

  promise('lists one kind in the order of keys, up to a limit', async ({ registers, kind }, t) => {
    const keys = ['b', 'a', 'Z', 'é', 'a/b', '10', '9', '\u{1F600}', '\uFF5E'];
    await Promise.all(keys.map((key) => registers.write(kind, key, { key }, absent)));
    await registers.write(`${kind}-other`, 'a', {}, absent);
    const listed = await registers.list(kind, 100);
    // By code point, as both engines compare: the emoji comes last, though its first UTF-16 unit is smaller.
    t.deepEqual(
      listed.map(({ key }) => key),
      ['10', '9', 'Z', 'a', 'a/b', 'b', 'é', '\uFF5E', '\u{1F600}'],
    );
    t.true(listed.every(({ key, value }) => value.key === key));
    t.deepEqual(
      (await registers.list(kind, 2)).map(({ key }) => key),
      ['10', '9'],
    );
  });

  promise('lists the keys that begin with a prefix, and no other', async ({ registers, clock, kind }, t) => {
    const keys = ['7-a', '7-é', '7-\u{1F600}', '7', '70-a', '6-a', '8-a', '7.a', '7_%', '7-$x'];
    await Promise.all(keys.map((key) => registers.write(kind, key, {}, absent)));
    await registers.write(kind, '7-ended', {}, { expected: 'absent', endsAt: clock.time });
    await registers.write(`${kind}-other`, '7-a', {}, absent);
    const keysOf = async (limit: number, prefix: string) =>
      (await registers.list(kind, limit, prefix)).map(({ key }) => key);
    t.deepEqual(await keysOf(100, '7-'), ['7-$x', '7-a', '7-é', '7-\u{1F600}']);
    t.deepEqual(await keysOf(2, '7-'), ['7-$x', '7-a']);
    t.deepEqual(await keysOf(100, '7_'), ['7_%']);
    t.deepEqual(await keysOf(100, '9'), []);
    t.is((await keysOf(100, '')).length, keys.length);
  });

  promise('gives all of them page by page, those aside that have ended', async ({ registers, clock, kind }, t) => {
    const [endsAt, other] = [clock.time + 50, `${kind}-other`];
    const keys = ['a/b c', 'a', 'é', '\u{1F600}', '7'];
    for (const key of keys) await registers.write(kind, key, { key }, absent);
    await registers.write(other, 'b', { 'a.b': [null] }, { expected: 'absent', endsAt });
    await registers.write(other, 'ended', {}, { expected: 'absent', endsAt: clock.time });
    const found: CopiedRegister[] = [];
    for (let page = await registers.page(null, 2); page.length > 0; page = await registers.page(page.at(-1) ?? null, 2))
      found.push(...page.filter((one) => one.kind.startsWith(kind)));
    t.deepEqual(found.flatMap((one) => (one.kind === kind ? [one.key] : [])).sort(), keys.toSorted());
    t.deepEqual(
      found.filter((one) => one.kind === other),
      [{ kind: other, key: 'b', value: { 'a.b': [null] }, endsAt }],
    );
    t.is(found.length, keys.length + 1, 'each once');
  });

  promise('keeps everything over a restart', async ({ registers, again, clock, kind }, t) => {
    const revision = await registers.write(kind, 'key', { n: 1 }, { expected: 'absent', endsAt: clock.time + 50 });
    const reopened = await again();
    t.deepEqual(await reopened.read(kind, 'key'), { value: { n: 1 }, revision });
    await reopened.write(kind, 'key', { n: 2 }, at(revision));
    t.like(await registers.read(kind, 'key'), { value: { n: 2 } });
  });
};

type Setting = Readonly<{
  registers: Registers;
  again: () => Promise<Registers>;
  clock: { time: number; now(): number };
  kind: string;
}>;

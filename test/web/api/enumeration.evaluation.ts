import { Agent, request } from 'node:http';
import test from 'ava';
import { openAccount } from '#application/accounts/open-account.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { movableClock } from '#test/support/clock.ts';
import { aWebServer } from './a-web-server.ts';

const { count } = evaluation({ sample: 0.2, more: 0.5 });
const EACH = count(2000);
/** Five and a half standard errors of what is measured, were there nothing to tell: 0.05 of the whole. */
const MAX_OFF = 5.5 / Math.sqrt(6 * EACH);
const KNOWN = 50;
/** Asked right after an answer, one after the other: what work there was would make them late. */
const PROBES = 4;
const DAY = 24 * 60 * 60_000;

/**
 * How well a number tells two classes apart: the chance that one of the first is above one of the second, ties counting
 * half. 0.5 is not at all, 0 and 1 are surely.
 */
const separation = (first: readonly number[], second: readonly number[]): number => {
  const all = [...first.map((value) => ({ value, own: 1 })), ...second.map((value) => ({ value, own: 0 }))].sort(
    (one, other) => one.value - other.value,
  );
  let ranks = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const own = all.slice(start, end).filter((one) => one.own === 1).length;
    ranks += own * ((start + 1 + end) / 2);
    start = end;
  }
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
};

const shuffled = <Item>(items: Item[]): Item[] => {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
};

/** One connection, as an attacker keeps it: the milliseconds until an answer has come, and the answer. */
const measuring = (url: string) => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<{ took: number; said: string }>((resolve, reject) => {
      const began = performance.now();
      request({ hostname, port, agent, method, path, headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ took: performance.now() - began, said: `${response.statusCode} ${text}` });
      })
        .on('error', reject)
        .end(body);
    });
  return { ask, end: () => agent.destroy() };
};

test('a login’s answer, and the next ones after it, do not tell a known address from an unknown one', async (t) => {
  t.timeout(5 * 60_000);
  const clock = movableClock();
  const { url, services } = await aWebServer(t, {}, { trustedProxies: 1, clock });
  const person = { firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const address = (kind: 'known' | 'other', one: number) => `${kind}-${String(one).padStart(4, '0')}@example.com`;
  for (let one = 0; one < KNOWN; one += 1) await openAccount(services, { ...person, email: address('known', one) });
  const { ask, end } = measuring(url);
  t.teardown(end);
  const took = {
    known: { answer: [] as number[], probe: [] as number[] },
    other: { answer: [] as number[], probe: [] as number[] },
  };
  const said = new Set<string>();
  const order = shuffled(Array.from({ length: 2 * EACH }, (_, one) => (one % 2 ? 'known' : 'other')));
  for (const [one, kind] of order.entries()) {
    if (one % KNOWN === 0) clock.move(DAY); // so that no limit is reached, and each request has work to do
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`,
    };
    const body = JSON.stringify({ email: address(kind, kind === 'known' ? one % KNOWN : one) });
    const answer = await ask('POST', '/api/auth/login', headers, body);
    let probes = 0;
    for (let probe = 0; probe < PROBES; probe += 1) probes += (await ask('GET', '/api/config', {})).took;
    said.add(answer.said);
    took[kind].answer.push(answer.took);
    took[kind].probe.push(probes);
  }
  t.is(said.size, 1);
  for (const what of ['answer', 'probe'] as const) {
    const found = separation(took.known[what], took.other[what]);
    t.log(`${what}: AUC ${found.toFixed(3)} over ${took.known[what].length} and ${took.other[what].length}`);
    t.true(Math.abs(found - 0.5) < MAX_OFF, `${what}: ${found}`);
  }
});

test('the statistic itself tells apart what differs, and does not what is alike', (t) => {
  const draw = (shift: number) => Array.from({ length: EACH }, () => Math.random() + shift);
  t.true(separation(draw(0.2), draw(0)) > 0.6);
  t.true(separation(draw(0), draw(0.2)) < 0.4);
  t.true(Math.abs(separation(draw(0), draw(0)) - 0.5) < MAX_OFF);
  t.is(separation([1, 1, 1], [1, 1]), 0.5);
  t.is(separation([2, 3], [0, 1]), 1);
});

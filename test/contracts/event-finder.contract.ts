import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { withOrigin } from '#application/engine/origin.ts';
import {
  type EventCriteria,
  type EventQuery,
  isBadEventQuery,
  MAX_FOUND,
} from '#application/engine/ports/event-finder.ts';
import type { EventLog, FoundEvent } from '#application/engine/ports/event-log.ts';
import type { Expected, Position } from '#application/engine/ports/event-store.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { AnyEvent } from '#domain/event.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import { followStream, proven, started, won } from '../support/log-events.ts';
import { idsOf } from '../support/stored-events.ts';
import { aStream, type FinderPlace, type FinderPromise, type FinderSetting, time } from './event-finder-place.ts';
import { eventFinderSealedContract } from './event-finder-sealed.contract.ts';

/** Whoever can find events passes this. The log may be shared: each test has users, streams and correlations of its own. */
export const eventFinderContract = (adapter: string, place: () => Promise<FinderPlace>): void => {
  const promise = (title: string, check: (setting: FinderSetting, t: ExecutionContext) => Promise<void>) =>
    test.serial(`${adapter} ${title}`, async (t) => {
      const opened = await place();
      const { store, vault, elsewhere, remove } = opened;
      t.teardown(async () => {
        await Promise.all([store.close(), vault.close(), elsewhere.close()]);
        await remove();
      });
      const users = Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 40));
      for (const user of users) await vault.make(user);
      const log = createSealedLog(store, vault);
      const settled = () => opened.settled(log);
      const append = (
        stream: string,
        events: readonly AnyEvent[],
        correlation: string,
        expected: Expected = 'no-stream',
      ) =>
        withOrigin({ $correlationId: correlation, $causationId: null, actor: 'user' }, () =>
          log.append(stream, events, expected),
        );
      await check({ ...opened, log, users, settled, append }, t);
    });
  findingContract(promise);
  pagingContract(promise);
  eventFinderSealedContract(promise);
};

const at = (event: AnyEvent, hours: number): AnyEvent => ({ ...event, data: { ...event.data, at: time(hours) } });

/** Every page of a search, one after the other. */
const everyPage = async (log: EventLog, query: EventQuery): Promise<readonly FoundEvent[]> => {
  const found: FoundEvent[] = [];
  let after: Position | null = null;
  do {
    const page: Awaited<ReturnType<EventLog['find']>> = await log.find({ ...query, after });
    found.push(...page.events);
    after = page.next;
  } while (after !== null);
  return found;
};

/** What a criterion means, without any index. */
const meets = (event: FoundEvent, { correlation, type, userId, stream, from, to }: EventCriteria): boolean => {
  const happened = String(event.data.at);
  return (
    (correlation === undefined || event.metadata.$correlationId === correlation) &&
    (type === undefined || event.type === type) &&
    (userId === undefined || event.data.userId === userId) &&
    (stream === undefined || event.stream === stream) &&
    (from === undefined || happened >= from) &&
    (to === undefined || happened < to)
  );
};

const findingContract = (promise: FinderPromise): void => {
  promise('finds by every criterion and all of them together, page by page, either way', async (setting, t) => {
    const { log, users, settled, append } = setting;
    const [streams, correlations] = [
      [aStream(), aStream()],
      [randomUUID(), `evt_${randomUUID()}`],
    ];
    const [before] = [await log.head()];
    for (let n = 0; n < 40; n += 1) {
      const user = users[n % 3] ?? 0;
      const event = [won(user), proven(user), started][n % 3 === 2 ? n % 2 : n % 3] ?? started;
      const stream = streams[n % 2] ?? '';
      const expected = n < 2 ? 'no-stream' : Math.floor(n / 2) - 1;
      const hours = n % 7 === 0 ? n - 30 : n / 3; // some say that they happened long before
      await append(stream, [at(event, hours)], correlations[n % 5 === 0 ? 0 : 1] ?? '', expected);
    }
    await settled();
    const all = await everyPage(log, { limit: MAX_FOUND });
    const ours = all.filter(({ position }) => before === null || position > before);
    t.is(ours.length, 40);
    t.deepEqual(idsOf(ours.toSorted((one, other) => (one.position < other.position ? -1 : 1))), idsOf(ours));

    const optional = <Value>(...values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const times = fc.option(fc.integer({ min: -31, max: 15 }).map(time), { nil: undefined });
    const criteria = fc.record({
      correlation: optional(...correlations, randomUUID()),
      type: optional('WinRecorded', 'AddressVerified', 'ReactionStarted', 'NothingOfTheKind'),
      userId: optional(...users, 1),
      stream: optional(...streams, aStream()),
      from: times,
      to: times,
      limit: fc.integer({ min: 1, max: 45 }),
      order: fc.constantFrom('oldest', 'newest'),
    });
    await fc.assert(
      fc.asyncProperty(criteria, async (query) => {
        // Without one of these it is about the events of others, too.
        if (![query.correlation, query.userId, query.stream].some((given) => given !== undefined))
          query = { ...query, userId: users[0] };
        const expected = idsOf(ours.filter((event) => meets(event, query)));
        t.deepEqual(
          idsOf(await everyPage(log, query)),
          query.order === 'newest' ? expected.toReversed() : expected,
          JSON.stringify(query),
        );
      }),
      { numRuns: 150 },
    );
  });

  promise('tells of each event what the log does, with its position', async ({ log, users, settled, append }, t) => {
    const [stream, correlation] = [aStream(), randomUUID()];
    const [user = 0] = users;
    await append(stream, [won(user), proven(user)], correlation);
    await settled();
    const { events, next, upTo } = await log.find({ correlation, limit: 10 });
    const followed = await followStream(log, stream, 2);
    t.deepEqual(
      events.map(({ id, type, stream: name, revision, position, metadata }) => [
        id,
        type,
        name,
        revision,
        position,
        metadata,
      ]),
      followed.map(({ id, type, stream: name, revision, position, metadata }) => [
        id,
        type,
        name,
        revision,
        position,
        metadata,
      ]),
    );
    t.deepEqual(events[1]?.data, proven(user).data);
    t.is(next, null);
    t.is(upTo, await log.head());
    for (const [n, id] of idsOf(events).entries()) t.is((await log.find({ id, limit: 1 })).events[0]?.revision, n);
  });

  promise('finds a span of time in a long log, also what was appended long after it happened', async (setting, t) => {
    const { log, users, settled, append } = setting;
    const [stream, [userId = 0]] = [aStream(), users];
    const late = at(proven(userId), 5.25);
    for (let from = 0; from < 2300; from += 100) {
      const events = Array.from({ length: 100 }, (_, n) => at(proven(userId), (from + n) / 100));
      if (from === 2000) events[50] = late;
      await append(stream, events, randomUUID(), from === 0 ? 'no-stream' : from - 1);
    }
    await settled();
    const span = { from: time(5), to: time(5.5), userId };
    const revisions = async (order: 'oldest' | 'newest') =>
      (await everyPage(log, { ...span, order, limit: 20 })).map(({ revision }) => revision);
    const expected = [...Array.from({ length: 50 }, (_, n) => 500 + n), 2050];
    t.deepEqual(await revisions('oldest'), expected);
    t.deepEqual(await revisions('newest'), expected.toReversed());
    const alone = await everyPage(log, { from: time(5), to: time(5.5), limit: 20 });
    t.deepEqual(
      alone.filter((event) => event.stream === stream).map(({ revision }) => revision),
      expected,
    );
  });

  promise('says so when nothing is found', async ({ log, users, settled, append }, t) => {
    await append(aStream(), [proven(users[0] ?? 0)], randomUUID());
    await settled();
    const nothing: readonly EventCriteria[] = [
      { correlation: randomUUID() },
      { id: randomUUID() },
      { type: 'NothingOfTheKind' },
      { stream: aStream() },
      { userId: users[1] },
      { from: '1971-01-01T00:00:00Z', to: '1971-01-02T00:00:00Z' },
      { userId: users[0], to: '1971-01-02T00:00:00Z' },
    ];
    for (const criteria of nothing)
      t.deepEqual(await log.find({ ...criteria, limit: 5 }), { events: [], next: null, upTo: await log.head() });
  });

  promise('refuses a limit out of its bounds, a time that is none and a foreign position', async ({ log }, t) => {
    const bad: readonly EventQuery[] = [
      ...[0, -1, 1.5, MAX_FOUND + 1, Number.NaN].map((limit) => ({ limit })),
      ...['yesterday', '2026-11-21', '2026-11-21T08:00:00', '2026-13-45T08:00:00Z'].flatMap((text) => [
        { limit: 1, from: text },
        { limit: 1, to: text },
      ]),
    ];
    for (const query of bad) t.true(isBadEventQuery(await t.throwsAsync(log.find(query))), JSON.stringify(query));
    t.true(hasCode(await t.throwsAsync(log.find({ limit: 1, after: 'nowhere' })), 'bad-position'));
    await t.notThrowsAsync(log.find({ limit: MAX_FOUND, userId: 1 }));
  });
};

const pagingContract = (promise: FinderPromise): void => {
  promise('goes on into what was appended since the page before, and repeats nothing', async (setting, t) => {
    const { log, users, settled, append } = setting;
    const [stream, [userId = 0]] = [aStream(), users];
    const three = [proven(userId), proven(userId), proven(userId)];
    await append(stream, three, randomUUID());
    await settled();
    const page = (order: 'oldest' | 'newest', after: Position | null) => log.find({ userId, limit: 2, order, after });
    const [oldest, newest] = [await page('oldest', null), await page('newest', null)];
    await append(stream, three, randomUUID(), 2);
    await settled();
    const revisions = ({ events }: Readonly<{ events: readonly FoundEvent[] }>) =>
      events.map(({ revision }) => revision);
    t.deepEqual([oldest, newest].map(revisions), [
      [0, 1],
      [2, 1],
    ]);
    const second = await page('oldest', oldest.next);
    t.deepEqual([second, await page('oldest', second.next)].map(revisions), [
      [2, 3],
      [4, 5],
    ]);
    t.is((await page('oldest', second.next)).next, null);
    const last = await page('newest', newest.next);
    t.deepEqual([revisions(last), last.next], [[0], null]);
  });
};

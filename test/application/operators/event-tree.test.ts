import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { withOrigin } from '#application/engine/origin.ts';
import { eventTree, MAX_IN_TREE } from '#application/operators/event-tree.ts';
import { streams } from '#application/streams.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';
import { embeddedServices } from '#test/support/stores.ts';

/** A log in which each of `causes` adds an event that followed from the event with that number, or from nothing. */
const withEvents = async (t: ExecutionContext, causes: readonly (number | null)[]) => {
  const { log } = await embeddedServices(t);
  const correlation = randomUUID();
  const ids: string[] = [];
  for (const [at, cause] of causes.entries()) {
    const stream = streams.reaction(randomUUID());
    const origin = {
      $correlationId: correlation,
      $causationId: cause === null ? null : (ids[cause] ?? ''),
      actor: 'user',
    };
    const started = reactionStarted({ reaction: 'x', at: new Date(Date.UTC(2026, 10, 21) + at * 1000).toISOString() });
    await withOrigin(origin, () => log.append(stream, [started], 'no-stream'));
    ids.push((await log.read(stream))[0]?.id ?? '');
  }
  const drawn = async (id: string) => {
    const tree = await eventTree({ log }, id);
    return tree?.events.map((event) => [event.depth, ids.indexOf(event.id), event.afterMs]);
  };
  return { log, correlation, ids, drawn };
};

test('an effect stands below its cause, whatever came between, with its delay', async (t) => {
  const { drawn, correlation, ids } = await withEvents(t, [null, 0, 0, 1, null, 2, 1]);
  const tree = [
    [0, 0, null],
    [1, 1, 1000],
    [2, 3, 2000],
    [2, 6, 5000],
    [1, 2, 2000],
    [2, 5, 3000],
    [0, 4, null],
  ];
  t.deepEqual(await drawn(correlation), tree);
  t.deepEqual(await drawn(ids[3] ?? ''), tree);
  t.is(await drawn('none'), undefined);
});

test('a large correlation is cut and says so, and one of its late events shows its causes and effects', async (t) => {
  const causes = Array.from({ length: MAX_IN_TREE }, (_, at) => (at === 0 ? null : 0));
  const late = causes.length;
  const { log, drawn, correlation, ids } = await withEvents(t, [...causes, 7, late, 8, late + 1]);
  const first = await eventTree({ log }, correlation);
  t.deepEqual([first?.events.length, first?.isCut, first?.focus], [MAX_IN_TREE, true, null]);
  t.like(await eventTree({ log }, ids[late] ?? ''), { isCut: true, focus: ids[late], correlation });
  t.deepEqual(
    (await drawn(ids[late] ?? ''))?.map(([depth, at]) => [depth, at]),
    [
      [0, 0],
      [1, 7],
      [2, late],
      [3, late + 1],
      [4, late + 3],
    ],
  );
});

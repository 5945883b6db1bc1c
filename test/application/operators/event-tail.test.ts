import test from 'ava';
import type { EventQuery, FoundEvents } from '#application/engine/ports/event-finder.ts';
import type { EventLog, FoundEvent } from '#application/engine/ports/event-log.ts';
import { tailEvents } from '#application/operators/events.ts';

/** A log of events 1 to 9, whose index has begun to show those from 4 on and is sure of as many as `upTo`. */
const indexedLog = (state: { upTo: string | null; shown: readonly number[] }): EventLog =>
  ({
    head: async () => '9',
    countAfter: async (position: string | null) => 9 - Number(position ?? 0),
    async find({ after, order, limit }: EventQuery): Promise<FoundEvents<FoundEvent>> {
      const all = state.shown.filter((at) => !after || order === 'newest' || at > Number(after));
      const found = (order === 'newest' ? all.toReversed() : all).map((at) => ({
        ...{ id: `e${at}`, type: 'X', stream: 's', revision: at, position: `${at}`, personal: 'none', sealedBytes: 0 },
        metadata: { $correlationId: 'c', $causationId: null, actor: 'user' },
        data: { at: '' },
      })) as readonly FoundEvent[];
      const events = found.slice(0, limit);
      return { events, next: found.length > limit ? (events.at(-1)?.position ?? null) : null, upTo: state.upTo };
    },
  }) as Partial<EventLog> as EventLog;

test('an index that shows a later event before an earlier one makes the tail lose neither', async (t) => {
  const state: { upTo: string | null; shown: readonly number[] } = { upTo: '3', shown: [1, 2, 3, 4, 6] };
  const log = indexedLog(state);
  const look = async (after: string | null, limit = 10) => {
    const { events, ...rest } = await tailEvents({ log }, { after, limit });
    return { ids: events.map(({ id }) => id).join(' '), ...rest };
  };
  const first = await look(null, 4);
  t.deepEqual(first, { ids: 'e2 e3', position: '3', more: false, behind: 6 });
  t.deepEqual(await look('3', 1), { ids: '', position: '3', more: false, behind: 6 });
  Object.assign(state, { upTo: '6', shown: [1, 2, 3, 4, 5, 6, 7] });
  t.deepEqual(await look('3', 2), { ids: 'e4 e5', position: '5', more: true, behind: 3 });
  t.deepEqual(await look('5'), { ids: 'e6', position: '6', more: false, behind: 3 });
  Object.assign(state, { upTo: null, shown: [] });
  t.deepEqual(await look(null), { ids: '', position: null, more: false, behind: 9 });
});

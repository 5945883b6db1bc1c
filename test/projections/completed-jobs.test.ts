import test from 'ava';
import type { WorkDocument } from '#application/engine/ports/work.ts';
import { work } from '#projections/work.ts';
import { aPlace } from '#test/support/stored-events.ts';

const job = { reaction: 'send-check-in', key: 'k-1' };

for (const type of ['MailRequested', 'TextRequested']) {
  const closedBy = (data: object) =>
    (work([]).on[type]?.(data as never, aPlace()) ?? []).map(({ fold, ...which }) => [
      which,
      fold({ ...job } as WorkDocument),
    ]);

  test(`${type} closes the job that it completes, of no other reaction`, (t) => {
    t.deepEqual(closedBy({ completedJob: job }), [[{ id: 'send-check-in:k-1' }, null]]);
    t.deepEqual(closedBy({ completedJob: null }), []);
  });
}

import test, { type ExecutionContext } from 'ava';
import { handle } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { enrichWin } from '#application/inbox/enrich-win.ts';
import { keepEvidence } from '#application/inbox/keep-evidence.ts';
import { streams } from '#application/streams.ts';
import { keptWin, mergeWins } from '#application/wins/merge-wins.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import { win } from '#domain/wins/decider.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;
const at = '2026-11-20T09:00:00.000Z';

/** Two wins, and an answer with a picture to the second; `cut` merges that into the first at its n-th read. */
const aBench = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  await services.vault.make(USER);
  const record = async (text: string) => {
    const winId = crypto.randomUUID();
    const data = { winId, userId: USER, at, date: '2026-11-20', mailId: 'm', conversationId: 'c', personal: { text } };
    await handle(services.log, win, streams.win(winId), { type: 'RecordWin', data: { ...data, source: 'email' } });
    return winId;
  };
  const [into, answered] = [await record('First'), await record('Second')];
  const mailId = crypto.randomUUID();
  const stream = streams.incomingMail(mailId);
  const id = { mailId, userId: USER, at, conversationId: 'c' };
  const message = { ...id, channel: 'web', personal: { text: 'x' } } as const;
  await handle(services.log, incomingMail, stream, { type: 'ReceiveMessage', data: message });
  const files = [{ fileId: 'f1', type: 'image/png', size: 3, blob: 'bb', winId: answered }] as const;
  await handle(services.log, incomingMail, stream, {
    type: 'UnderstandMail',
    data: {
      ...{
        ...id,
        date: '2026-11-20',
        winIds: [],
        requestCount: 0,
        requestsAwaitingWins: [],
        answeredWinId: answered,
        files,
        omittedFileCount: 0,
        readerVersions: 'rules',
        language: null,
      },
      personal: { tone: 'win', wins: [], requests: [], answer: 'It saved 3 hours', fileNames: ['p.png'], remark: null },
    },
  });
  const cut = (when: number) => {
    let reads = 0;
    const beforeReading = async (name: string) => {
      if (name === streams.win(answered)) reads += 1;
      if (name === streams.win(answered) && reads === when) await mergeWins(services, USER, [into, answered]);
    };
    const log: EventLog = {
      ...services.log,
      async read(name) {
        await beforeReading(name);
        return services.log.read(name);
      },
      async readSealed(name) {
        await beforeReading(name);
        return services.log.readSealed(name);
      },
    };
    return { ...services, log };
  };
  const job = { key: mailId, userId: USER, stream } as never;
  const lives = () => keptWin(services, USER, answered);
  return { services, into, cut, job, lives };
};

for (const when of [1, 2, 3])
  test(`an answer whose win is merged at that moment is found where its words live on (read ${when})`, async (t) => {
    const { cut, job, into, lives } = await aBench(t);
    t.truthy(await enrichWin(cut(when)).run(job));
    const kept = await lives();
    t.is(kept?.winId, into);
    t.true(kept?.text.includes('3 hours'), kept?.text);
  });

for (const when of [1, 2])
  test(`a picture likewise (read ${when})`, async (t) => {
    const { cut, job, into, lives } = await aBench(t);
    t.truthy(await keepEvidence(cut(when)).run(job));
    const kept = await lives();
    t.is(kept?.winId, into);
    t.is(kept?.files.length, 1);
  });

test('a win that was removed keeps both, for the case that it is restored', async (t) => {
  const { services, job, lives } = await aBench(t);
  const answered = await lives();
  const winId = answered?.winId ?? '';
  await handle(services.log, win, streams.win(winId), { type: 'RemoveWin', data: { winId, userId: USER, at } });
  t.truthy(await enrichWin(services).run(job));
  t.truthy(await keepEvidence(services).run(job));
  const types = (await services.log.read(streams.win(winId))).map(({ type }) => type);
  t.deepEqual(types, ['WinRecorded', 'WinRemoved', 'WinExtended', 'EvidenceAdded']);
});

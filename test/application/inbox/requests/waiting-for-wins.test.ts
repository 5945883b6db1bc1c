import test from 'ava';
import { carryOutRequests } from '#application/inbox/carry-out-requests.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { looksAtWins } from '#domain/inbox/request/mail-request.ts';

const { rules } = carryOutRequests({} as never); // rules look at events alone
const opened = (data: Partial<MailUnderstood['data']>) =>
  rules.opens.MailUnderstood?.({ mailId: 'm-1', userId: 1, conversationId: 'c-1', ...data } as never) ?? [];

test('what looks at wins waits for those of its mail, and holds up nothing else meanwhile', (t) => {
  const [settings, lookBack] = opened({ winIds: ['w-1', 'w-2'], requestCount: 2, requestsAwaitingWins: [1] });
  t.like(settings, { key: 'm-1:0', lane: 'c-1', waitsFor: [] });
  t.deepEqual(lookBack?.waitsFor, ['w-1', 'w-2']);
  t.not(lookBack?.lane, 'c-1');
  t.like(opened({ winIds: [], requestCount: 1, requestsAwaitingWins: [0] })[0], { lane: 'c-1', waitsFor: [] });
});

test('a win that is analysed or gone releases all that may wait for it, and nothing waits for ever', (t) => {
  const many = opened({ winIds: ['w-1'], requestCount: 9, requestsAwaitingWins: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  const waiting = many.filter(({ waitsFor = [] }) => waitsFor.length > 0).map(({ key }) => key);
  for (const type of ['WinAnalysed', 'WinRemoved', 'WinMerged'] as const) {
    const released = rules.releases?.[type]?.({ mailId: 'm-1', winId: 'w-1' } as never) ?? [];
    t.deepEqual(
      waiting.filter((key) => !released.some((one) => one.key === key && one.from === 'w-1')),
      [],
      type,
    );
  }
  t.deepEqual(rules.releases?.WinAnalysed?.({ mailId: null, winId: 'w-1' } as never), []);
});

test('settings and corrections do not wait', (t) => {
  for (const kind of ['change-schedule', 'pause', 'resume', 'stop', 'correct-wins'] as const)
    t.false(looksAtWins({ kind }), kind);
  for (const kind of ['how-am-i-doing', 'list-wins', 'cv'] as const) t.true(looksAtWins({ kind }), kind);
});

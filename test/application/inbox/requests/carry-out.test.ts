import test from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import type { DocumentSource } from '#application/documents/document-source.ts';
import { winAsWritten } from '#application/wins/win-as-written.ts';
import type { ListOutcome } from '#domain/inbox/request/outcome.ts';
import { during } from '#mail-gateway/sending/words/span-words.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { someDocuments } from '#test/support/conversing.ts';
import { aUser } from '#test/support/user.ts';
import { anAnswerListing, asking, someWins } from './asking.ts';

/** Dates of pauses below are still to come. */
const app = sharedApp(test, { clock: movableClock(Date.parse('2026-11-20T09:00:00Z')) });
const aSetting = async () => {
  const user = await aUser(app());
  const account = async () => {
    const found = await accountOf(app().services, user.userId);
    if (!found) throw new Error('there is no account');
    return found;
  };
  return { user, ask: asking(app(), user), account };
};

test('a schedule changes where the words say so, and stays elsewhere', async (t) => {
  const { ask, account } = await aSetting();
  await ask('change-schedule', { details: { weekday: 3, clockTime: '18:15' } });
  t.like((await account()).schedule, { frequency: 'weekly', weekdays: [3], clockTime: '18:15', timeOfDay: 'morning' });
  await ask('change-schedule', { details: { timeOfDay: 'evening' } });
  t.like((await account()).schedule, { frequency: 'weekly', weekdays: [3], clockTime: null, timeOfDay: 'evening' });
  const moved = await ask('change-schedule', { details: { zone: 'berlin' } });
  t.is(moved.result, 'done');
  t.is((await account()).schedule.timezone, 'Europe/Berlin');
});

test('several days, every second week and days that shall have none any more change the schedule', async (t) => {
  const { ask, account } = await aSetting();
  const scheduleNow = async () => {
    const { frequency, weekdays: days, weekInterval: every } = (await account()).schedule;
    return [frequency, days.join(), every];
  };
  await ask('change-schedule', { details: { frequency: 'weekly', weekday: 1, weekdays: [1, 3, 5], weekInterval: 2 } });
  t.deepEqual(await scheduleNow(), ['weekly', '1,3,5', 2]);
  await ask('change-schedule', { details: { withoutWeekdays: [1] } });
  t.deepEqual(await scheduleNow(), ['weekly', '3,5', 2]);
  await ask('change-schedule', { details: { frequency: 'weekly', weekday: 2 } });
  t.deepEqual(await scheduleNow(), ['weekly', '2', 2], 'another day is in the same weeks');
  const only = await ask('change-schedule', { details: { withoutWeekdays: [2] } });
  t.like(only, { result: 'unclear', facts: { asks: 'other-days' } });
  t.deepEqual(await scheduleNow(), ['weekly', '2', 2]);
  await ask('change-schedule', { details: { frequency: 'weekly' } });
  t.deepEqual(await scheduleNow(), ['weekly', '2', 1], 'weekly is each week');
  await ask('change-schedule', { details: { frequency: 'weekly', weekday: 1, weekdays: [1, 3, 5] } });
  await ask('change-schedule', { details: { frequency: 'weekly' } });
  t.deepEqual(await scheduleNow(), ['weekly', '1', 1], 'and once in it');
  await ask('change-schedule', { details: { frequency: 'daily', withoutWeekdays: [0, 6] } });
  t.is((await account()).schedule.frequency, 'daily-weekdays');
});

test('a schedule changed while check-ins are stopped says that they are, and one after a pause says no such thing', async (t) => {
  const { user, ask } = await aSetting();
  const past = { userId: user.userId, at: '2026-11-01T12:00:00.000Z', until: '2026-11-20', reason: 'asked' } as const;
  await tellAccount(app().services, user.userId, { type: 'PauseCheckIns', data: past });
  const after = await ask('change-schedule', { details: { clockTime: '18:15' } });
  t.like(after, { result: 'done', facts: { paused: false, pausedUntil: null } });
  await ask('stop');
  const stopped = await ask('change-schedule', { details: { weekday: 2 } });
  t.like(stopped, { result: 'done', facts: { paused: true, pausedUntil: null, none: 'paused' } });
});

test('a schedule that is not understood, or a zone nobody knows, changes nothing and asks back', async (t) => {
  const { ask, account } = await aSetting();
  const before = await account();
  const nothing = await ask('change-schedule', { details: {} });
  t.like(nothing, { result: 'unclear', facts: { asks: 'schedule' } });
  const hour = await ask('change-schedule', { details: { clockTime: '25:00' } });
  t.like(hour, { result: 'unclear', facts: { asks: 'schedule' } });
  const zone = await ask('change-schedule', { details: { frequency: 'weekly', zone: 'Atlantis' } });
  t.like(zone, { result: 'unclear', facts: { asks: 'zone', zone: 'Atlantis' } });
  t.deepEqual(await account(), before);
});

test('a pause has an end within a year, or none at all', async (t) => {
  const { ask, account } = await aSetting();
  const pauseOf = async () => (await account()).checkIns.pause;
  for (const [until, asks] of [
    ['2026-11-20', 'later-date'],
    ['2020-01-01', 'later-date'],
    ['2027-12-31', 'sooner-date'],
    ['2026-02-30', 'pause-date'],
  ] as const)
    t.like(await ask('pause', { details: { until } }), { result: 'unclear', facts: { asks } }, until);
  t.like(await ask('pause', { text: 'Pause until the cows come home' }), { result: 'unclear' });
  t.is(await pauseOf(), null);
  t.like(await ask('pause', { details: { until: '2026-12-01' } }), {
    result: 'done',
    facts: { pausedUntil: '2026-12-01' },
  });
  t.deepEqual(await pauseOf(), { from: null, until: '2026-12-01', reason: 'asked' });
  await ask('pause', { text: 'Please pause my check-ins.' });
  t.deepEqual(await pauseOf(), { from: null, until: null, reason: 'asked' });
});

test('a pause that begins later leaves alone what comes before it, and says when it begins', async (t) => {
  const { ask, account } = await aSetting();
  const details = { from: '2026-12-01', until: '2026-12-08' };
  t.like(await ask('pause', { details }), {
    result: 'done',
    facts: { paused: false, pausedFrom: '2026-12-01', pausedUntil: '2026-12-08' },
  });
  t.deepEqual((await account()).checkIns.pause, { ...details, reason: 'asked' });
  t.like(await ask('resume'), { result: 'done', facts: { paused: false, pausedUntil: null } });
  t.like(await ask('pause', { details: { from: '2026-12-08', until: '2026-12-01' } }), { result: 'unclear' });
  t.like(await ask('pause', { details: { from: '2027-12-31' } }), { result: 'unclear' });
  t.is((await account()).checkIns.pause, null);
});

test('stop stops, and resume brings them back', async (t) => {
  const { ask, account } = await aSetting();
  t.like(await ask('stop'), { result: 'done', facts: { paused: true, next: [] } });
  t.deepEqual((await account()).checkIns.pause, { from: null, until: null, reason: 'stopped' });
  t.like(await ask('resume'), { result: 'done', facts: { paused: false, pausedUntil: null } });
  t.is((await account()).checkIns.pause, null);
});

test('a subscription is not ended by mail: nothing changes, and the answer leads to the billing page', async (t) => {
  const { ask, account } = await aSetting();
  const before = await account();
  t.like(await ask('billing'), { result: 'impossible', facts: { reason: 'on-billing-page' } });
  t.deepEqual(await account(), before);
});

test('wins are listed newest first, as many as were asked for and 25 at most, without those of the same mail', async (t) => {
  const { user, ask } = await aSetting();
  const ids = await someWins(
    app(),
    user.userId,
    Array.from({ length: 28 }, (_, n) => `Win number ${n}.`),
  );
  const newest = ids.toReversed();
  const listed = async (...how: Parameters<typeof ask>) =>
    ((await ask(...how)).facts as unknown as { wins: { winId: string }[] }).wins.map(({ winId }) => winId);
  t.deepEqual(await listed('list-wins'), newest.slice(0, 10));
  t.deepEqual(await listed('list-wins', { details: { wantedCount: 3 } }), newest.slice(0, 3));
  t.deepEqual(await listed('list-wins', { details: { wantedCount: 1000 } }), newest.slice(0, 25));
  t.deepEqual(
    await listed('list-wins', { details: { wantedCount: 3 }, winIds: newest.slice(0, 1) }),
    newest.slice(1, 4),
  );
});

test('how it goes speaks of the period that was asked for', async (t) => {
  const { user, ask } = await aSetting();
  await someWins(app(), user.userId, ['Fixed the pump in hall 3.']);
  const year = await ask('how-am-i-doing', { details: { period: 'year' }, today: '2025-12-31' });
  t.is(year.result, 'done');
  t.true(JSON.stringify(year.facts).includes('Fixed the pump in hall 3.'));
  const before = await ask('how-am-i-doing', { details: { period: 'year', previous: true }, today: '2026-03-01' });
  t.true(JSON.stringify(before.facts).includes('Fixed the pump in hall 3.'));
  const week = await ask('how-am-i-doing', { today: '2025-12-31' });
  t.false(JSON.stringify(week.facts).includes('Fixed the pump in hall 3.'));
});

const timeIn = ({ facts }: ListOutcome) => facts.during && during(facts.during);

test('how it goes and what was done speak of a quarter, a named month and the time since a date', async (t) => {
  const { user, ask } = await aSetting();
  await someWins(app(), user.userId, ['Fixed the pump in hall 3.']); // all on the date that `someWins` gives them
  const today = '2026-12-31';
  const said = async (kind: 'how-am-i-doing' | 'list-wins', details: Parameters<typeof ask>[1] = {}) =>
    JSON.stringify((await ask(kind, { today, ...details })).facts);
  const all = await said('list-wins', { details: { period: 'since', periodDate: '2020-01-01' } });
  const [, date = ''] = /"date":"(.{10})"/.exec(all) ?? [];
  for (const kind of ['how-am-i-doing', 'list-wins'] as const)
    for (const period of ['month', 'quarter', 'year', 'since'] as const) {
      t.regex(
        await said(kind, { today: date, details: { period, periodDate: date } }),
        /Fixed the pump/,
        `${kind} ${period}`,
      );
      const before = await said(kind, {
        today: date,
        details: { period: period === 'since' ? 'month' : period, periodDate: '2020-01-01' },
      });
      t.notRegex(before, /Fixed the pump/);
    }
  const march = await ask('list-wins', { today: date, details: { period: 'month', periodDate: '2020-03-01' } });
  t.is(march.result === 'done' && march.request === 'list-wins' && timeIn(march), 'in March 2020');
});

test('only wins that the answered mail names are corrected', async (t) => {
  const { user, ask } = await aSetting();
  const [named = '', other = ''] = await someWins(app(), user.userId, ['One.', 'Other.']);
  const drop = (number: number, answered: Parameters<typeof ask>[1] = {}) =>
    ask('correct-wins', { details: { corrections: [{ kind: 'drop', number }] }, ...answered });
  t.like(await drop(1), { result: 'unclear', facts: { asks: 'a-list-first' } });
  t.like(await drop(2, { answered: anAnswerListing([named]) }), { result: 'unclear', facts: { asks: 'number' } });
  t.truthy(await winAsWritten(app().services, user.userId, named));
  t.like(await drop(1, { answered: anAnswerListing([named]) }), { result: 'done' });
  t.is(await winAsWritten(app().services, user.userId, named), null);
  t.truthy(await winAsWritten(app().services, user.userId, other));
});

test('a win of somebody else is out of reach, whatever an answer names', async (t) => {
  const [one, other] = [await aSetting(), await aSetting()];
  const [foreign = ''] = await someWins(app(), other.user.userId, ['Theirs.']);
  const corrections = [{ kind: 'drop', number: 1 }] as const;
  await one.ask('correct-wins', { details: { corrections }, answered: anAnswerListing([foreign]) });
  t.truthy(await winAsWritten(app().services, other.user.userId, foreign));
});

test('the same correction twice drops one win', async (t) => {
  const { user, ask } = await aSetting();
  const ids = await someWins(app(), user.userId, ['One.', 'Two.', 'Three.']);
  const details = { corrections: [{ kind: 'drop', number: 1 }] } as const;
  for (const _ of [1, 2]) await ask('correct-wins', { details, answered: anAnswerListing(ids), requestId: 'm-1:0' });
  const left = await Promise.all(ids.map((id) => winAsWritten(app().services, user.userId, id)));
  t.deepEqual(
    left.map((win) => win?.text),
    [undefined, 'Two.', 'Three.'],
  );
});

test('a document is in the archive before its outcome names it, and twice it is the same one', async (t) => {
  const { user, ask } = await aSetting();
  const once = await ask('cv', { documents: someDocuments, requestId: 'm-2:0' });
  t.deepEqual(await ask('cv', { documents: someDocuments, requestId: 'm-2:0' }), once);
  const { attachments } = once.facts as unknown as { attachments: { blob: string }[] };
  const bytes = await Promise.all(attachments.map(({ blob }) => app().services.archive.get(user.userId, blob)));
  t.deepEqual(
    bytes.map((one) => Buffer.from(one as Uint8Array).toString()),
    ['%PDF-1.7 cv m-2:0', 'PK cv m-2:0'],
  );
});

test('a document needs a subscription, and twenty are enough for a day', async (t) => {
  const { ask } = await aSetting();
  t.like(await ask('cv', { documents: someDocuments, inactive: true }), {
    result: 'impossible',
    facts: { reason: 'inactive' },
  });
  for (let n = 0; n < 20; n += 1) t.is((await ask('cv', { documents: someDocuments })).result, 'done');
  t.like(await ask('cv', { documents: someDocuments }), { result: 'impossible', facts: { reason: 'too-many-today' } });
  t.like(await ask('list-wins'), { result: 'done' });
});

test('a cover letter takes from what was asked back what need not be said again', async (t) => {
  const { ask } = await aSetting();
  const asked = await ask('cover-letter', { details: { company: 'Acme' }, documents: someDocuments });
  t.like(asked, { result: 'unclear', facts: { asks: 'role', company: 'Acme' } });
  const answered = anAnswerListing([], [asked]);
  const letter = await ask('cover-letter', { details: { role: 'sales lead' }, documents: someDocuments, answered });
  t.like(letter, { result: 'done', facts: { title: 'sales lead at Acme' } });
});

test('who writes a document is told whether its user waits for it', async (t) => {
  const { ask } = await aSetting();
  const waited: boolean[] = [];
  const documents: DocumentSource = {
    find: async (_userId, _requestId, { isWaitedFor }) => {
      waited.push(isWaitedFor);
      return { refused: 'no-account' };
    },
  };
  await ask('cv', { documents, isWaitedFor: true });
  await ask('cv', { documents, isWaitedFor: false });
  t.deepEqual(waited, [true, false]);
});

test('a document that AI has begun is done, with nothing to carry', async (t) => {
  const { ask } = await aSetting();
  const begun = { isBeingWritten: true, mailed: true } as const;
  t.like(await ask('cv', { documents: { find: async () => begun }, isWaitedFor: true }), {
    result: 'done',
    facts: begun,
  });
});

test('what is not written says why', async (t) => {
  const { ask } = await aSetting();
  for (const refused of ['inactive', 'too-many-today', 'no-account'] as const)
    t.like(await ask('growth-log', { documents: { find: async () => ({ refused }) } }), {
      result: 'impossible',
      facts: { reason: refused },
    });
});

test('the user’s own words are quoted without what tied them to others, and cut after a word', async (t) => {
  const { ask } = await aSetting();
  t.is(
    (await ask('cv', { text: 'And also, please send me my CV.' })).asked,
    'send me my CV.',
    'with the capitals that it had',
  );
  t.is((await ask('cv', { text: 'Android CV please' })).asked, 'Android CV please');
  const { asked } = await ask('cv', { text: `Send ${'something '.repeat(60)}` });
  t.regex(asked, / something…$/);
  t.true(asked.length <= 240);
});

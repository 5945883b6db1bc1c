import test from 'ava';
import { eventually } from '#test/support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '#test/support/send-mail.ts';
import { checkInFor, mailTo } from '#test/support/user.ts';
import type { EventList, EventTail, EventTypeList, ShownEvent, ShownTree } from '#web/contract/admin/events.ts';
import { withOperators } from './an-operator.ts';

type Setting = Awaited<ReturnType<typeof withOperators>>;

const reading = ({ viewer }: Setting) => ({
  list: async (query = '') => (await viewer.call<EventList>('GET', `/api/admin/events${query}`)).body,
  show: async (id: string) => (await viewer.call<ShownEvent>('GET', `/api/admin/events/${id}`)).body.event,
  tree: async (id: string) => (await viewer.call<ShownTree>('GET', `/api/admin/events/${id}/tree`)).body.tree,
  tail: async (query = '') => (await viewer.call<EventTail>('GET', `/api/admin/events/tail${query}`)).body,
});

test('from a mail to its answer: each event stands below the one that it followed from', async (t) => {
  const setting = await withOperators(t);
  const { app, user } = setting;
  const { list, show, tree } = reading(setting);
  const checkIn = await checkInFor(app, user);
  await sendRaw(
    app,
    { from: user.email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, user.email, 'Trained two new nurses on the triage protocol.'),
  );
  await mailTo(app, user.email, /^Re: /);
  const [received] = (await list(`?userId=${user.userId}&type=MailReceived`)).events;
  const mailId = received?.correlationId ?? '';
  t.is(received?.stream, `mail-${mailId}`);
  const whole = await eventually('the answer', async () => {
    const found = await tree(mailId);
    return found.events.some(({ type }) => type === 'MailSent') && found;
  });
  t.like(whole, { correlation: mailId, focus: null, isCut: false });
  const wayTo = (type: string) => {
    const at = whole.events.findIndex((event) => event.type === type);
    const way: string[] = [];
    for (let depth = whole.events[at]?.depth ?? -1, index = at; depth >= 0; index -= 1) {
      if (whole.events[index]?.depth !== depth) continue;
      way.unshift(whole.events[index]?.type ?? '');
      depth -= 1;
    }
    return way;
  };
  t.deepEqual(wayTo('WinAnalysed').slice(0, 4), ['MailReceived', 'MailUnderstood', 'WinRecorded', 'WinAnalysed']);
  t.deepEqual(wayTo('MailSent').slice(-3), ['MailUnderstood', 'MailRequested', 'MailSent']);
  t.is(whole.events.filter(({ depth }) => depth === 0).length, 1);
  t.true(whole.events.slice(1).every(({ afterMs }) => afterMs !== null && afterMs >= 0));

  const answer = whole.events.find(({ type }) => type === 'MailRequested');
  const answerId = answer?.stream.replace(/^outgoing-/, '') ?? '';
  for (const [id, focus] of [
    [answerId, answer?.id],
    [received?.id ?? '', received?.id],
  ] as const) {
    const again = await tree(id);
    t.is(again.focus, focus ?? '');
    t.is(again.correlation, mailId);
    t.deepEqual((await list(`?correlation=${id}`)).correlation, mailId);
  }

  const shown = await show(whole.events.find(({ type }) => type === 'WinRecorded')?.id ?? '');
  t.like(shown, { type: 'WinRecorded', actor: 'user', correlationId: mailId, state: 'whole' });
  t.true(shown.sealedBytes > 0);
  t.is(shown.data.userId, user.userId);
  t.false('personal' in shown.data);
});

test('events are found by what is given, in both orders and page by page', async (t) => {
  const setting = await withOperators(t);
  const { clock, user } = setting;
  const { list } = reading(setting);
  const times: string[] = [];
  for (const originalMessage of ['Closed the audit.', 'Repaired the pump.', 'Painted hall 4.']) {
    clock.move(60_000);
    times.push(new Date(clock.now()).toISOString());
    await user.call('POST', '/api/achievements', { originalMessage });
  }
  const wins = `?userId=${user.userId}&type=WinRecorded`;
  const newest = (await list(wins)).events;
  t.deepEqual(
    newest.map(({ at }) => at),
    times.toReversed(),
  );
  const ids = newest.map(({ id }) => id).toReversed();
  const idsOf = async (query: string) => (await list(`${wins}${query}`)).events.map(({ id }) => id);
  t.deepEqual(await idsOf('&order=oldest'), ids);
  t.deepEqual(await idsOf(`&from=${times[1]}&order=oldest`), ids.slice(1));
  t.deepEqual(await idsOf(`&to=${times[1]}`), ids.slice(0, 1));
  t.deepEqual(await idsOf(`&stream=${newest[0]?.stream}`), ids.slice(2));
  t.deepEqual(await idsOf('&stream=win-none'), []);
  const first = await list(`${wins}&order=oldest&limit=2`);
  const rest = await list(`${wins}&order=oldest&limit=2&cursor=${first.nextCursor}`);
  t.deepEqual(
    [...first.events, ...rest.events].map(({ id }) => id),
    ids,
  );
  t.is(rest.nextCursor, null);
  t.is((await list('?limit=1')).events.length, 1);
});

test('the tail shows the newest events, then each that came since, once', async (t) => {
  const setting = await withOperators(t);
  const { user } = setting;
  const { tail, list } = reading(setting);
  const write = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await user.call('POST', '/api/achievements', { originalMessage: `Closed audit ${at}.` });
  };
  const wins = `type=WinRecorded&userId=${user.userId}`;
  const before = await tail(`?${wins}`);
  t.deepEqual([before.events, before.more], [[], false]);
  await write(5);
  const first = await tail(`?${wins}&after=${before.position}&limit=3`);
  t.deepEqual([first.events.length, first.more], [3, true]);
  const second = await tail(`?${wins}&after=${first.position}&limit=3`);
  t.deepEqual([second.events.length, second.more], [2, false]);
  await write(1);
  const third = await tail(`?${wins}&after=${second.position}`);
  t.deepEqual((await tail(`?${wins}&after=${third.position}`)).events, []);
  const all = (await list(`?${wins}&order=oldest`)).events.map(({ id }) => id);
  t.deepEqual(
    [...first.events, ...second.events, ...third.events].map(({ id }) => id),
    all,
  );
  t.deepEqual(
    (await tail(`?${wins}&limit=2`)).events.map(({ id }) => id),
    all.slice(-2),
  );
  t.deepEqual(
    (await tail(`?${wins}&correlation=${all[0]}`)).events.map(({ id }) => id),
    all.slice(0, 1),
  );
});

test('what is no search is a 400 that names the field, and what is not there is 404', async (t) => {
  const setting = await withOperators(t);
  const { viewer } = setting;
  const { types } = (await viewer.call<EventTypeList>('GET', '/api/admin/events/types')).body;
  t.true(types.includes('WinRecorded'));
  for (const path of ['/api/admin/events', '/api/admin/events/tail']) {
    for (const [query, field] of [
      ['type=WinRecordd', 'type'],
      ['from=yesterday', 'from'],
      ['from=2026-11-21T08:00', 'from'],
      ['to=2026-06-31T00:00:00Z', 'to'],
      ['from=2026-11-21T08:00:00Z&to=2026-11-21T08:00:00.0000001Z', 'to'],
      ['userId=-1', 'userId'],
      ['userId=ada', 'userId'],
      ['limit=201', 'limit'],
      ['limit=0', 'limit'],
      [`stream=${'s'.repeat(301)}`, 'stream'],
      [`correlation=${'c'.repeat(301)}`, 'correlation'],
      ['stream=', 'stream'],
    ] as const) {
      const { status, body } = await viewer.call<{ errors: object }>('GET', `${path}?${query}`);
      t.deepEqual([status, Object.keys(body.errors)], [400, [field]], query);
    }
  }
  for (const path of ['/api/admin/events?cursor=elsewhere', '/api/admin/events/tail?after=elsewhere'])
    t.is((await viewer.call('GET', path)).status, 400, path);
  t.is((await viewer.call('GET', '/api/admin/events?order=random')).status, 400);
  for (const id of ['none', 'constructor', '%2e%2e', 'x'.repeat(2000)])
    for (const path of [`/api/admin/events/${id}`, `/api/admin/events/${id}/tree`])
      t.is((await viewer.call('GET', path)).status, 404, path);
});

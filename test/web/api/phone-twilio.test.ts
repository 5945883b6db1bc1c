import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { givePhone } from '#application/accounts/give-phone.ts';
import { streams } from '#application/streams.ts';
import type { App } from '#infrastructure/wiring.ts';
import { runningApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { ACCOUNT, AUTH_TOKEN, OUR_NUMBER, queued } from '#test/support/twilio-answers.ts';
import { aUser, call } from '#test/support/user.ts';

const NUMBER = '+12025550123';
const PATH = '/api/webhooks/twilio';
type Said = Readonly<{ message: string }>;

/** The whole of it with Twilio set, which here is a server on loopback; and a way to post as Twilio does. */
const withTwilio = async (t: ExecutionContext) => {
  const sent: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    sent.push(form);
    response.writeHead(201).end(JSON.stringify(queued(form.get('To') ?? '', form.get('Body') ?? '')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const app = await runningApp(t, {
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: OUR_NUMBER,
      TWILIO_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  });
  const url = `${app.web.url}${PATH}`;
  const posts = async (fields: Readonly<Record<string, string>>, signature?: string) => {
    const signed = Object.keys(fields)
      .sort()
      .reduce((all, name) => all + name + fields[name], url);
    const right = createHmac('sha1', AUTH_TOKEN).update(signed).digest('base64');
    const headers = { 'X-Twilio-Signature': signature ?? right };
    return fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });
  };
  const texts = (body: string, signature?: string) =>
    posts({ MessageSid: 'SM1', AccountSid: ACCOUNT, From: NUMBER, To: OUR_NUMBER, Body: body }, signature);
  const phoneEvents = async () => {
    const { log, vault } = app.services;
    return (await log.read(streams.phone(await phoneNameOf(vault, NUMBER)))).map(({ type }) => type);
  };
  return { app, sent, posts, texts, phoneEvents };
};

test('a code goes out through Twilio, and then shows in no outbox', async (t) => {
  const { app, sent } = await withTwilio(t);
  const user = await aUser(app);
  t.is((await user.call('POST', '/api/auth/resend-code', { phoneNumber: NUMBER })).status, 200);
  const [form] = await eventually('the text at Twilio', async () => sent.length > 0 && sent);
  t.like(Object.fromEntries(form ?? []), { To: NUMBER, From: OUR_NUMBER });
  const code = /^\d{6}/.exec(form?.get('Body') ?? '')?.[0];
  t.is((await user.call('POST', '/api/auth/verify', { phoneNumber: NUMBER, code })).status, 200);
  t.like((await call(app, 'GET', '/api/outbox')).body, { texts: [] });
});

const typesOf = async ({ services: { log } }: App): Promise<readonly string[]> => {
  const types: string[] = [];
  const end = new AbortController();
  for await (const { events, caughtUp } of log.follow(null, end.signal)) {
    types.push(...events.map(({ type }) => type));
    if (caughtUp) break;
  }
  end.abort();
  return types;
};

test('STOP that Twilio posts is obeyed and answered with nothing, START too; HELP changes nothing', async (t) => {
  const { app, sent, texts, phoneEvents } = await withTwilio(t);
  for (const body of ['HELP', 'Finished the report', '', 'STOP', 'STOP']) {
    const response = await texts(body);
    t.is(response.status, 200);
    t.is(response.headers.get('content-type'), 'text/xml; charset=utf-8');
    t.is(await response.text(), '<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
  }
  t.deepEqual(await phoneEvents(), ['TextsOptedOut']);
  const user = await aUser(app);
  const asked = await user.call('POST', '/api/auth/resend-code', { phoneNumber: NUMBER });
  t.is(asked.status, 200); // that somebody stopped texts there is not told to whoever types the number
  await eventually('the refusal of the text', async () => (await typesOf(app)).includes('TextRejected'));
  t.deepEqual(sent, []);
  await texts('start');
  t.deepEqual(await phoneEvents(), ['TextsOptedOut', 'TextsOptedIn']);
});

test('whoever has a number that wrote STOP is told so when they ask again, and that START helps', async (t) => {
  const { app, texts, sent } = await withTwilio(t);
  const user = await aUser(app);
  await givePhone(app.services, user.userId, NUMBER);
  await texts('STOP');
  const { status, body } = await user.call<Said>('POST', '/api/auth/resend-code', { phoneNumber: NUMBER });
  t.is(status, 409);
  t.is(body.message, 'This number has stopped our texts. Text START to the number they came from first.');
  t.deepEqual(sent, []);
});

test('what Twilio has not signed changes nothing', async (t) => {
  const { posts, texts, phoneEvents, app } = await withTwilio(t);
  const attempts = [
    await texts('STOP', ''),
    await texts('STOP', 'bm90IHRoaXMgb25lIGF0IGFsbA=='),
    await posts({ CallSid: 'CA1', From: NUMBER }),
    await fetch(new URL(PATH, app.web.url), { method: 'POST' }),
    await fetch(new URL(PATH, app.web.url), { method: 'POST', body: '{"Body":"STOP"}' }),
  ];
  for (const response of attempts) {
    t.is(response.status, 403);
    t.deepEqual(await response.json(), { success: false, message: 'The signature is not right.' });
  }
  t.deepEqual(await phoneEvents(), []);
});

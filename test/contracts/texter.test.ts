import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import nock from 'nock';
import { isOutcomeUnknown, type Texter } from '#application/delivery/carrier.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { createTextOutbox } from '#infrastructure/builtin/outbox.ts';
import { createTwilioTexter } from '#infrastructure/twilio/texter.ts';
import { freePort } from '../support/free-port.ts';
import { embeddedStores } from '../support/stores.ts';
import { ACCOUNT, AUTH_TOKEN, MESSAGES, OUR_NUMBER, problem, queued } from '../support/twilio-answers.ts';
import { USER } from './carrier.contract.ts';
import { type Trouble, texterContract } from './texter.contract.ts';

const API = 'https://api.twilio.com';
const settings = { accountSid: ACCOUNT, authToken: AUTH_TOKEN, from: OUR_NUMBER, apiBase: null };
const text = { textId: 'b8f7-1', to: '+12025550123', body: 'Hello' };

test.before(() => {
  nock.disableNetConnect();
  nock.enableNetConnect(/^127\.0\.0\.1:/);
});
test.afterEach.always((t) => {
  t.deepEqual(nock.pendingMocks(), [], 'each call went where the test expects it');
  nock.cleanAll();
});

texterContract('outbox', {
  async open(t) {
    const { archive, vault } = await embeddedStores(t);
    await vault.make(USER);
    const blobs = new Set<string>();
    const texter = createTextOutbox({
      ...archive,
      async put(userId, bytes) {
        const blob = await archive.put(userId, bytes);
        blobs.add(blob);
        return blob;
      },
    });
    const read = async (blob: string) => {
      const { to, body } = JSON.parse(Buffer.from(await archive.get(USER, blob)).toString());
      return { to, body };
    };
    return { texter, incoming: null, taken: () => Promise.all([...blobs].map(read)) };
  },
});

texterContract('Twilio', {
  async open() {
    const forms: URLSearchParams[] = [];
    nock(API)
      .persist()
      .post(MESSAGES)
      .optionally()
      .reply(async (request: Request) => {
        const form = new URLSearchParams(await request.text());
        forms.push(form);
        return [201, queued(form.get('To') ?? '', form.get('Body') ?? '')];
      });
    const taken = async () => forms.map((form) => ({ to: form.get('To') ?? '', body: form.get('Body') ?? '' }));
    const texter = createTwilioTexter(settings);
    return { texter, incoming: texter, taken };
  },
  meeting: (t, trouble) => troubles[trouble](t),
});

const answering = (status: number, body: string | object) => async () => {
  nock(API).post(MESSAGES).reply(status, body);
  return createTwilioTexter(settings);
};

const LIMIT_MS = 1000;
/** A Twilio of the test's own on a real socket, for what only a socket can do. */
const onSocket = async (t: ExecutionContext, listener: RequestListener, protocol = 'http'): Promise<Texter> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createTwilioTexter({ ...settings, apiBase }, LIMIT_MS);
};

const troubles: Readonly<Record<Trouble, (t: ExecutionContext) => Promise<Texter>>> = {
  refused: answering(400, problem(400, 21610, 'Attempt to send to unsubscribed recipient')),
  limited: answering(429, problem(429, 20429, 'Too Many Requests')),
  failing: answering(503, problem(503, 20503, 'Service is unavailable')),
  'not-ours': answering(401, problem(401, 20003, 'Authenticate')),
  async away() {
    return createTwilioTexter({ ...settings, apiBase: `http://127.0.0.1:${await freePort()}` });
  },
  silent: (t) => onSocket(t, () => {}),
  'cut-off': (t) => onSocket(t, (request) => request.resume().once('end', () => request.socket.destroy())),
  nonsense: answering(201, '<html>It works!</html>'),
};

const outcomeOf = async (texter: Texter): Promise<string> => {
  try {
    const delivery = await texter.send(USER, text);
    return delivery.sent ? 'sent' : delivery.code;
  } catch (error) {
    return isUnavailable(error) ? 'unavailable' : isOutcomeUnknown(error) ? 'unknown' : String(error);
  }
};

test.serial(
  'Twilio is called as it documents: one form to the account’s messages, signed in by the token',
  async (t) => {
    let seen: readonly unknown[] = [];
    const texter = await onSocket(t, async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const { method, url, headers } = request;
      seen = [method, url, headers.authorization, headers['content-type'], form];
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(queued(text.to, text.body)));
    });
    t.is(await outcomeOf(texter), 'sent');
    t.deepEqual(seen, [
      'POST',
      MESSAGES,
      `Basic ${Buffer.from(`${ACCOUNT}:${AUTH_TOKEN}`).toString('base64')}`,
      'application/x-www-form-urlencoded',
      { To: text.to, From: OUR_NUMBER, Body: text.body },
    ]);
  },
);

test.serial('a messaging service sends in the place of a number', async (t) => {
  const from = `MG${'0'.repeat(32)}`;
  nock(API)
    .post(MESSAGES, (form) => form.MessagingServiceSid === from && !('From' in form))
    .reply(201, queued(text.to, text.body));
  t.is(await outcomeOf(createTwilioTexter({ ...settings, from })), 'sent');
});

for (const [status, body, outcome] of [
  [400, problem(400, 21211, "The 'To' number is not a valid phone number."), '21211'],
  [400, problem(400, 21408, 'Permission to send an SMS has not been enabled for the region'), '21408'],
  [400, problem(400, 21614, "'To' number is not a valid mobile number"), '21614'],
  [400, { type: 'about:blank', title: 'Bad', status: 400, code: 21610 }, '21610'],
  [400, '<html>Bad Request</html>', '400'],
  [400, 'null', '400'],
  [400, { code: '+12025550123', message: 'odd' }, '400'],
  [422, problem(422, 20422, 'Invalid parameter'), '20422'],
  [403, problem(403, 20403, 'Forbidden'), 'unavailable'],
  [404, problem(404, 20404, 'The requested resource was not found'), 'unavailable'],
  [408, '', 'unavailable'],
  [302, '', 'unavailable'],
  [500, problem(500, 20500, 'Internal server error'), 'unknown'],
  [502, '<html>Bad Gateway</html>', 'unknown'],
  [503, problem(503, 20503, 'Service is unavailable'), 'unknown'],
  [504, '<html>Gateway Timeout</html>', 'unknown'],
  [201, '', 'unknown'],
  [201, 'null', 'unknown'],
  [200, { ok: true }, 'unknown'],
  [201, { ...queued(text.to, text.body), status: 'failed', error_code: 30007 }, '30007'],
] as const)
  test.serial(`Twilio's ${status} with ${JSON.stringify(body).slice(0, 60)} comes to: ${outcome}`, async (t) => {
    nock(API).post(MESSAGES).reply(status, body);
    t.is(await outcomeOf(createTwilioTexter(settings)), outcome);
    t.true(nock.isDone());
  });

test.serial('an answer that drips on and on is a silence: the limit is for the whole call', async (t) => {
  const texter = await onSocket(t, (_request, response) => {
    response.writeHead(201);
    const drip = setInterval(() => response.write(' '), LIMIT_MS / 10);
    response.once('close', () => clearInterval(drip));
  });
  t.is(await outcomeOf(texter), 'unknown');
});

test.serial('a text is handed over only to who proves to be Twilio: without TLS there is no connection', async (t) => {
  let asked = 0;
  const texter = await onSocket(t, () => (asked += 1), 'https');
  t.is(await outcomeOf(texter), 'unavailable');
  t.is(asked, 0);
});

test.serial('a connection that never comes about is no lost answer', async (t) => {
  const mute = createTcpServer(() => {}).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const open: Socket[] = [];
  mute.on('connection', (socket) => open.push(socket));
  t.teardown(() => {
    for (const socket of open) socket.destroy();
    mute.close();
  });
  const apiBase = `https://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  t.is(await outcomeOf(createTwilioTexter({ ...settings, apiBase }, LIMIT_MS)), 'unavailable');
});

test('no fault of Twilio holds the number or the text', async (t) => {
  const texter = await onSocket(t, (_request, response) => {
    response.writeHead(500).end(JSON.stringify(problem(500, 20500, `failed for ${text.to}: ${text.body}`)));
  });
  const error = await t.throwsAsync(texter.send(USER, text));
  t.false(inspect(error, { depth: 9 }).includes(text.to));
});

test('the outbox keeps nothing for a user whose key is destroyed', async (t) => {
  const { archive, vault } = await embeddedStores(t);
  await vault.make(USER);
  await vault.destroy(USER);
  t.true(isKeyDestroyed(await t.throwsAsync(createTextOutbox(archive).send(USER, text))));
});

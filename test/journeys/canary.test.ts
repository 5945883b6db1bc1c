import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { createLogger } from '#infrastructure/pino-logger.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { aiServer, send } from '../support/ai-server.ts';
import { runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { readerHere } from '../support/reader-here.ts';
import { scriptedSmtp } from '../support/scripted-smtp.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { ACCOUNT, AUTH_TOKEN, OUR_NUMBER, problem, queued } from '../support/twilio-answers.ts';
import { call } from '../support/user.ts';

const FIRST = 'Zebediah';
const LAST = 'Quillfeather';
const EMAIL = 'zebediah.quillfeather@example.com';
const STRANGER = 'marzipan.anvil@example.org';
const PHONE = '+12025550147';
const WIN = 'Repaired the krakenlantern with Obsidiana in Oakfieldville.';
/** The message of failures of the reader and the stores below. */
const FAULT = `the krakenlantern of ${FIRST} ${LAST} <${EMAIL}>\n    at krakenlantern (kettle.ts:1:1)`;
const PERSONAL = [
  ...['zebediah', 'quillfeather', 'marzipan', 'anvil', 'krakenlantern', 'obsidiana', 'oakfieldville', 'velvetharpoon'],
  ...['2025550147', 'kettle.ts', 'example.com', 'example.org'],
];

/** Twilio on loopback: takes the first text, refuses the second with the number in its words, and fails all others. */
const twilioServer = async (t: ExecutionContext) => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    bodies.push(form.get('Body') ?? '');
    const refusal = problem(400, 21211, `The 'To' number ${PHONE} is not a valid phone number: ${FIRST}`);
    if (bodies.length === 1) send(response, 201, queued(form.get('To') ?? '', form.get('Body') ?? ''));
    else if (bodies.length === 2) send(response, 400, refusal);
    else send(response, 500, `${PHONE} ${FIRST}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
};

test('no word, name, address or token of a user stands in a log line or among the figures', async (t) => {
  const lines: string[] = [];
  const logger = createLogger('trace', { destination: { write: (line) => void lines.push(line) } });
  const stderr = captured(t, process.stderr, lines);
  let refuses: string | null = null;
  let storesFail = false;
  const relay = await scriptedSmtp(t, { says: (command) => (/^RCPT/i.test(command) ? refuses : null) });
  const twilio = await twilioServer(t);
  const { baseUrl } = await aiServer(t, (asked, response, calls) =>
    send(response, calls % 2 ? 500 : 429, {
      error: { message: `${JSON.stringify(asked)} ${WIN} ${EMAIL}`, code: WIN, type: EMAIL },
    }),
  );
  const reader = readerHere();
  const app = await runningApp(t, {
    logger,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
      ...{
        TWILIO_ACCOUNT_SID: ACCOUNT,
        TWILIO_AUTH_TOKEN: AUTH_TOKEN,
        TWILIO_FROM: OUR_NUMBER,
        TWILIO_API_BASE: twilio.url,
      },
      ...{ OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' },
    },
    reader: {
      ...reader,
      read: async (raw, ...others) => {
        if (Buffer.from(raw).includes('velvetharpoon')) throw Object.assign(new TypeError(FAULT), { code: EMAIL });
        return reader.read(raw, ...others);
      },
    },
    aroundStores: (stores: Stores) => ({
      ...stores,
      readModels: new Proxy(stores.readModels, {
        get(target, name) {
          if (storesFail && name === 'shown') return () => Promise.reject(new Error(FAULT));
          return Reflect.get(target, name);
        },
      }),
    }),
  });
  const lineWith = (message: string) => eventually(message, async () => lines.some((line) => line.includes(message)));
  const mailed = (what: RegExp) =>
    eventually(`a mail with ${what}`, async () =>
      relay.mails.map(({ raw }) => what.exec(raw.replace(/=\r\n/g, ''))).find(Boolean),
    );

  // Sign up, sign in, and prove the number.
  const started = await signUp(app, {
    firstName: FIRST,
    lastName: LAST,
    email: EMAIL,
    phoneNumber: '2025550147',
    phoneCountry: 'US',
  });
  await payFor(app, started);
  const token = (await asksForToken(app, started)).body.token ?? '';
  t.truthy(token);
  const user = <Body>(method: string, path: string, body?: unknown) => call<Body>(app, method, path, body, token);
  await user('POST', '/api/auth/resend-code', { phoneNumber: PHONE });
  const code = await eventually('a code by text', async () => /^\d{6}/.exec(twilio.bodies[0] ?? '')?.[0]);
  await user('POST', '/api/auth/verify', { phoneNumber: PHONE, code });

  // A win on the web and a document of it, while the AI provider fails with the words it was given.
  t.is((await user('POST', '/api/achievements', { originalMessage: WIN })).status, 201);
  t.is(
    (await user('POST', '/api/documents/generate', { type: 'custom', prompt: `A letter about ${WIN}` })).status < 500,
    true,
  );

  // A reply that is read, one whose reading fails with its words, and a text.
  await user('PATCH', '/api/user/profile', { setupDone: true, timezone: 'UTC' });
  await app.commands['check-in send']({ email: EMAIL });
  const [, replyTo = ''] = (await mailed(/^Reply-To: Cairn\s+<(reply1-[^>]+)>/im)) ?? [];
  t.regex(replyTo, /^reply1-/);
  const mail = (words: string, to = replyTo) =>
    sendRaw(
      app,
      { from: EMAIL, to },
      written({ from: `${FIRST} ${LAST} <${EMAIL}>`, to, subject: 'krakenlantern', text: words }),
    );
  t.is((await mail(WIN)).code, 250);
  await lineWith('a mail was taken');
  await mailed(/^Subject: Re: /im);
  t.is((await mail(`velvetharpoon ${WIN}`)).code, 250);
  await lineWith('a job failed');
  await textFromPhone(app.web.url, `Also mended the velvetharpoon of ${LAST}.`);
  await eventually('the answer by text that is refused', async () => twilio.bodies.length > 1);

  // Strangers.
  const unknown = `${FIRST}-nobody@cairn.localhost`;
  t.is(
    (await sendRaw(app, { from: STRANGER, to: unknown }, written({ from: STRANGER, to: unknown, text: WIN }))).code,
    550,
  );
  t.is(
    (
      await sendRaw(
        app,
        { from: STRANGER, to: replyTo },
        written({ from: STRANGER, to: replyTo, subject: WIN, text: WIN }),
      )
    ).code,
    250,
  );
  await rawBytes(app.smtp.port, `HELO ${FIRST}\r\nMAIL FROM:<${EMAIL}>\r\nVRFY ${EMAIL}\r\n\0${WIN}\r\n`);
  await rawBytes(app.web.port, `GET /${FIRST} NOT-HTTP\r\nX-Name: ${LAST}\r\n\r\n`);

  const recipients = () => relay.commands.filter((command) => /^RCPT/i.test(command)).length;
  // The relay refuses with words about its recipient: for good, for now, by policy.
  for (const said of ['550 5.1.1', '451 4.2.2', '550 5.7.1']) {
    refuses = `${said} <${EMAIL}> ${FIRST} ${LAST} does not want the krakenlantern`;
    const before = recipients();
    t.is((await mail(`Mended the krakenlantern, ${said}.`, 'checkin@cairn.localhost')).code, 250);
    await eventually('the answer to be refused', async () => recipients() > before);
  }
  await lineWith('work waits');

  // Requests that fail, are broken, or carry words in their paths.
  storesFail = true;
  t.is((await user('GET', '/api/achievements')).status, 500);
  storesFail = false;
  await user('GET', `/api/achievements?q=krakenlantern&email=${EMAIL}`);
  await user('GET', `/api/${FIRST}/${LAST}/krakenlantern`);
  await user('DELETE', `/api/achievements/${FIRST}-${LAST}`);
  await call(app, 'GET', `/login?token=${token}&email=${EMAIL}`);
  await call(app, 'POST', '/api/auth/token', { token: `${FIRST}-${LAST}` });
  await fetch(`${app.web.url}/api/achievements`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: `{"originalMessage": "${WIN}`,
  });

  await lineWith('a request failed');
  await lineWith('the AI provider is not reachable');
  const figures = await (await fetch(`http://127.0.0.1:${app.web.port}/metrics`)).text();
  t.regex(figures, /cairn_smtp_replies_total\{reply="kept"\} [1-9]/);
  await app.stop();
  stderr.release();

  const parsed = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const jobs = parsed.filter(
    ({ msg }) => msg === 'a job was run' || msg === 'a job failed' || msg === 'a mail was taken',
  );
  t.true(jobs.length > 10);
  for (const line of jobs) t.regex(String(line.correlationId), /^[\w-]{8,}$/);
  const secrets = [token, started.cookie.split('=')[1] ?? '', replyTo.split('@')[0] ?? ''];
  t.true(secrets.every((secret) => secret.length > 20));
  const told = { log: lines.join(''), figures };
  for (const [where, words] of Object.entries(told)) {
    for (const personal of [...PERSONAL, ...secrets]) {
      const at = words.toLowerCase().indexOf(personal.toLowerCase());
      t.is(at, -1, `${personal} in the ${where}: ${words.slice(Math.max(0, at - 300), at + 200)}`);
    }
    t.notRegex(words, new RegExp(String.raw`(?<![\w.])${code}(?!\w)`)); // it could be a part of an id by chance
  }
});

/** A text as Twilio posts it. */
const textFromPhone = async (base: string, body: string): Promise<void> => {
  const url = `${base}/api/webhooks/twilio`;
  const fields: Record<string, string> = {
    MessageSid: 'SM1',
    AccountSid: ACCOUNT,
    From: PHONE,
    To: OUR_NUMBER,
    Body: body,
  };
  const signed = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], url);
  const signature = createHmac('sha1', AUTH_TOKEN).update(signed).digest('base64');
  const headers = { 'X-Twilio-Signature': signature };
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers });
};

/** Says this to a port, whatever it answers. */
const rawBytes = async (port: number, bytes: string): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.end(bytes);
  socket.resume();
  await once(socket, 'close');
};

/** Keeps what is written there too, past every logger. */
const captured = (t: ExecutionContext, stream: NodeJS.WriteStream, lines: string[]) => {
  const { write } = stream;
  stream.write = ((chunk: string | Uint8Array, ...others: never[]) => {
    lines.push(String(chunk));
    return Reflect.apply(write, stream, [chunk, ...others]);
  }) as typeof stream.write;
  const release = () => {
    stream.write = write;
  };
  t.teardown(release);
  return { release };
};

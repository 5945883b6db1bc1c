import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import type { Services } from '#application/services.ts';
import { aGate } from '#test/application/engine/reactor-harness.ts';
import { eventually } from '#test/support/eventually.ts';
import { webLimits } from '#web/api/connections.ts';
import { aWebServer, OURS } from './a-web-server.ts';

type Client = Readonly<{ socket: Socket; heard(): string; closed: Promise<unknown> }>;

const open = async (url: string, first = '', localAddress?: string): Promise<Client> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
  let heard = '';
  socket.on('error', () => {}); // 'close' follows
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  if (first !== '') socket.write(first);
  return { socket, heard: () => heard, closed };
};

const GET = 'GET /healthz HTTP/1.1\r\nHost: cairn.example\r\n\r\n';
/** Its body never comes. */
const POST = `POST /api/auth/login HTTP/1.1\r\nHost: cairn.example\r\nOrigin: ${OURS}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n`;
const status = (client: Client): Promise<string> =>
  eventually('an answer', async () => /^HTTP\/1\.1 (\d+)/.exec(client.heard())?.[1]);

test('connections that send nothing, or half a request, make room for one that does', async (t) => {
  const { url } = await aWebServer(t, {}, { limits: { connections: 4 } });
  const silent = [await open(url), await open(url, GET.slice(0, 20)), await open(url, POST), await open(url, POST)];
  for (let count = 0; count < 4; count += 1) {
    const one = await open(url, GET);
    t.is(await status(one), '200');
    await silent[count]?.closed;
  }
});

test('a connection that waits for its answer is not closed for another, which is told to come again', async (t) => {
  const gate = aGate();
  t.teardown(gate.open);
  let waiting = 0;
  const isTight = async () => {
    waiting += 1;
    await gate.passed;
    return false;
  };
  const { url } = await aWebServer(t, { diskReserve: { isTight } }, { limits: { connections: 2 } });
  const body = '{"email":"sub@example.com"}';
  const whole = POST.replace('500', `${body.length}`) + body;
  const [first, second] = [await open(url, whole), await open(url, whole)];
  await eventually('both to wait', async () => waiting === 2);
  const third = await open(url, GET);
  t.is(await status(third), '503');
  await third.closed;
  gate.open();
  for (const one of [first, second]) t.is(await status(one), '200');
  const fourth = await open(url, GET);
  t.is(await status(fourth), '200', 'answered connections wait for their client again');
});

test('one network has so many connections; others, and neighbours, still come', async (t) => {
  const isNeighbour = (address: string) => address === '127.0.0.1';
  const { url } = await aWebServer(t, {}, { limits: { connectionsPerNetwork: 2 }, isNeighbour });
  const [one, another] = [await open(url, '', '127.0.0.2'), await open(url, '', '127.0.0.2')];
  t.is(await status(await open(url, '', '127.0.0.2')), '503');
  t.is(await status(await open(url, GET, '127.0.0.3')), '200');
  for (let count = 0; count < 5; count += 1) t.is(await status(await open(url, GET)), '200');
  one.socket.destroy();
  await eventually('its place', async () => (await status(await open(url, GET, '127.0.0.2'))) === '200');
  another.socket.destroy();
});

test('behind a proxy of ours all come from one network', async (t) => {
  const limits = { connectionsPerNetwork: 1 };
  const { url } = await aWebServer(t, {}, { limits, isNeighbour: () => false, trustedProxies: 1 });
  for (let count = 0; count < 3; count += 1) t.is(await status(await open(url, GET)), '200');
});

test('headers that do not come are not waited for', async (t) => {
  const { url } = await aWebServer(t, {}, { limits: { headers: 100 } });
  const clients = [await open(url), await open(url, GET.slice(0, 20))];
  for (const { closed } of clients) await closed;
  t.pass('both were closed');
});

test('a body that comes too slowly is refused in its reader’s words', async (t) => {
  const { url, logged } = await aWebServer(t, {}, { limits: { body: { bytes: 1000, every: 100 } } });
  const slow = await open(url, `${POST.replace('Host', 'Accept-Language: de\r\nHost')}{"email":`);
  t.is(await status(slow), '408');
  await slow.closed;
  t.regex(slow.heard(), /"message":"Das kam zu langsam an/);
  t.deepEqual(logged, []);
});

test('a body that nobody reads is not waited for either', async (t) => {
  const { url } = await aWebServer(t, {}, { limits: { body: { bytes: 1000, every: 100 } } });
  const slow = await open(url, POST.replace(/Content-Type.*\r\n/, 'Content-Type: image/png\r\n'));
  t.is(await status(slow), '415');
  await slow.closed;
});

const upload = async (services: Services, url: string, size: number): Promise<Client> => {
  const email = `sub-${Math.random()}@example.com`;
  const account = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in account) throw new Error(account.refused);
  const head = [
    'POST /api/user/career/import HTTP/1.1',
    'Host: cairn.example',
    `Authorization: Bearer ${await openSession(services, account.userId)}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${size}`,
  ];
  return open(url, `${head.join('\r\n')}\r\n\r\n`);
};

test('files that hardly begin to come keep no others out', async (t) => {
  const { url, services } = await aWebServer(t);
  const slow = await Promise.all(Array.from({ length: 30 }, () => upload(services, url, 100_000)));
  for (const { socket } of slow) socket.write('x');
  const whole = await upload(services, url, 10);
  whole.socket.write('x'.repeat(10));
  t.is(await status(whole), '415'); // it is no career file
  for (const { socket } of slow) socket.destroy();
});

test('a file that is long on its way gives its memory up to another', async (t) => {
  const { url, services } = await aWebServer(t, {}, { limits: { uploads: 100_000, patience: 0 } });
  const slow = await upload(services, url, 90_000);
  slow.socket.write('x'.repeat(80_000));
  const gaveUp = status(slow);
  let answered = '';
  void gaveUp.then((code) => {
    answered = code;
  });
  await eventually('the memory to be needed', async () => {
    const whole = await upload(services, url, 50_000);
    whole.socket.write('x'.repeat(50_000));
    t.is(await status(whole), '415');
    return answered !== '';
  });
  t.is(answered, '503');
  slow.socket.destroy();
});

test('a file that says it is too large is refused before it comes', async (t) => {
  const { url, services } = await aWebServer(t);
  const large = await upload(services, url, 100_000_000);
  t.is(await status(large), '413');
  large.socket.destroy();
});

test('requests without end on one connection are not begun', async (t) => {
  let begun = 0;
  const projections = {
    async status() {
      begun += 1;
      return [];
    },
  };
  const { url } = await aWebServer(t, { projections });
  const greedy = await open(url, GET.replace('/healthz', '/readyz').repeat(5000));
  await greedy.closed;
  t.true(begun <= 1, `${begun} were begun`);
  t.is((await fetch(`${url}/healthz`)).status, 200);
});

test('requests of one connection are answered one after the other', async (t) => {
  const gate = aGate();
  t.teardown(gate.open);
  let begun = 0;
  const projections = {
    async status() {
      begun += 1;
      await gate.passed;
      return [];
    },
  };
  const { url } = await aWebServer(t, { projections });
  const client = await open(url, GET.replace('/healthz', '/readyz').repeat(3));
  await eventually('the first', async () => begun > 0);
  t.is((await fetch(`${url}/healthz`)).status, 200);
  t.is(begun, 1);
  gate.open();
  await eventually('three answers', async () => client.heard().split('HTTP/1.1 200').length === 4);
  t.is(begun, 3);
  client.socket.destroy();
});

test('a small machine keeps streams and one network within its connections', (t) => {
  const { connectionsPerNetwork, streams } = webLimits(60);
  t.is(connectionsPerNetwork, 15);
  t.is(streams.all, 30);
});

import { connect } from 'node:net';
import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { aWebServer, OURS } from './a-web-server.ts';

/** Begins a request whose body never comes to its end, and goes away. */
const breakOff = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.resume().once('close', () => resolve());
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: cairn.example', `Origin: ${OURS}`];
    const type = ['Content-Type: application/json', 'Content-Length: 500'];
    socket.end(`${[...head, ...type].join('\r\n')}\r\n\r\n{"email":`);
  });

test('requests that are broken off are told in one line with their number, and are no fault of ours', async (t) => {
  const { url, close, logged, warned } = await aWebServer(t);
  await Promise.all(Array.from({ length: 7 }, () => breakOff(url)));
  t.is((await fetch(`${url}/healthz`)).status, 200);
  t.deepEqual(warned, []);
  await close();
  t.deepEqual(warned, [['requests were broken off by their clients', { count: 7 }]]);
  t.deepEqual(logged, []);
});

test('neither is a file that never comes to its end', async (t) => {
  const { url, close, logged, services } = await aWebServer(t);
  const account = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, account);
  if ('refused' in opened) return t.fail(opened.refused);
  const session = await openSession(services, opened.userId);
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.resume().once('close', () => resolve());
    const head = [
      'POST /api/achievements/1/evidence HTTP/1.1',
      'Host: cairn.example',
      `Authorization: Bearer ${session}`,
    ];
    socket.end(`${[...head, 'Content-Type: image/png', 'Content-Length: 500'].join('\r\n')}\r\n\r\nit begins`);
  });
  t.is((await fetch(`${url}/healthz`)).status, 200);
  await close();
  t.deepEqual(logged, []);
});

test('who goes before the answer keeps no server from ending', async (t) => {
  t.timeout(30_000, 'the server waited for the end of an answer that had ended before');
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isTight = async () => {
    asked.resolve();
    await gone.promise;
    return false;
  };
  const { url, close, logged } = await aWebServer(t, { diskReserve: { isTight } });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = '{"email":"sub@example.com"}'; // a link is sent after the answer
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: cairn.example', `Origin: ${OURS}`];
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.write(`${[...head, ...type].join('\r\n')}\r\n\r\n${body}`);
  await asked.promise;
  socket.destroy();
  t.is((await fetch(`${url}/healthz`)).status, 200);
  gone.resolve();
  await close();
  t.deepEqual(logged, []);
});

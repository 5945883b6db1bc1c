import { connect } from 'node:net';
import test from 'ava';
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

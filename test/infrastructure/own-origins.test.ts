import test from 'ava';
import { ownOrigins } from '#infrastructure/wiring/api.ts';

const origins = (publicUrl: string, host = '127.0.0.1') => [...ownOrigins({ publicUrl, host, port: 3000 })];
const NAMES = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];

test('on this machine alone all its names are ours', (t) => {
  for (const url of [...NAMES, 'http://cairn.localhost:3000'])
    t.deepEqual(origins(url).toSorted(), [...new Set([url, ...NAMES])].toSorted(), url);
});

test('behind a proxy on the same machine only the public name is', (t) => {
  for (const url of ['https://cairn.example', 'http://localhost.example', 'http://127.0.0.1.example'])
    t.deepEqual(origins(url), [url]);
});

test('open to others only the public name is', (t) => {
  t.deepEqual(origins('http://localhost:3000', '0.0.0.0'), ['http://localhost:3000']);
});

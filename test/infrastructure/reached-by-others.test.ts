import test from 'ava';
import { isReachedByOthers } from '#infrastructure/shared/reached-by-others.ts';

const isReached = (publicUrl: string) => isReachedByOthers({ web: { publicUrl, host: '127.0.0.1', port: 3000 } });

test('a name or an address that strangers can open is reached by others', (t) => {
  for (const url of ['https://fern.example', 'http://203.0.113.7:3000', 'https://[2001:db8::7]', 'http://172.32.0.1'])
    t.true(isReached(url), url);
});

test('this machine and private networks are not', (t) => {
  const own = ['http://localhost:3000', 'http://fern.localhost', 'http://127.0.0.1', 'http://[::1]:3000'];
  const near = ['http://10.1.2.3', 'http://172.16.0.1', 'http://192.168.0.7:3000', 'http://[fd00::7]', 'http://nas'];
  for (const url of [...own, ...near, 'http://pi.local', 'http://pi.home.arpa']) t.false(isReached(url), url);
});

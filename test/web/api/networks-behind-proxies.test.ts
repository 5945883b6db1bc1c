import { request } from 'node:http';
import test, { type ExecutionContext } from 'ava';
import { call } from '#test/support/user.ts';
import { aWebServer, OURS } from './a-web-server.ts';

/** From how many networks a server believes that logins were asked for, by what each says of itself. */
const networksSeen = async (t: ExecutionContext, trustedProxies: number, forwarded: readonly string[]) => {
  const { url, services, close } = await aWebServer(t, {}, { trustedProxies });
  for (const [asked, value] of forwarded.entries()) {
    const headers = { 'X-Forwarded-For': value, Forwarded: `for=192.0.2.${asked}`, 'X-Real-IP': `192.0.2.${asked}` };
    const body = { email: `nobody-${asked}@example.com` };
    t.is((await call({ web: { url } } as never, 'POST', '/api/auth/login', body, undefined, headers)).status, 200);
  }
  await close(); // what was to be done after the answers is done by then
  return (await services.registers.list('limit', 100, 'login-network:')).length;
};

test('without a proxy of ours nothing that a request says of its origin counts', async (t) => {
  t.is(await networksSeen(t, 0, ['203.0.113.1', '203.0.113.2', '203.0.113.3, 203.0.113.4', '2001:db8::1', '']), 1);
});

test('behind one proxy its own entry counts, which is the last, and nothing that stands before it', async (t) => {
  const spoofed = [
    '203.0.113.1, 198.51.100.7',
    '203.0.113.2,198.51.100.7',
    '::1, 10.0.0.1, 198.51.100.7',
    '198.51.100.7',
  ];
  t.is(await networksSeen(t, 1, spoofed), 1);
  t.is(await networksSeen(t, 1, ['198.51.100.7', '198.51.100.8', '198.51.100.9, 198.51.100.7']), 2);
});

test('behind two the one before that, whatever is spoofed in front', async (t) => {
  const [first, second] = ['198.51.100.7, 10.0.0.1', '198.51.100.8, 10.0.0.1'];
  t.is(await networksSeen(t, 2, [first, `203.0.113.1, ${first}`, `203.0.113.2, 203.0.113.3, ${first}`]), 1);
  t.is(await networksSeen(t, 2, [first, second]), 2);
});

test('all addresses of an IPv6 /64 are one network, behind a proxy too', async (t) => {
  const one = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:0DB8:0000:0001:0:0:0:3'];
  t.is(await networksSeen(t, 1, one), 1);
  t.is(await networksSeen(t, 1, [...one, '2001:db8:0:2::1']), 2);
});

test('behind a proxy the sandbox still answers to our own name alone, as the request itself says it', async (t) => {
  const sandbox = { list: async () => ({ success: true as const, mails: [], texts: [] }), reply: async () => false };
  const { url } = await aWebServer(t, { sandbox }, { trustedProxies: 1 });
  const { host } = new URL(OURS);
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path: '/api/outbox', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  t.is(await ask({ Host: host }), 200);
  t.is(await ask({ Host: 'evil.example', 'X-Forwarded-Host': host }), 404);
});

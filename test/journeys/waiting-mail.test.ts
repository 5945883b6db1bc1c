import test from 'ava';
import { runningApp } from '../support/app.ts';
import { aDns, failingDns, keyRecord, signed } from '../support/dns.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor } from '../support/user.ts';

const PUBLIC = { MAIL_DOMAIN: 'cairn.example', TRUSTED_RELAYS: '10.0.0.0/8' };
const keys = aDns({ 'TXT s._domainkey.example.com': [keyRecord] });

test('a mail that waits for its verdict holds up no later reply of its conversation', async (t) => {
  const app = await runningApp(t, {
    env: PUBLIC,
    resolver: (name, type) => (name === 'example.com' ? failingDns : keys)(name, type),
  });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const send = async (raw: Buffer | string) =>
    sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, raw.toString('latin1'));
  const ends = async () => (await app.commands['mail list']({ limit: 10 })).mails.map(({ end }) => end);
  t.is((await send(replyTo(checkIn, user.email, 'Whether this is mine only SPF could tell.'))).code, 250);
  const later = await signed(replyTo(checkIn, user.email, 'Closed the books two days early.'), 'example.com');
  t.is((await send(later)).code, 250);
  await eventually('the win', async () => (await user.wins()).length === 1);
  t.deepEqual(await eventually('both ends', async () => ((await ends()).includes('understood') ? ends() : null)), [
    'understood',
    'waiting',
  ]);
});

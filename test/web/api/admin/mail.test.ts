import test from 'ava';
import { createDnsHealth } from '#infrastructure/dns/health.ts';
import { eventually } from '#test/support/eventually.ts';
import { ELSEWHERE, heldMail, linkIn, WORDS } from '#test/support/held-mail.ts';
import { sendRaw, written } from '#test/support/send-mail.ts';
import { call, mailTo } from '#test/support/user.ts';
import type { AuditList } from '#web/contract/admin/audit.ts';
import type { DnsHealth, MailsIn, MailsOut, MailText, RoleMails } from '#web/contract/admin/mail.ts';
import { withOperators } from './an-operator.ts';

const STRANGER = 'jane@example.org';
const reason = 'They asked us to look at it';

test('mails in and out are listed by how they ended, by account and by kind, without a word of theirs', async (t) => {
  const { app, viewer } = await withOperators(t);
  const { user } = await heldMail(app);
  const mailsIn = async (query = '') => (await viewer.call<MailsIn>('GET', `/api/admin/mails/in${query}`)).body;
  const held = await eventually('the held mail', async () => (await mailsIn('?end=held')).mails[0]);
  t.like(held, { userId: user.userId, end: 'held', wins: 0 });
  t.true(held.size > 0);
  t.deepEqual((await mailsIn(`?userId=${user.userId}&end=understood`)).mails, []);
  t.is((await mailsIn(`?userId=${user.userId}`)).mails.length, 1);
  t.true((await mailsIn()).mails.some(({ id }) => id === held.id));
  t.deepEqual((await mailsIn('?end=refused')).mails, []);
  const out = (await viewer.call<MailsOut>('GET', `/api/admin/mails/out?userId=${user.userId}&kind=check-in`)).body;
  t.like(out.mails, [{ kind: 'check-in', state: 'sent', userId: user.userId }]);
  const said = JSON.stringify([await mailsIn(), (await viewer.call('GET', '/api/admin/mails/out')).body]);
  for (const word of [WORDS, ELSEWHERE, user.email]) t.false(said.includes(word));
});

test('a held mail is read once its owner has released it, and that stands in the audit', async (t) => {
  const { app, operator } = await withOperators(t);
  const held = await heldMail(app);
  const { id, token } = await linkIn(held);
  const read = () => operator.call<MailText>('POST', `/api/admin/mails/${id}/read`, { reason });
  t.like(await read(), { status: 409, body: { code: 'not-released' } as object });
  t.is((await operator.call('GET', `/api/admin/mails/role/${id}`)).status, 404);
  t.is((await call(app, 'POST', `/api/held/${id}/release`, { token })).status, 200);
  const { status, body } = await eventually('the release', async () => {
    const answer = await read();
    return answer.status === 200 && answer;
  });
  t.is(status, 200);
  t.true(body.text.includes(WORDS));
  const { actions } = (await operator.call<AuditList>('GET', '/api/admin/audit?action=mail.read&outcome=done')).body;
  t.like(actions, [{ accountId: held.user.userId, targets: [id], reason }]);
});

test('mail to a role is listed, read, and answered from its address', async (t) => {
  const { app, operator, viewer } = await withOperators(t);
  const raw = written({ from: STRANGER, to: 'support@cairn.localhost', subject: 'Slow pages', text: 'So slow today.' });
  await sendRaw(app, { from: STRANGER, to: 'support@cairn.localhost' }, raw);
  const mail = await eventually('the role mail', async () => {
    const { mails } = (await viewer.call<RoleMails>('GET', '/api/admin/mails/role')).body;
    return mails[0];
  });
  t.like(mail, { role: 'support', from: STRANGER, subject: 'Slow pages', answers: 0 });
  const { body } = await viewer.call<MailText>('GET', `/api/admin/mails/role/${mail.id}`);
  t.true(body.text.includes('So slow today.'));
  const answer = { text: 'It is mended.', reason };
  t.is((await operator.call('POST', `/api/admin/mails/role/${mail.id}/answer`, answer)).status, 200);
  t.true((await mailTo(app, STRANGER, /^Re: Slow pages$/)).text.includes('It is mended.'));
});

test('the DNS is compared with what our mail needs', async (t) => {
  const records = [
    { type: 'MX', name: 'cairn.example', value: '10 mail.cairn.example' },
    { type: 'TXT', name: 'cairn.example', value: 'v=spf1 mx -all' },
    { type: 'TXT', name: '_dmarc.cairn.example', value: 'v=DMARC1; p=none' },
    { type: 'TXT', name: 'gone.cairn.example', value: 'v=DKIM1; k=rsa; p=abc' },
    { type: 'TXT', name: 'silent.cairn.example', value: 'v=DKIM1; k=rsa; p=abc' },
  ] as const;
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const texts: Readonly<Record<string, () => Promise<string[][]>>> = {
    'cairn.example': async () => [['google-site-verification=x'], ['v=spf1 ', 'mx  -all']],
    '_dmarc.cairn.example': async () => [['v=DMARC1; p=reject']],
    'gone.cairn.example': () => failing('ENOTFOUND'),
    'silent.cairn.example': () => failing('ETIMEOUT'),
  };
  const health = createDnsHealth(records, {
    resolveMx: async () => [{ priority: 5, exchange: 'mail.cairn.example' }],
    resolveTxt: (name: string) => texts[name]?.() ?? failing('ENODATA'),
  } as never);
  t.deepEqual(
    (await health.check()).map(({ state, found }) => [state, found.length]),
    [
      ['right', 1],
      ['right', 1],
      ['other', 1],
      ['missing', 0],
      ['unknown', 0],
    ],
  );
  const { viewer } = await withOperators(t);
  const { records: shown } = (await viewer.call<DnsHealth>('GET', '/api/admin/mails/dns')).body;
  t.true(shown.length >= 3);
});

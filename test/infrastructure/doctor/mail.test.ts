import test from 'ava';
import { checkDns, checkRelay, checkReverseDns, type Lookups } from '#infrastructure/doctor/mail.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { knownCertificate } from '#test/support/certificates.ts';
import { scriptedSmtp } from '#test/support/scripted-smtp.ts';

const missing = async () => {
  throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
};
const nothing: Lookups = {
  resolveMx: missing,
  resolveTxt: missing,
  resolve4: missing,
  resolve6: missing,
  reverse: missing,
};
const settingsWith = (env: Record<string, string> = {}) => readSettings({ MAIL_DOMAIN: 'cairn.example', ...env });

test('records that mail needs are errors while they are missing, DMARC a warning', async (t) => {
  const said = await checkDns(settingsWith(), nothing);
  t.like(said, [
    { state: 'error', says: 'MX of cairn.example is missing: cairn mail dns prints it' },
    { state: 'error', says: 'SPF of cairn.example is missing: cairn mail dns prints it' },
    { state: 'warning' },
  ]);
});

test('a record that is right is ok, another is shown, and one that cannot be asked for says so', async (t) => {
  const lookups: Lookups = {
    ...nothing,
    resolveMx: async () => [{ priority: 5, exchange: 'mail.cairn.example' }],
    resolveTxt: async (name) => {
      if (name.startsWith('_dmarc')) throw Object.assign(new Error('no'), { code: 'ESERVFAIL' });
      return [['v=spf1 include:elsewhere.example ~all'], ['something else']];
    },
  };
  const said = await checkDns(settingsWith(), lookups);
  t.like(said, [{ state: 'ok' }, { state: 'warning' }, { state: 'warning' }]);
  t.regex(JSON.stringify(said), /include:elsewhere\.example.*could not be looked up/);
  t.like(await checkDns(readSettings({}), nothing), { state: 'not-applicable' });
});

test('a sending address needs a name that leads back to it', async (t) => {
  const settings = settingsWith({ SMTP_URL: 'smtp://198.51.100.7' });
  t.like(await checkReverseDns(settings, nothing), { state: 'error' });
  const named = { ...nothing, reverse: async () => ['out.cairn.example'] };
  t.like(await checkReverseDns(settings, named), { state: 'error' });
  const back = { ...named, resolve4: async () => ['198.51.100.7'] } as unknown as Lookups;
  t.like(await checkReverseDns(settings, back), { state: 'ok' });
  const own = { ...back, resolveMx: async () => [{ priority: 1, exchange: 'mail.cairn.example' }] };
  t.like(await checkReverseDns(settingsWith({ SMTP_URL: 'smtp://localhost' }), own), { state: 'ok' });
  t.like(await checkReverseDns(settingsWith({ SMTP_URL: 'smtp://u:p@relay.example' }), nothing), {
    state: 'not-applicable',
  });
  t.like(await checkReverseDns(settingsWith(), nothing), { state: 'not-applicable' });
});

const AUTH = {
  offers: ['AUTH PLAIN'],
  says: (command: string) => (command.startsWith('AUTH') ? '235 2.7.0 In' : null),
};

test('a relay is signed in to and left, and no mail is sent', async (t) => {
  const relay = await scriptedSmtp(t, AUTH);
  const { relay: settings } = settingsWith({ SMTP_URL: `smtp://us:hunter2@127.0.0.1:${relay.port}` });
  t.deepEqual(await checkRelay({ relay: settings }, 5000), {
    state: 'ok',
    says: `the relay 127.0.0.1:${relay.port} answers and signs us in`,
  });
  t.true(relay.commands.some((command) => command.startsWith('AUTH')));
  t.false(relay.commands.some((command) => /^(MAIL|RCPT|DATA)/i.test(command)));
});

for (const [name, script, url, expected] of [
  [
    'a password that is not taken',
    { ...AUTH, says: (command: string) => (command.startsWith('AUTH') ? '535 5.7.8 No' : null) },
    'smtp://us:hunter2@127.0.0.1',
    /does not take the user and password of SMTP_URL \(535\)/,
  ],
  ['no TLS where it is wanted', {}, 'smtp://127.0.0.1', /no TLS or no right certificate/],
  [
    'a certificate for another name',
    { secure: true, certificate: knownCertificate },
    'smtps://127.0.0.1',
    /no TLS or no right certificate/,
  ],
  ['a greeting that refuses', { greets: '554 5.7.1 Not you' }, 'smtp://127.0.0.1', /does not answer \(554\)/],
] as const)
  test(`a relay with ${name} is an error that shows no password`, async (t) => {
    const server = await scriptedSmtp(t, script);
    const tls = name.startsWith('no TLS') ? { SMTP_RELAY_TLS: 'required' } : {};
    const { relay } = settingsWith({ SMTP_URL: `${url}:${server.port}`, ...tls });
    const said = await checkRelay({ relay }, 5000);
    t.is(said.state, 'error');
    t.regex(said.says, expected);
    t.false(said.says.includes('hunter2'));
  });

test('a relay that nobody listens at, or that says nothing, is an error in time', async (t) => {
  const { relay } = settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
  t.like(await checkRelay({ relay }, 5000), { state: 'error' });
  const silent = await scriptedSmtp(t, { greets: 'silent' });
  const quiet = settingsWith({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
  t.like(await checkRelay({ relay: quiet.relay }, 50), { state: 'error' });
  t.like(await checkRelay({ relay: null }, 50), { state: 'not-applicable' });
});

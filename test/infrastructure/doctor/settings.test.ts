import test from 'ava';
import { checkSettings } from '#infrastructure/doctor/settings.ts';

const PUBLIC = {
  PUBLIC_URL: 'https://cairn.example',
  TRUSTED_PROXIES: '1',
  MAIL_DOMAIN: 'cairn.example',
  SMTP_HOST: '0.0.0.0',
  SMTP_URL: 'smtps://relay.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
  OPERATOR_EMAILS: 'op@cairn.example',
  COMPANY_NAME: 'Fern GmbH',
  COMPANY_ADDRESS: 'Hauptstr. 1, 10115 Berlin',
  BACKUP_TO: '/mnt/backups',
  BACKUP_KEYS_TO: '/mnt/keys',
};

const saidOf = async (env: Record<string, string>) =>
  (await checkSettings(env)).said.map(({ state, says }) => `${state}: ${says}`);

test('settings that no start would take are errors, each in its line, and nothing else is checked', async (t) => {
  const { settings, said } = await checkSettings({ PORT: 'nine', SMTP_TLS_KEY: '/a' });
  t.is(settings, null);
  t.deepEqual(
    said.map(({ state }) => state),
    ['error', 'error'],
  );
});

test('a file that a setting names and that is not there is an error', async (t) => {
  t.regex((await saidOf({ DKIM_KEY: '/not/there.pem' })).join(), /^error: DKIM_KEY names a file that cannot be read/);
});

test('on this machine alone nothing has to be set', async (t) => {
  t.regex((await saidOf({})).join(), /^ok: /);
});

for (const [change, expected] of [
  [{ PUBLIC_URL: 'http://cairn.example' }, /error: PUBLIC_URL is not https/],
  [{ TRUSTED_PROXIES: '' }, /warning: PUBLIC_URL is https, so a proxy/],
  [{ MAIL_DOMAIN: '' }, /error: MAIL_DOMAIN is not set/],
  [{ SMTP_HOST: '' }, /warning: SMTP_HOST is this machine alone/],
  [{ COMPANY_NAME: '', COMPANY_ADDRESS: '' }, /warning: COMPANY_NAME and COMPANY_ADDRESS are not set/],
  [{ OPERATOR_EMAILS: '' }, /warning: OPERATOR_EMAILS is not set/],
  [
    { TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '', ALLOW_SANDBOX: '1' },
    /ALLOW_SANDBOX=1 and TWILIO_ACCOUNT_SID not set/,
  ],
  [{ BACKUP_TO: '', BACKUP_KEYS_TO: '' }, /warning: BACKUP_TO is not set/],
  [{ BACKUP_KEYS_TO: '' }, /warning: BACKUP_KEYS_TO is not set/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /warning: STRIPE_SECRET_KEY is a key for tests/],
] as const)
  test(`on a public host with ${JSON.stringify(change)} it says what to do`, async (t) => {
    const before = await saidOf(PUBLIC);
    t.notRegex(before.join('\n'), expected);
    t.regex((await saidOf({ ...PUBLIC, ...change })).join('\n'), expected);
  });

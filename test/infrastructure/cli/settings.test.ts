import test from 'ava';
import { BadSettings, readSettings } from '#infrastructure/shared/settings.ts';

const SECRET = 'x'.repeat(32);

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.lines.map((line) => line.split(' ')[0] ?? '');
    throw error;
  }
};

const RELAY = { SMTP_URL: 'smtps://relay.example' };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
};
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };

test('nothing needs to be set', (t) => {
  t.deepEqual(readSettings({}), {
    web: { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' },
    healthPort: null,
    mail: {
      host: '127.0.0.1',
      port: 2525,
      domain: 'cairn.localhost',
      from: 'checkin@cairn.localhost',
      support: 'support@cairn.localhost',
    },
    trustedRelays: ['127.0.0.0/8', '::1/128'],
    smtpTls: null,
    relay: null,
    dkim: null,
    stripe: null,
    twilio: null,
    textsADay: 2000,
    trustedProxies: 0,
    operatorEmails: [],
    operatorViewers: [],
    dataDir: './data',
    eventStoreUrl: null,
    helplinesFile: null,
    openai: null,
    mongoUrl: null,
    secrets: [],
    brandName: 'Cairn',
    company: null,
    marketingFile: null,
    logLevel: 'info',
    telemetry: { metrics: null, metricsToken: null, otlpEndpoint: null },
    aiPrices: null,
    allowSandbox: false,
    backup: null,
  });
});

test('figures may have a port or a token, and traces a place to go', (t) => {
  const telemetryOf = (env: Record<string, string>) => readSettings(env).telemetry;
  t.like(telemetryOf({ METRICS_PORT: '9464' }), { metrics: { host: '127.0.0.1', port: 9464 } });
  t.like(telemetryOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }), { metrics: { host: '0.0.0.0', port: 9464 } });
  t.like(telemetryOf({ METRICS_TOKEN: 'sixteen-letters-' }), { metrics: null, metricsToken: 'sixteen-letters-' });
  t.is(telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' }).otlpEndpoint, 'http://c:4318');
  t.throws(() => telemetryOf({ METRICS_TOKEN: 'too-short' }), { message: /^METRICS_TOKEN must be one word of/ });
  t.throws(() => telemetryOf({ METRICS_HOST: '0.0.0.0' }), { message: /^METRICS_PORT must be set when METRICS_HOST/ });
  t.throws(() => telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }), {
    message: /^OTEL_EXPORTER_OTLP_ENDPOINT/,
  });
});

test('a blank value is none', (t) => {
  t.deepEqual(readSettings({ PORT: '', BRAND_NAME: ' ', SMTP_URL: '', SECRET: '' }), readSettings({}));
});

test('one setting leads to others', (t) => {
  const settings = readSettings({
    PORT: '8080',
    MAIL_DOMAIN: 'Mail.Example',
    ...STRIPE,
    ...TWILIO,
    SMTP_URL: 'smtp://relay',
    HOST: '0.0.0.0',
  });
  t.is(settings.web.publicUrl, 'http://localhost:8080');
  t.like(settings.mail, { domain: 'mail.example', from: 'checkin@mail.example', support: 'support@mail.example' });
  t.deepEqual(settings.trustedRelays, []);
  t.is(readSettings({ PUBLIC_URL: 'http://localhost:1/' }).web.publicUrl, 'http://localhost:1');
  t.deepEqual(readSettings({ SECRET: `${SECRET}a, ${SECRET}b` }).secrets, [`${SECRET}a`, `${SECRET}b`]);
  t.deepEqual(readSettings({ TRUSTED_RELAYS: '192.0.2.0/24, 2001:db8::1' }).trustedRelays, [
    '192.0.2.0/24',
    '2001:db8::1',
  ]);
});

test('everything that is wrong is named at once, one line each', (t) => {
  const wrong = {
    PORT: '65536',
    SMTP_PORT: 'mail',
    PUBLIC_URL: 'cairn.example',
    MAIL_DOMAIN: 'not a domain',
    MAIL_FROM: 'nobody',
    TRUSTED_RELAYS: '192.0.2.0/33',
    EVENTSTORE_URL: 'http://log',
    MONGODB_URL: 'mongo',
    BRAND_NAME: 'x'.repeat(61),
    LOG_LEVEL: 'loud',
    ALLOW_SANDBOX: 'yes',
    HOST: '0.0.0.0',
  };
  // The missing secret is one of them, and is found though the addresses of the engines are wrong as well.
  t.deepEqual([...problems(wrong)].sort(), [...Object.keys(wrong), 'SECRET'].sort());
  t.deepEqual(problems({ SECRET: 'short', SMTP_URL: 'https://relay', SUPPORT_EMAIL: '@' }).toSorted(), [
    'SECRET',
    'SMTP_URL',
    'SUPPORT_EMAIL',
  ]);
});

test('a port is a whole number that a port can have', (t) => {
  for (const port of ['-1', '1.5', '65536', 'x', '80;', 'Infinity'])
    t.deepEqual(problems({ PORT: port }), ['PORT'], port);
  for (const port of ['0', '1', '65535']) t.deepEqual(problems({ PORT: port }), [], port);
});

test('trusted relays are addresses or networks that exist', (t) => {
  for (const relays of [
    'abc',
    '1.2.3',
    '1.2.3.4/33',
    '::1/129',
    '999.1.1.1',
    'relay.example',
    '1.2.3.4/',
    '/8',
    '1.2.3.4 5.6.7.8',
  ])
    t.deepEqual(problems({ TRUSTED_RELAYS: relays }), ['TRUSTED_RELAYS'], relays);
  t.deepEqual(problems({ TRUSTED_RELAYS: '10.0.0.0/8,::1,fd00::/8,192.0.2.1' }), []);
});

test('the outbox is never shown to the world by accident', (t) => {
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'cairn.example', '127.evil.example', 'localhost.evil.example'])
    t.deepEqual(problems({ HOST }), ['HOST'], HOST);
  // A proxy on this machine shows the world what listens on loopback.
  for (const PUBLIC_URL of ['https://cairn.example', 'http://192.0.2.1:3000'])
    t.deepEqual(problems({ PUBLIC_URL }), ['PUBLIC_URL'], PUBLIC_URL);
  for (const HOST of ['127.0.0.1', '127.0.0.53', '::1', 'localhost']) t.deepEqual(problems({ HOST }), [], HOST);
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://[::1]:3000', 'https://cairn.localhost'])
    t.deepEqual(problems({ PUBLIC_URL }), [], PUBLIC_URL);
  const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://cairn.example' };
  t.deepEqual(problems({ ...open, ALLOW_SANDBOX: '1' }), []);
  t.deepEqual(problems({ ...open, ...RELAY, ...STRIPE, ...TWILIO }), []);
  for (const missing of [
    { ...RELAY, ...STRIPE },
    { ...RELAY, ...TWILIO },
    { ...STRIPE, ...TWILIO },
  ])
    t.deepEqual(problems({ ...open, ...missing }), ['HOST', 'PUBLIC_URL']);
});

test('a provider is set whole, or not at all', (t) => {
  for (const provider of [STRIPE, TWILIO]) {
    t.deepEqual(problems(provider), []);
    for (const left of Object.keys(provider)) {
      const rest = Object.fromEntries(Object.entries(provider).filter(([name]) => name !== left));
      t.deepEqual(problems(rest), [left]);
    }
  }
  t.deepEqual(problems({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_public' }), ['STRIPE_SECRET_KEY']);
  t.deepEqual(problems({ ...TWILIO, TWILIO_FROM: '555 0100' }), ['TWILIO_FROM']);
  t.deepEqual(problems({ TRUSTED_PROXIES: '-1' }), ['TRUSTED_PROXIES']);
  t.deepEqual(problems({ TRUSTED_PROXIES: 'all' }), ['TRUSTED_PROXIES']);
  for (const wrong of ['0', '1e9', 'many', '10.5'])
    t.deepEqual(problems({ TEXT_DAILY_LIMIT: wrong }), ['TEXT_DAILY_LIMIT']);
  t.deepEqual(problems({ OPERATOR_EMAILS: 'ada@example.com, nobody' }), ['OPERATOR_EMAILS']);
  t.deepEqual(readSettings({ OPERATOR_EMAILS: 'ada@example.com, bo@example.com' }).operatorEmails, [
    'ada@example.com',
    'bo@example.com',
  ]);
  t.deepEqual(problems({ OPERATOR_VIEWERS: 'nobody' }), ['OPERATOR_VIEWERS']);
  const both = { OPERATOR_EMAILS: 'ada@example.com', OPERATOR_VIEWERS: 'bo@example.com, Ada@Example.com' };
  t.deepEqual(problems(both), ['OPERATOR_VIEWERS']);
});

test('an engine needs a secret that is given, long enough, and at most two of them', (t) => {
  for (const engine of [{ EVENTSTORE_URL: 'esdb://log' }, { MONGODB_URL: 'mongodb://models' }]) {
    t.deepEqual(problems(engine), ['SECRET']);
    t.deepEqual(problems({ ...engine, SECRET: 'x'.repeat(31) }), ['SECRET']);
    t.deepEqual(problems({ ...engine, SECRET: `${SECRET},${SECRET},${SECRET}` }), ['SECRET']);
    t.deepEqual(problems({ ...engine, SECRET }), []);
  }
});

const S3_KEYS = { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'secret' };

test('backups go to a folder, with the keys beside unless they have a place of their own', (t) => {
  t.deepEqual(readSettings({ BACKUP_TO: '/mnt/backups/' }).backup, {
    to: { folder: '/mnt/backups/' },
    keysTo: { folder: '/mnt/backups/keys' },
    everyMs: null,
    keep: { days: 7, weeks: 4 },
    secrets: [],
  });
  const env = { BACKUP_TO: '/mnt/backups', BACKUP_EVERY: '90m', BACKUP_KEEP: '14,0', BACKUP_KEY: SECRET };
  t.like(readSettings(env).backup, { everyMs: 90 * 60_000, keep: { days: 14, weeks: 0 }, secrets: [SECRET] });
});

test('backups go to a bucket, at Amazon or at an endpoint', (t) => {
  const env = { BACKUP_TO: 's3://house-backups/cairn/one', BACKUP_KEYS_TO: 's3://house-keys', ...S3_KEYS };
  const credentials = { accessKeyId: 'AKIA1', secretAccessKey: 'secret' };
  t.like(readSettings(env).backup, {
    to: { s3: { name: 'house-backups', prefix: 'cairn/one', endpoint: null, region: 'us-east-1', credentials } },
    keysTo: { s3: { name: 'house-keys', prefix: '', endpoint: null, region: 'us-east-1', credentials } },
  });
  const elsewhere = { AWS_REGION: 'auto', AWS_ENDPOINT_URL_S3: 'https://s3.example.com/', AWS_SESSION_TOKEN: 'token' };
  t.like(readSettings({ ...env, ...elsewhere }).backup, {
    to: { s3: { endpoint: 'https://s3.example.com', region: 'auto', credentials: { sessionToken: 'token' } } },
  });
});

test('what is wrong with the settings of backups is told at once', (t) => {
  const wrong: readonly (readonly [Record<string, string>, readonly string[]])[] = [
    [{ BACKUP_EVERY: '24h' }, ['BACKUP_TO']],
    [{ BACKUP_KEYS_TO: '/mnt/keys', BACKUP_KEEP: '7,4', BACKUP_KEY: SECRET }, ['BACKUP_TO', 'BACKUP_TO', 'BACKUP_TO']],
    [{ BACKUP_TO: 's3://' }, ['BACKUP_TO', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
    [{ BACKUP_TO: 's3://UPPER/prefix', ...S3_KEYS }, ['BACKUP_TO']],
    [{ BACKUP_TO: 's3://house/a b', ...S3_KEYS }, ['BACKUP_TO']],
    [{ BACKUP_TO: 's3://house', ...S3_KEYS, AWS_ENDPOINT_URL_S3: 's3.example.com' }, ['AWS_ENDPOINT_URL_S3']],
    [{ BACKUP_TO: '/mnt', BACKUP_KEYS_TO: 's3://house' }, ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
    [{ BACKUP_TO: './data' }, ['BACKUP_TO']],
    [{ BACKUP_TO: '/mnt', BACKUP_KEYS_TO: '/srv/data/keys', DATA_DIR: '/srv/data' }, ['BACKUP_KEYS_TO']],
  ];
  for (const [env, names] of wrong) t.deepEqual(problems(env), names, JSON.stringify(env));
  for (const every of ['', '24', '1s', '5m', '31d', '0h', '-1h', '1.5h', 'daily'].slice(1))
    t.deepEqual(problems({ BACKUP_TO: '/mnt', BACKUP_EVERY: every }), ['BACKUP_EVERY'], every);
  for (const keep of ['7', '0,0', '7,', 'a,b', '7,4,1'])
    t.deepEqual(problems({ BACKUP_TO: '/mnt', BACKUP_KEEP: keep }), ['BACKUP_KEEP'], keep);
  t.deepEqual(problems({ BACKUP_TO: '/mnt', BACKUP_KEY: 'short' }), ['BACKUP_KEY']);
  t.deepEqual(problems({ AWS_ENDPOINT_URL_S3: 'anything' }), [], 'it may be there for somebody else');
});

test('a company is named with its address, over as many lines as it takes', (t) => {
  t.deepEqual(readSettings({ COMPANY_NAME: 'Fern GmbH', COMPANY_ADDRESS: 'Hauptstr. 1\\n10115 Berlin' }).company, {
    name: 'Fern GmbH',
    address: 'Hauptstr. 1\n10115 Berlin',
    register: null,
  });
  t.deepEqual(problems({ COMPANY_NAME: 'Fern GmbH' }), ['COMPANY_ADDRESS']);
  t.deepEqual(problems({ COMPANY_ADDRESS: 'Hauptstr. 1' }), ['COMPANY_NAME']);
  t.deepEqual(problems({ COMPANY_REGISTER: 'HRB 1' }), ['COMPANY_NAME']);
});

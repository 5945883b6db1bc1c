import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { readMailKeys } from '#infrastructure/shared/mail-keys.ts';
import { BadSettings, readSettings } from '#infrastructure/shared/settings.ts';
import { knownCertificate, unknownCertificate } from '#test/support/certificates.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const linesOf = async (run: () => unknown): Promise<readonly string[]> => {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.lines;
    throw error;
  }
};
const wrong = (env: Record<string, string>) => linesOf(() => readSettings(env));

test('a relay is given twenty mails a second, encrypted where it can be, unless set otherwise', (t) => {
  const SMTP_URL = 'smtp://relay.example:587';
  t.deepEqual(readSettings({ SMTP_URL }).relay, { url: SMTP_URL, tls: 'opportunistic', rate: 20 });
  const set = readSettings({ SMTP_URL, SMTP_RELAY_TLS: 'required', SMTP_RATE: '500' });
  t.deepEqual(set.relay, { url: SMTP_URL, tls: 'required', rate: 500 });
});

test('what is no rate, no rule for TLS and no selector is told in a line each', async (t) => {
  t.deepEqual(await wrong({ SMTP_RELAY_TLS: 'never', SMTP_RATE: '0', DKIM_SELECTOR: 'a_b' }), [
    'SMTP_RELAY_TLS must be one of opportunistic, required',
    'SMTP_RATE must be a number of mails a second from 1 to 10000',
    'DKIM_SELECTOR must be a name as in the DNS, such as cairn',
  ]);
  for (const SMTP_RATE of ['-1', '1.5', 'fast', '10001']) t.is((await wrong({ SMTP_RATE })).length, 1, SMTP_RATE);
  for (const DKIM_SELECTOR of ['-a', 'a.', '.a', 'a b'])
    t.is((await wrong({ DKIM_SELECTOR })).length, 1, DKIM_SELECTOR);
  for (const DKIM_SELECTOR of ['a', 's2026', 'mail.s-1'])
    t.deepEqual(await wrong({ DKIM_SELECTOR }), [], DKIM_SELECTOR);
});

test('key and certificate for STARTTLS are set both or not at all', async (t) => {
  t.deepEqual(await wrong({ SMTP_TLS_KEY: 'key.pem' }), ['SMTP_TLS_CERT must be set when SMTP_TLS_KEY is']);
  t.deepEqual(await wrong({ SMTP_TLS_CERT: 'cert.pem' }), ['SMTP_TLS_KEY must be set when SMTP_TLS_CERT is']);
  t.deepEqual(readSettings({ SMTP_TLS_KEY: 'key.pem', SMTP_TLS_CERT: 'cert.pem' }).smtpTls, {
    key: 'key.pem',
    cert: 'cert.pem',
  });
  t.deepEqual(readSettings({ DKIM_KEY: 'dkim.pem' }).dkim, { key: 'dkim.pem', selector: 'cairn' });
});

const pem = (bits: number, passphrase?: string): string =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: {
      type: 'pkcs8',
      format: 'pem',
      ...(passphrase ? { cipher: 'aes-256-cbc', passphrase } : {}),
    },
  }).privateKey;

const someFiles = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  t.teardown(() => folder.remove());
  const file = async (name: string, text: string) => {
    await writeFile(join(folder.path, name), text);
    return join(folder.path, name);
  };
  return { folder: folder.path, file };
};

test('the files that settings name are read at start', async (t) => {
  const { file } = await someFiles(t);
  const [key, cert] = [await file('key', knownCertificate.key), await file('cert', knownCertificate.cert)];
  const privateKey = pem(2048);
  const keys = await readMailKeys({
    smtpTls: { key, cert },
    dkim: { key: await file('dkim', privateKey), selector: 's1' },
  });
  t.deepEqual(keys, { tls: knownCertificate, dkim: { privateKey, selector: 's1' } });
  t.deepEqual(await readMailKeys({ smtpTls: null, dkim: null }), { tls: null, dkim: null });
});

test('a file that is not there, or holds something else, is told in a line each, all at once', async (t) => {
  const { folder, file } = await someFiles(t);
  await mkdir(join(folder, 'a folder'));
  const gone = join(folder, 'gone');
  const told = (smtpTls: { key: string; cert: string } | null, dkim: string | null) =>
    linesOf(() => readMailKeys({ smtpTls, dkim: dkim === null ? null : { key: dkim, selector: 's1' } }));
  t.deepEqual(await told({ key: gone, cert: join(folder, 'a folder') }, gone), [
    `SMTP_TLS_KEY names a file that cannot be read: ${gone} (ENOENT)`,
    `SMTP_TLS_CERT names a file that cannot be read: ${join(folder, 'a folder')} (EISDIR)`,
    `DKIM_KEY names a file that cannot be read: ${gone} (ENOENT)`,
  ]);
  const words = await file('words', 'no key at all');
  const [key, cert] = [await file('key', knownCertificate.key), await file('cert', knownCertificate.cert)];
  t.deepEqual(await told({ key: words, cert: words }, words), [
    'SMTP_TLS_KEY must name a PEM file with a private key, without a passphrase',
    'SMTP_TLS_CERT must name a PEM file with a certificate',
    'DKIM_KEY must name a PEM file with a private key, without a passphrase',
  ]);
  const another = await file('another', unknownCertificate.key);
  t.deepEqual(await told({ key: another, cert }, null), [
    'SMTP_TLS_KEY is not the key of the certificate in SMTP_TLS_CERT',
  ]);
  t.deepEqual(await told(null, key), ['DKIM_KEY must be an RSA key: others are not verified everywhere']);
  t.deepEqual(await told(null, await file('short', pem(512))), ['DKIM_KEY must have at least 1024 bits, better 2048']);
  t.deepEqual(await told(null, await file('locked', pem(1024, 'secret'))), [
    'DKIM_KEY must name a PEM file with a private key, without a passphrase',
  ]);
});

test('the server does not start with such a setting, and says why in one line', async (t) => {
  const { folder } = await someFiles(t);
  const embedded = { MONGODB_URL: '', EVENTSTORE_URL: '' };
  const ports = { PORT: '0', SMTP_PORT: '0' };
  const env = { ...process.env, ...embedded, ...ports, DATA_DIR: folder, DKIM_KEY: '/nowhere/dkim.pem' };
  const started = t.throws(() =>
    execFileSync(process.execPath, ['infrastructure/main.ts'], { env, stdio: 'pipe', timeout: 60_000 }),
  ) as Error & { status: number; stderr: Buffer };
  t.is(started.status, 1);
  t.is(started.stderr.toString(), 'cairn: DKIM_KEY names a file that cannot be read: /nowhere/dkim.pem (ENOENT)\n');
});

import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { shown } from '#infrastructure/cli/mail-dns.ts';
import { type DnsRecord, dnsAdvice } from '#infrastructure/dns/advice.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { cairn } from './cairn.ts';

const DOMAIN = { MAIL_DOMAIN: 'mail.cairn.example', MAIL_FROM: 'checkin@cairn.example', ALLOW_SANDBOX: '1' };
const rsa = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const adviceOf = (env: Record<string, string>, privateKey: string | null = null) =>
  dnsAdvice(
    readSettings({ PUBLIC_URL: 'https://cairn.example', ...DOMAIN, ...env }),
    privateKey === null ? null : { privateKey, selector: 'k1' },
  );
const recordOf = (records: readonly DnsRecord[], type: string, name: string) =>
  records.find((one) => one.type === type && one.name === name)?.value;

/** The command itself, beside no server. */
const asked = async (t: ExecutionContext, words: readonly string[], env: Record<string, string>) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const key = join(folder.path, 'dkim.pem');
  await writeFile(key, rsa());
  return cairn(folder.path, words, { ...DOMAIN, DKIM_KEY: key, DKIM_SELECTOR: 'K1', ...env });
};

test('the records are printed from the settings alone, with --json as a list', async (t) => {
  const { code, out } = await asked(t, ['--json', 'mail', 'dns'], {});
  t.is(code, 0);
  const records = JSON.parse(out) as DnsRecord[];
  t.deepEqual(
    records.map(({ type, name }) => `${type} ${name}`),
    [
      'MX mail.cairn.example',
      'TXT mail.cairn.example',
      'TXT k1._domainkey.cairn.example',
      'TXT _dmarc.cairn.example',
      'TXT cairn.example._report._dmarc.mail.cairn.example',
    ],
  );
  t.true(records.every(({ value }) => typeof value === 'string' && value !== ''));
});

test('for people they stand as in a zone file, no string longer than 255 characters', async (t) => {
  const { code, out } = await asked(t, ['mail', 'dns'], {});
  t.is(code, 0);
  t.regex(out, /^mail\.cairn\.example\. IN MX 10 \S+\.$/m);
  const strings = [...out.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  t.true(strings.every((text) => text.length <= 255));
  t.regex(strings.join(''), /v=DKIM1; k=rsa; p=[\w+/]{300,}/);
});

test('the key in the DNS is the public one of the key that signs', (t) => {
  const pem = rsa().toString();
  const value = recordOf(adviceOf({}, pem).records, 'TXT', 'k1._domainkey.cairn.example') ?? '';
  const published = createPublicKey({
    key: Buffer.from(value.split('p=')[1] ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  t.true(published.equals(createPublicKey(pem)));
  t.false(value.includes('PRIVATE'));
  const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  t.regex(
    recordOf(adviceOf({}, ed25519).records, 'TXT', 'k1._domainkey.cairn.example') ?? '',
    /^v=DKIM1; k=ed25519; p=[\w+/]{43}=$/,
  );
});

test('without a key there is no such record, DMARC asks for reports alone, and the way to a key is said', (t) => {
  const advice = adviceOf({});
  t.false(advice.records.some(({ name }) => name.includes('_domainkey')));
  t.regex(
    recordOf(advice.records, 'TXT', '_dmarc.cairn.example') ?? '',
    /^v=DMARC1; p=none; rua=mailto:postmaster@mail\.cairn\.example$/,
  );
  t.regex(shown(advice), /openssl genpkey -algorithm RSA/);
  t.regex(recordOf(adviceOf({}, rsa().toString()).records, 'TXT', '_dmarc.cairn.example') ?? '', /p=quarantine;/);
});

for (const [url, spf, said] of [
  [undefined, 'v=spf1 mx -all', /SMTP_URL is not set/],
  ['smtps://u:p@smtp.sendgrid.net', 'v=spf1 mx include:sendgrid.net -all', /may want records of its own/],
  ['smtp://u:p@email-smtp.eu-west-1.amazonaws.com:587', 'v=spf1 mx include:amazonses.com -all', /keep our return path/],
  ['smtp://u:p@relay.elsewhere.example', 'v=spf1 mx a:relay.elsewhere.example -all', /put what it names/],
  ['smtp://198.51.100.7:25', 'v=spf1 mx ip4:198.51.100.7 -all', /198\.51\.100\.7/],
  ['smtp://[2001:db8::1]:25', 'v=spf1 mx ip6:2001:db8::1 -all', /2001:db8::1/],
  ['smtp://evil-sendgrid.net', 'v=spf1 mx a:evil-sendgrid.net -all', /put what it names/],
] as const)
  test(`the return path's domain allows who sends by ${url ?? 'no relay'}, and no password is shown`, (t) => {
    const advice = adviceOf(url ? { SMTP_URL: url } : {});
    t.is(recordOf(advice.records, 'TXT', 'mail.cairn.example'), spf);
    t.regex(shown(advice), said);
    t.false(shown(advice).includes('u:p'));
  });

test('mail goes to the host of PUBLIC_URL, or to a name to be given where that is no name', (t) => {
  t.is(recordOf(adviceOf({}).records, 'MX', 'mail.cairn.example'), '10 cairn.example');
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    t.is(recordOf(adviceOf({ PUBLIC_URL: own }).records, 'MX', 'mail.cairn.example'), '10 mail.mail.cairn.example');
});

test('what has to be known beside the records is said: trying out, and a From elsewhere', (t) => {
  t.regex(shown(adviceOf({ MAIL_DOMAIN: 'cairn.localhost' })), /set MAIL_DOMAIN to a domain of yours/);
  t.regex(shown(adviceOf({ MAIL_FROM: 'a@other.example' })), /only the signature speaks for it/);
  t.notRegex(shown(adviceOf({})), /only the signature/);
});

import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import { checkCertificates } from '#infrastructure/doctor/certificates.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { unknownCertificate } from '#test/support/certificates.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const ENDS = Date.UTC(2126, 9, 28);
const DAY = 86_400_000;
const { signal } = new AbortController();

test('a certificate that ends soon is a warning, one that has ended or cannot be read an error', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const cert = join(path, 'cert.pem');
  await writeFile(cert, unknownCertificate.cert);
  const settings = readSettings({ SMTP_TLS_KEY: '/unused', SMTP_TLS_CERT: cert });
  const at = async (now: number) => (await checkCertificates(settings, signal, now))[0];
  t.like(await at(ENDS - 100 * DAY), { state: 'ok' });
  t.like(await at(ENDS - 10 * DAY), { state: 'warning' });
  t.like(await at(ENDS + 10 * DAY), { state: 'error' });
  await writeFile(cert, 'no certificate');
  t.like(await at(ENDS), { state: 'error' });
  t.like(await checkCertificates(readSettings({}), signal), [{ state: 'not-applicable' }, { state: 'not-applicable' }]);
});

test('the certificate of the web is looked at where the web is', async (t) => {
  const server = createServer(unknownCertificate).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const at = async (url: string, now?: number) =>
    (await checkCertificates(readSettings({ PUBLIC_URL: url }), signal, now))[1];
  t.like(await at(`https://localhost:${port}`), { state: 'ok' });
  t.like(await at(`https://localhost:${port}`, ENDS + 10 * DAY), { state: 'error' });
  t.like(await at('https://localhost:1'), { state: 'warning' });
});

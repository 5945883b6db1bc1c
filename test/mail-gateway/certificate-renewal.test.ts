import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import test, { type ExecutionContext } from 'ava';
import { createCertificateRenewal } from '#infrastructure/wiring/gateway.ts';
import { knownCertificate, type TestCertificate, unknownCertificate } from '../support/certificates.ts';
import { aGateway } from '../support/gateway.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A gateway whose certificate stands in files, and the certificate that a new client meets there. */
const withFiles = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  t.teardown(() => folder.remove());
  const files = { key: join(folder.path, 'key.pem'), cert: join(folder.path, 'cert.pem') };
  const put = ({ key, cert }: Partial<TestCertificate>) =>
    Promise.all([key && writeFile(files.key, key), cert && writeFile(files.cert, cert)]);
  await put(unknownCertificate);
  const gateway = await aGateway(t, { certificate: unknownCertificate });
  const [errors, infos]: [string[], string[]] = [[], []];
  const logger = {
    ...silentLogger,
    info: (message: string) => infos.push(message),
    error: (message: string) => errors.push(message),
  };
  const { look } = createCertificateRenewal(files, unknownCertificate, gateway.renewCertificate, logger);
  return { put, look, errors, infos, met: () => certificateAt(gateway.port) };
};

const certificateAt = async (port: number): Promise<string> => {
  const plain = connect({ port, host: '127.0.0.1' });
  await once(plain, 'data');
  plain.write('EHLO client.example\r\n');
  await once(plain, 'data');
  plain.write('STARTTLS\r\n');
  await once(plain, 'data');
  const socket = connectTls({ socket: plain, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const pem = socket.getPeerX509Certificate()?.toString() ?? '';
  socket.destroy();
  return pem.trim();
};

test('a renewed certificate is used without a restart, and told of once', async (t) => {
  const { put, look, infos, errors, met } = await withFiles(t);
  await look();
  t.is(await met(), unknownCertificate.cert.trim());
  await put(knownCertificate);
  await look();
  await look();
  t.is(await met(), knownCertificate.cert.trim());
  t.deepEqual([infos.length, errors.length], [1, 0]);
});

test('a pair that does not fit, or is none, leaves the old one in use and is told of once', async (t) => {
  const { put, look, infos, errors, met } = await withFiles(t);
  await put({ cert: knownCertificate.cert });
  for (let time = 0; time < 3; time += 1) await look();
  t.is(errors.length, 1);
  t.is(await met(), unknownCertificate.cert.trim());
  await put({ key: 'nothing', cert: 'of use' });
  for (let time = 0; time < 3; time += 1) await look();
  t.is(errors.length, 2);
  t.is(await met(), unknownCertificate.cert.trim());
  await put(knownCertificate);
  await look();
  t.is(await met(), knownCertificate.cert.trim());
  t.deepEqual([infos.length, errors.length], [1, 2]);
});

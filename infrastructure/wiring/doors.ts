import { fileURLToPath } from 'node:url';
import type { Payments } from '#application/billing/payments.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createMailIntake } from '#application/inbox/receive-mail.ts';
import type { Refusals } from '#application/inbox/refusals.ts';
import { createAccountExports } from '#application/privacy/export/export-account.ts';
import type { Services } from '#application/services.ts';
import { uploadedFile } from '#mail-gateway/reading/files/kept-files.ts';
import { createSandboxMailbox } from '#mail-gateway/sandbox/mailbox.ts';
import { createAddressList } from '#mail-gateway/smtp/address-list.ts';
import { startGateway } from '#mail-gateway/smtp/gateway.ts';
import { LEAST_DISK_ROOM, loopback } from '#mail-gateway/smtp/limits.ts';
import { startWebServer } from '#web/api/server.ts';
import type { SandboxPayments } from '../builtin/checkout/payments.ts';
import { zipWriter } from '../export/zip-writer.ts';
import type { DiskReserve } from '../files/disk-reserve.ts';
import { createDiskRoom } from '../files/disk-room.ts';
import type { Settings } from '../shared/settings.ts';
import type { App } from './app.ts';
import { createCertificateRenewal, LOOK_EVERY_MS } from './certificate-renewal.ts';
import type { MailParts } from './mail-parts.ts';
import type { Overrides } from './overrides.ts';
import type { Work } from './work.ts';

export const CLIENT_FOLDER = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** Where mail comes in. */
export const openMailDoor = async (
  { mail: { host, port, domain }, smtpTls, trustedRelays, dataDir }: Settings,
  services: Services,
  { judge, backPressure, keys }: MailParts,
  refusals: Refusals,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<App['smtp']> => {
  const gateway = await startGateway({
    intake: createMailIntake(services, refusals.note, { backPressure, isRelay: createAddressList(trustedRelays) }),
    judge,
    host,
    port,
    domain,
    neighbours: [...loopback, ...trustedRelays],
    ...(keys.tls ? { certificate: keys.tls } : {}),
    hasDiskRoom: createDiskRoom(dataDir, LEAST_DISK_ROOM, systemClock),
    log: (message, error) => logger.error(message, error),
  });
  running.defer(gateway.close);
  if (smtpTls && keys.tls) {
    const renewal = createCertificateRenewal(smtpTls, keys.tls, gateway.renewCertificate, logger);
    const look = () =>
      void renewal.look().catch((error: unknown) => logger.error('no certificate was looked for', error));
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    running.defer(() => clearInterval(timer));
  }
  return { host, port: gateway.port };
};

/** Pages and API. */
export const openWebDoor = async (
  { web, brandName, relay, twilio, trustedProxies }: Settings,
  services: Services & Readonly<{ diskReserve: DiskReserve }>,
  { composer, reader, texter }: MailParts,
  { projections, changes }: Work,
  smtp: App['smtp'],
  { checkAnswers = false }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<App['web']> => {
  const shows = { mails: relay === null, texts: twilio === null };
  const sandbox = shows.mails || shows.texts ? createSandboxMailbox({ ...services, smtp, shows }) : null;
  const exports = createAccountExports({ ...services, composer }, zipWriter);
  const server = await startWebServer({
    parts: {
      ...services,
      brandName,
      projections,
      sandbox,
      sandboxCheckout: sandboxOf(services.payments),
      logger,
      incomingTexts: twilio && texter,
      exports,
      answerText: composer.answer,
      subjectOf: composer.subject,
      uploadedFile,
      reader,
      checkAnswers,
    },
    changes,
    logger,
    host: web.host,
    port: web.port,
    origins: ownOrigins(web),
    trustedProxies,
    client: CLIENT_FOLDER,
  });
  running.defer(server.close);
  return { port: server.port, url: web.publicUrl };
};

/** Where no provider takes the payments, the page of our own that stands in for one. */
const sandboxOf = (payments: Payments): SandboxPayments | null =>
  payments.sandbox && 'order' in payments ? (payments as SandboxPayments) : null;

/** While it is for this machine alone, by its listening and by its URL, all names of this machine are us. */
export const ownOrigins = ({
  publicUrl,
  host,
  port,
}: Pick<Settings['web'], 'publicUrl' | 'host' | 'port'>): ReadonlySet<string> => {
  const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  const names = isLocal ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`) : [];
  return new Set([new URL(publicUrl).origin, ...names]);
};

/** `::1` stands in brackets in a URL. */
const isLoopback = (host: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$/.test(host) || ['::1', '[::1]'].includes(host);

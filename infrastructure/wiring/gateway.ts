import { systemClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createMailIntake } from '#application/inbox/receive-mail.ts';
import type { Refusals } from '#application/inbox/refusals.ts';
import type { Services } from '#application/services.ts';
import { startGateway as startSmtpServer } from '#mail-gateway/smtp/gateway.ts';
import { createAddressList, LEAST_DISK_SPACE, loopback } from '#mail-gateway/smtp/limits.ts';
import { createDiskSpace } from '../files/disk-space.ts';
import type { Settings } from '../shared/settings.ts';
import type { SmtpAddress } from './app.ts';
import { createCertificateRenewal, LOOK_EVERY_MS } from './certificate-renewal.ts';
import type { MailParts } from './mail-parts.ts';

/** The process part that takes mail, over SMTP. */
export const startGateway = async (
  { mail: { host, port, domain }, smtpTls, trustedRelays, dataDir }: Settings,
  services: Services,
  { judge, backPressure, keys }: MailParts,
  refusals: Refusals,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<SmtpAddress> => {
  const server = await startSmtpServer({
    intake: createMailIntake(services, refusals.note, { backPressure, isRelay: createAddressList(trustedRelays) }),
    judge,
    host,
    port,
    domain,
    neighbours: [...loopback, ...trustedRelays],
    ...(keys.tls ? { certificate: keys.tls } : {}),
    hasDiskSpace: createDiskSpace(dataDir, LEAST_DISK_SPACE, systemClock),
    log: (message, error) => logger.error(message, error),
  });
  running.defer(server.close);
  if (smtpTls && keys.tls) {
    const renewal = createCertificateRenewal(smtpTls, keys.tls, server.renewCertificate, logger);
    const look = () =>
      void renewal.look().catch((error: unknown) => logger.error('no certificate was looked for', error));
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    running.defer(() => clearInterval(timer));
  }
  return { host, port: server.port };
};

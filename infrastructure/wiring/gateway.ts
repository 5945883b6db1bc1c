import { X509Certificate } from 'node:crypto';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Metrics } from '#application/engine/ports/metrics.ts';
import { createMailIntake } from '#application/inbox/receive-mail.ts';
import type { Refusals } from '#application/inbox/refusals.ts';
import type { Services } from '#application/services.ts';
import { startGateway as startSmtpServer } from '#mail-gateway/smtp/gateway.ts';
import { clientLimits, createAddressList, LEAST_DISK_SPACE, loopback } from '#mail-gateway/smtp/limits.ts';
import { createDiskSpace } from '../files/disk-space.ts';
import { connectionShares, maxOpenFiles } from '../open-files.ts';
import { type MailKeys, readMailKeys } from '../shared/mail-keys.ts';
import type { MailSettings } from '../shared/mail-settings.ts';
import { BadSettings, type Settings } from '../shared/settings.ts';
import type { SmtpAddress } from './app.ts';
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
  const { metrics } = services.telemetry;
  const server = await startSmtpServer({
    intake: createMailIntake(services, refusals.note, {
      backPressure,
      isRelay: createAddressList(trustedRelays),
      logger,
    }),
    judge,
    host,
    port,
    domain,
    neighbours: [...loopback, ...trustedRelays],
    limits: clientLimits(connectionShares(maxOpenFiles()).mail),
    ...(keys.tls ? { certificate: keys.tls } : {}),
    hasDiskSpace: createDiskSpace(dataDir, LEAST_DISK_SPACE, systemClock),
    metrics,
    log: (message, error) => logger.error(message, error),
  });
  running.defer(server.close);
  if (smtpTls && keys.tls) {
    tellExpiry(metrics, keys.tls);
    const renew = (certificate: Certificate) => {
      server.renewCertificate(certificate);
      tellExpiry(metrics, certificate);
    };
    const renewal = createCertificateRenewal(smtpTls, keys.tls, renew, logger);
    const look = () =>
      void renewal.look().catch((error: unknown) => logger.error('no certificate was looked for', error));
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    running.defer(() => clearInterval(timer));
  }
  return { host, port: server.port };
};

type Certificate = NonNullable<MailKeys['tls']>;

const tellExpiry = (metrics: Metrics, { cert }: Certificate): void => {
  const expiry = Date.parse(new X509Certificate(cert).validTo) / 1000;
  metrics.set('cairn_certificate_expiry_timestamp_seconds', { listener: 'smtp' }, expiry);
};

const LOOK_EVERY_MS = 60_000;

/**
 * Looks whether the files of the certificate in use hold another by now. A good new pair is handed to `renew`; a bad one
 * (half of it is written yet, say) is told of once, and the one in use stays.
 */
export const createCertificateRenewal = (
  files: NonNullable<MailSettings['smtpTls']>,
  inUse: Certificate,
  renew: (certificate: Certificate) => void,
  logger: Logger,
): Readonly<{ look(): Promise<void> }> => {
  let current = inUse;
  let reported = '';
  return {
    async look() {
      const found = await read(files);
      if (typeof found === 'string') {
        if (found !== reported) logger.error(NOT_USED, new Error(found));
        reported = found;
        return;
      }
      reported = '';
      if (found.key === current.key && found.cert === current.cert) return;
      renew(found);
      current = found;
      logger.info('the certificate of the mail gateway was renewed');
    },
  };
};

const NOT_USED = 'the new certificate of the mail gateway is not used, the one before stays';

/** The pair, or what is wrong with it. */
const read = async (smtpTls: NonNullable<MailSettings['smtpTls']>): Promise<Certificate | string> => {
  try {
    const { tls } = await readMailKeys({ smtpTls, dkim: null });
    return tls ?? '';
  } catch (error) {
    if (error instanceof BadSettings) return error.lines.join('; ');
    throw error;
  }
};

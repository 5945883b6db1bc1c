import type { Logger } from '#application/engine/ports/logger.ts';
import { type MailKeys, readMailKeys } from '../shared/mail-keys.ts';
import type { MailSettings } from '../shared/mail-settings.ts';
import { BadSettings } from '../shared/settings.ts';

type Certificate = NonNullable<MailKeys['tls']>;

export const LOOK_EVERY_MS = 60_000;

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

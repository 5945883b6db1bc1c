import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type HandedOver, type Mailer, notOneAddress, outcomeUnknown } from '#application/delivery/carrier.ts';
import { deferred, unavailable } from '#application/engine/ports/fault.ts';
import { POOLS } from '#application/engine/work/pools.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';
import type { RelaySettings } from '#infrastructure/shared/mail-settings.ts';

const SECOND = 1000;
/** As many mails as a process has in hand at once: none waits here behind those of another pool. */
const CONNECTIONS = POOLS['mail-links'].atOnce + POOLS['mail-answers'].atOnce + POOLS['mail-bulk'].atOnce;
/** Steps whose permanent "no" is about this mail. One to signing in or encryption is about our settings. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * Sends through a relay (`smtp://` or `smtps://`, with user and password where it wants them), one recipient a mail. A
 * password goes to no other machine but through TLS, whatever `tls` says.
 * A permanent "no" is an answer, a temporary one to this mail is `deferred`, no connection is `unavailable`, and so is one
 * that is not as safe as the settings want it. Throws `not-one-address` for a recipient that is anything else.
 */
export const createRelay = ({ url, tls }: RelaySettings): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1, // only what a kept connection dropped before a byte of the mail was read
    requireTLS: tls === 'required' || isPasswordAbroad(url),
    tls: { rejectUnauthorized: isProofWanted(url, tls) },
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 30 * SECOND,
    socketTimeout: 600 * SECOND, // RFC 5321: the last answer may take ten minutes
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bodies = new WeakMap<object, Readable>();
  transport.use('stream', (mail, done) => {
    const { message, data } = mail;
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const body = createReadStream(...options);
      bodies.set(data.raw as Buffer, body);
      return body;
    };
    done();
  });
  return {
    repeatable: false,
    async send(_userId, mail) {
      const raw = Buffer.from(mail.raw);
      const to = oneAddress(mail.to);
      try {
        await transport.sendMail({ envelope: envelopeOf(mail.returnPath, to, raw), raw });
        return { sent: true, blob: null };
      } catch (error) {
        return whatFailed(error, bodies.get(raw)?.readableDidRead === true);
      }
    },
    async close() {
      transport.close();
    },
  };
};

/**
 * Whoever could take the offer of TLS away could show any certificate too, so where TLS is not required one proves nothing;
 * but a password is told to nobody unknown.
 */
export const isProofWanted = (url: string, tls: RelaySettings['tls']): boolean => {
  const { protocol, password } = new URL(url);
  return tls === 'required' || protocol === 'smtps:' || password !== '';
};

/** A relay that offers sign-in and no TLS, or looks like that to us, would be told the password in clear. */
export const isPasswordAbroad = (url: string): boolean => {
  const { hostname, password } = new URL(url);
  return password !== '' && !LOOPBACK.test(hostname);
};

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])\.?$/i;

/** The library takes whatever can be read as several addresses for several. */
const oneAddress = (to: string): string => {
  if (!isMailable(to)) throw notOneAddress();
  return to;
};

/** 8BITMIME is asked for where the mail needs it. */
const envelopeOf = (from: string, to: string, raw: Buffer) => ({
  from,
  to: [to],
  ...(raw.some((byte) => byte > 127) ? { use8BitMime: true } : {}),
});

/** The relay reads the mail only once it has taken sender and recipient; silence from then on tells nothing. */
const whatFailed = (error: unknown, wasRead: boolean): HandedOver => {
  const { code, responseCode } = error as Readonly<{ code?: unknown; responseCode?: unknown }>;
  const answered = typeof responseCode === 'number' ? responseCode : null;
  if (answered !== null && answered >= 500 && ABOUT_THE_MAIL.includes(code)) {
    return { sent: false, code: [answered, ...enhancedCode(error)].join(' ') };
  }
  if (answered !== null && ABOUT_THE_MAIL.includes(code)) throw deferred('the mail', error);
  throw answered === null && wasRead ? outcomeUnknown('the mail relay', error) : unavailable('the mail relay', error);
};

/** What RFC 3463 adds to the answer, such as 5.1.1. */
const enhancedCode = (error: unknown): readonly string[] => {
  const { response } = error as Readonly<{ response?: unknown }>;
  return /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.slice(1) ?? [];
};

import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { deferred, unavailable } from '#application/ports/fault.ts';
import { type Delivery, type Mailer, outcomeUnknown } from '#application/ports/mailer.ts';

const SECOND = 1000;
/** Steps whose permanent "no" is about this mail. One to signing in or encryption is about our settings. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * Sends through a relay (`smtp://` or `smtps://`, with user and password where it wants them), one recipient a mail.
 * A permanent "no" is an answer, a temporary one to this mail is `deferred`, no connection is `unavailable`.
 */
export const createRelay = ({ url }: Readonly<{ url: string }>): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxRequeues: 1, // only what a kept connection dropped before a byte of the mail was read
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
      try {
        await transport.sendMail({ envelope: { from: mail.returnPath, to: [mail.to] }, raw });
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

/** The relay reads the mail only once it has taken sender and recipient; silence from then on tells nothing. */
const whatFailed = (error: unknown, wasRead: boolean): Delivery => {
  const { code, responseCode } = error as Readonly<{ code?: unknown; responseCode?: unknown }>;
  const answered = typeof responseCode === 'number' ? responseCode : null;
  if (answered !== null && answered >= 500 && ABOUT_THE_MAIL.includes(code)) {
    return { sent: false, code: String(answered) };
  }
  if (answered !== null && ABOUT_THE_MAIL.includes(code)) throw deferred('the mail', error);
  throw answered === null && wasRead ? outcomeUnknown(error) : unavailable('the mail relay', error);
};

import { createTransport } from 'nodemailer';
import type { SandboxMail } from '#web/contract/outbox.ts';
import type { Reachable } from './app.ts';

/** What the server said to the end of the mail (or to its recipient): a code and a line. */
type SmtpAnswer = Readonly<{ code: number; line: string }>;

/** Sends these bytes over SMTP, as a mail program would. */
export const sendRaw = async (
  app: Pick<Reachable, 'smtp'>,
  envelope: Readonly<{ from: string; to: string }>,
  raw: string,
): Promise<SmtpAnswer> => {
  const transport = createTransport({ host: app.smtp.host, port: app.smtp.port, secure: false, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from: envelope.from, to: [envelope.to] }, raw });
    return answerOf(response);
  } catch (error) {
    if (error instanceof Error && 'response' in error && typeof error.response === 'string')
      return answerOf(error.response);
    throw error;
  } finally {
    transport.close();
  }
};

const answerOf = (line: string): SmtpAnswer => ({ code: Number(line.slice(0, 3)), line });

export const replyAddressOf = ({ headers }: SandboxMail): string =>
  (headers['reply-to'] ?? '').replace(/^.*<|>.*$/g, '');

type Written = Readonly<{
  from: string;
  to: string;
  subject?: string;
  messageId?: string;
  headers?: readonly string[];
  text: string;
}>;

/** A plain mail as text; lines end as SMTP wants them. */
export const written = ({
  from,
  to,
  subject = 'Re: check-in',
  messageId = `<${crypto.randomUUID()}@example.com>`,
  headers = [],
  text,
}: Written): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${new Date().toUTCString()}`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...text.split('\n'),
  ].join('\r\n');

/** The answer a person writes to one of our mails: their words, then the mail quoted. */
export const replyTo = (mail: SandboxMail, email: string, text: string, more: Partial<Written> = {}): string =>
  written({
    from: `Sub Scriber <${email}>`,
    to: replyAddressOf(mail),
    subject: `Re: ${mail.subject}`,
    ...more,
    headers: [
      `In-Reply-To: ${mail.headers['message-id']}`,
      `References: ${mail.headers['message-id']}`,
      ...(more.headers ?? []),
    ],
    text: [
      text,
      '',
      `On Fri, Nov 20, 2026 at 9:00 AM Cairn <${mail.from}> wrote:`,
      ...mail.text.split('\n').map((line) => `> ${line}`),
    ].join('\n'),
  });

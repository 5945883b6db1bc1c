import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { Services } from '#application/services.ts';
import type { JsonObject } from '#domain/json.ts';

type Parts = Pick<Services, 'readModels' | 'archive'> & Readonly<{ smtp: Readonly<{ host: string; port: number }> }>;
type SandboxMail = Readonly<{
  id: string;
  at: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string | null;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; size: number }[];
}>;

const REMEMBERED = 1000;
const NEWEST_FIRST = [['at', 'descending']] as const;

/** The outbox that stands in for a relay: shows what it keeps, and answers a mail as its reader would, over SMTP. */
export const createSandboxMailbox = (parts: Parts) => {
  const shown = new Map<string, SandboxMail>();
  const open = async (id: string, { userId, at, blob }: JsonObject): Promise<SandboxMail | null> => {
    const raw = await parts.archive.get(Number(userId), String(blob));
    if (raw === 'destroyed') return null;
    return present(id, String(at), await simpleParser(Buffer.from(raw)));
  };
  const list = async (limit: number): Promise<SandboxMail[]> => {
    const query = { filter: { equals: { sandbox: true } }, sort: NEWEST_FIRST, limit };
    const { found } = await parts.readModels.page<JsonObject>('outbox', query);
    const mails: SandboxMail[] = [];
    for (const { id, document } of found) {
      const mail = shown.get(id) ?? (await open(id, document));
      if (mail) mails.push(mail);
    }
    if (shown.size > REMEMBERED) shown.clear();
    for (const mail of mails) shown.set(mail.id, mail);
    return mails;
  };
  return {
    list: async (limit: number) => ({ success: true as const, mails: await list(limit), texts: [] }),
    async reply(mailId: string, text: string): Promise<boolean> {
      const mail = (await list(REMEMBERED)).find(({ id }) => id === mailId);
      const replyTo = mail?.headers['reply-to'];
      if (!mail || !replyTo) return false;
      await sendReply(parts.smtp, mail, replyTo, text);
      return true;
    },
  };
};

const present = (id: string, at: string, mail: ParsedMail): SandboxMail => ({
  id,
  at,
  to: addressOf(mail.to),
  from: addressOf(mail.from),
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html === false ? null : mail.html,
  headers: Object.fromEntries(
    mail.headerLines.map(({ key, line }) => [key, unfolded(line.slice(line.indexOf(':') + 1))]),
  ),
  attachments: mail.attachments.map(({ filename, contentType, size }) => ({
    filename: filename ?? '',
    contentType,
    size,
  })),
});

/** A header's value in one line, however it was broken for the way. */
const unfolded = (value: string): string => value.replace(/\r?\n[ \t]+/g, ' ').trim();

const addressOf = (address: ParsedMail['to']): string =>
  [address ?? []]
    .flat()
    .flatMap(({ value }) => value.map((one) => one.address ?? ''))
    .join(', ');

/** An answer as a mail program writes it: the reader's words above, the mail quoted below. */
const sendReply = async (smtp: Parts['smtp'], mail: SandboxMail, replyTo: string, text: string): Promise<void> => {
  const transport = createTransport({ ...smtp, secure: false, ignoreTLS: true });
  const quoted = mail.text.split('\n').map((line) => `> ${line}`.trimEnd());
  const messageId = mail.headers['message-id'] ?? '';
  try {
    await transport.sendMail({
      from: { name: '', address: mail.to },
      to: { name: '', address: replyTo.replace(/^.*<|>.*$/g, '') },
      subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
      inReplyTo: messageId,
      references: [mail.headers.references ?? '', messageId].join(' ').trim(),
      text: [text, '', `On ${new Date(mail.at).toUTCString()}, ${mail.from} wrote:`, ...quoted].join('\n'),
    });
  } finally {
    transport.close();
  }
};

import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { OUTBOX, type OutboxDocument } from '#application/delivery/outbox.ts';
import { newId } from '#application/engine/ids.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import type { Services } from '#application/services.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'vault' | 'archive' | 'clock' | 'phones'> &
  Readonly<{
    smtp: Readonly<{ host: string; port: number }>;
    /** What no provider sends: of what one does, nothing is shown, not even what was kept before there was one. */
    shows: Readonly<{ mails: boolean; texts: boolean }>;
  }>;

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

type SandboxText = Readonly<{ id: string; at: string; to: string; text: string }>;

/**
 * The outbox that stands in for providers: shows what it keeps, and answers as its reader would: a mail over SMTP, a text as
 * if the provider had brought it.
 */
export const createSandboxMailbox = (parts: Parts) => {
  const { shows } = parts;
  const mails = createShelf(parts, 'mail', shows.mails, async (id, at, raw) =>
    present(id, at, await simpleParser(Buffer.from(raw))),
  );
  const texts = createShelf(parts, 'text', shows.texts, async (id, at, raw) => presentText(id, at, raw));
  const replyToMail = async (mailId: string, text: string): Promise<boolean> => {
    const mail = (await mails(REMEMBERED)).find(({ id }) => id === mailId);
    const replyTo = mail?.headers['reply-to'];
    if (!mail || !replyTo) return false;
    await sendReply(parts.smtp, mail, replyTo, text);
    return true;
  };
  const replyToText = async (textId: string, body: string): Promise<boolean> => {
    const answered = (await texts(REMEMBERED)).find(({ id }) => id === textId);
    if (!answered) return false;
    await takeIncomingText(parts, { id: newId(parts.clock.now()), from: answered.to, body, optOut: null, media: 0 });
    return true;
  };
  return {
    list: async (limit: number) => ({ success: true as const, mails: await mails(limit), texts: await texts(limit) }),
    /** False when there is no mail and no text of this id that could be answered. */
    reply: async (id: string, text: string): Promise<boolean> =>
      (await replyToMail(id, text)) || (await replyToText(id, text)),
  };
};

/** Lists what is kept of one kind, newest first; each is opened once and remembered. */
const createShelf = <Kept extends Readonly<{ id: string }>>(
  { readModels, archive }: Parts,
  sandbox: 'mail' | 'text',
  isShown: boolean,
  read: (id: string, at: string, raw: Uint8Array) => Promise<Kept>,
) => {
  const shown = new Map<string, Kept>();
  const open = async (id: string, { userId, at, blob }: OutboxDocument): Promise<Kept | null> => {
    const raw = await archive.get(userId, blob);
    return raw === 'destroyed' ? null : read(id, at, raw);
  };
  return async (limit: number): Promise<Kept[]> => {
    if (!isShown) return [];
    const query = { filter: { equals: { sandbox } }, sort: NEWEST_FIRST, limit };
    const { found } = await readModels.page(OUTBOX, query);
    const all: Kept[] = [];
    for (const { id, document } of found) {
      const one = shown.get(id) ?? (await open(id, document));
      if (one) all.push(one);
    }
    if (shown.size > REMEMBERED) shown.clear();
    for (const one of all) shown.set(one.id, one);
    return all;
  };
};

/** As the outbox of texts has put it there. */
const presentText = (id: string, at: string, raw: Uint8Array): SandboxText => {
  const { to, body } = JSON.parse(Buffer.from(raw).toString()) as Readonly<{ to: string; body: string }>;
  return { id, at, to, text: body };
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

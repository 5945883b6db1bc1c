import { SENT_MAILS } from '#application/delivery/public.ts';
import { allFound } from '#application/engine/all-pages.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { keyDestroyed } from '#application/engine/ports/vault.ts';
import { conversationOf, MAILS } from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import type { ExportFile } from './export-writer.ts';
import { orMissing } from './missing.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';

const receivedOf = ({ readModels }: Pick<Services, 'readModels'>, { userId, at }: ExportOf) =>
  allFound((cursor) =>
    readModels.page(MAILS, {
      filter: { equals: { userId }, atMost: { receivedAt: at } },
      sort: [['receivedAt', 'ascending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );

const sentOf = ({ readModels }: Pick<Services, 'readModels'>, { userId, at }: ExportOf) =>
  allFound((cursor) =>
    readModels.page(SENT_MAILS, {
      filter: { equals: { userId }, atMost: { at } },
      sort: [['at', 'ascending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );

/** In the archive: sorts by time, and is a name on every system. */
const fileOf = (direction: 'received' | 'sent', at: string, mailId: string): string =>
  `mails/${at.slice(0, 19).replaceAll(':', '-')}-${direction}-${mailId}.eml`;

/** What the user mailed to us: everything but the words, which are in the file. */
export async function* receivedMails(parts: ExportParts, of: ExportOf) {
  for await (const { id, document } of receivedOf(parts, of)) {
    const file = fileOf('received', document.receivedAt, id);
    const received = await orMissing(of.missing, [file], () => mailReceived(parts, of, id));
    if (!received) continue;
    const { recipient, personal } = received;
    yield {
      id,
      receivedAt: document.receivedAt,
      from: personal.from,
      subject: personal.subject,
      size: document.size,
      end: document.end,
      messageThreadId: recipient.kind === 'reply' ? conversationOf({ recipient, mailId: id }) : null,
      file,
    };
  }
}

/** What we mailed to the user. `file` is null for what never went out, and for mails whose link signs in. */
export async function* sentMails(parts: ExportParts, of: ExportOf) {
  for await (const { id, document } of sentOf(parts, of)) {
    const { at, kind, conversationId, state, showable } = document;
    const messageThreadId = conversationId === '' ? null : conversationId;
    yield { id, at, kind, messageThreadId, state, file: showable ? fileOf('sent', at, id) : null };
  }
}

/** The originals as they came, and our own mails as they went out. */
export async function* mailFiles(parts: ExportParts, of: ExportOf): AsyncGenerator<ExportFile> {
  for await (const { id, document } of receivedOf(parts, of)) {
    const at = document.receivedAt;
    yield { path: fileOf('received', at, id), at, content: () => original(parts, of, id) };
  }
  for await (const { id, document } of sentOf(parts, of))
    if (document.showable)
      yield { path: fileOf('sent', document.at, id), at: document.at, content: () => composed(parts, of, id) };
}

export const countMailFiles = async ({ readModels }: ExportParts, { userId, at }: ExportOf): Promise<number> => {
  const [received, sent] = await Promise.all([
    readModels.count(MAILS, { equals: { userId }, atMost: { receivedAt: at } }),
    readModels.count(SENT_MAILS, { equals: { userId, showable: true }, atMost: { at } }),
  ]);
  return received + sent;
};

async function* original(parts: ExportParts, of: ExportOf, mailId: string): AsyncGenerator<Uint8Array> {
  const { blob } = await mailReceived(parts, of, mailId);
  const raw = await parts.archive.get(of.userId, blob);
  if (raw === 'destroyed') throw keyDestroyed(of.userId);
  yield raw;
}

async function* composed(parts: ExportParts, { userId }: ExportOf, mailId: string): AsyncGenerator<Uint8Array> {
  const request = await eventOf<MailRequested>(parts.log, streams.outgoingMail(mailId), 'MailRequested');
  if (!request) throw keyDestroyed(userId);
  yield (await parts.composer.compose(request)).raw;
}

/** A mail that has lost its words belongs to an account that was erased meanwhile. */
const mailReceived = async ({ log }: ExportParts, { userId }: ExportOf, mailId: string) => {
  const received = await eventOf<MailReceived>(log, streams.incomingMail(mailId), 'MailReceived');
  if (!received) throw keyDestroyed(userId);
  return received;
};

import { createHash } from 'node:crypto';
import { accountByAddress, identityOf, isNameOf } from '#application/accounts/public.ts';
import { foldOf, handle, stateOf } from '#application/engine/handle.ts';
import { keyedId } from '#application/engine/ids.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { isKeyDestroyed, type Vault } from '#application/engine/ports/vault.ts';
import { turnBefore } from '#application/engine/turns.ts';
import { type BackPressure, createBackPressure } from '#application/engine/work/back-pressure.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { OPERATORS } from '#domain/event.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { Verdict } from '#domain/inbox/mail/events.ts';
import type { ArrivedMail, KnownRecipient, MailIntake } from './mail-intake.ts';
import { hasRoomFor, type IsRelay, type MailLimits, mailLimits, takeMailLimits } from './mail-limits.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'archive' | 'clock' | 'tokens' | 'mail' | 'telemetry'>;
type Options = Readonly<{
  backPressure: BackPressure;
  limits: MailLimits;
  isRelay: IsRelay;
  logger: Pick<Logger, 'info'>;
}>;

const ROLES: readonly string[] = ['postmaster', 'abuse', 'support', 'security'];

/** What the SMTP side does with mail, on streams and registers alone. */
export const createMailIntake = (
  services: Parts,
  noteRefusal: MailIntake['noteRefusal'],
  {
    backPressure = createBackPressure(),
    limits = mailLimits,
    isRelay = () => false,
    logger = { info() {} },
  }: Partial<Options> = {},
): MailIntake => ({
  find: (address) => findRecipient(services, address),
  hasRoom: (to, sender) => hasRoomFor(services, limits, to, sender),
  keep: (to, mail) => backPressure.keeping(() => keepMail(services, { limits, isRelay, logger }, to, mail)),
  noteRefusal,
});

const findRecipient = async (services: Parts, address: string): Promise<KnownRecipient | null> => {
  const at = address.lastIndexOf('@');
  const [localPart, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  if (at === -1) return address.toLowerCase() === 'postmaster' ? role('postmaster') : null;
  if (domain !== services.mail.domain) return null;
  if (ROLES.includes(localPart)) return role(localPart);
  if (`${localPart}@${domain}` === services.mail.support) return role('support');
  if (`${localPart}@${domain}` === services.mail.from)
    return { recipient: { kind: 'general' }, userId: null, addressName: null };
  const recipient = services.tokens.readAddress(localPart);
  if (!recipient) return null;
  const userId =
    recipient.kind === 'reply'
      ? await ownerOfConversation(services, recipient.conversationId)
      : await ownerOfOutgoingMail(services, recipient.outgoingMailId);
  const owner = userId === null ? null : await identityOf(services, userId);
  return owner && { recipient, userId, addressName: owner.addressName };
};

const role = (name: string): KnownRecipient => ({
  recipient: { kind: 'role', role: name },
  userId: OPERATORS,
  addressName: null,
});

const ownerOfConversation = async ({ log }: Parts, conversationId: string): Promise<number | null> => {
  const state = await stateOf(log, conversation, streams.conversation(conversationId));
  return state.status === 'open' ? state.userId : null;
};

const ownerOfOutgoingMail = async ({ log }: Parts, mailId: string): Promise<number | null> => {
  const [requested] = await log.readSealed(streams.outgoingMail(mailId));
  const state = requested && (await stateOf(log, outgoingMail, streams.outgoingMail(mailId)));
  return state && state.status !== 'unknown' ? Number(requested.data.userId) : null;
};

/**
 * Keeps a mail: its bytes in the archive, then the event that names them. A mail without reply address is its sender's
 * if that account has proven the address and the sender is proven (while the DNS is away, it may yet be).
 */
const keepMail = async (
  services: Parts,
  { limits, isRelay, logger }: Omit<Options, 'backPressure'>,
  to: KnownRecipient,
  mail: ArrivedMail,
): ReturnType<MailIntake['keep']> => {
  const userId = to.userId ?? (await ownerByFrom(services, mail));
  const { recipient } = to;
  if (userId === null) return 'refused';
  const { messageId } = mail.envelope;
  const mailId = await incomingMailIdOf(services.vault, {
    recipient: JSON.stringify(recipient),
    messageId,
    from: mail.from,
    raw: mail.raw,
  });
  const stream = streams.incomingMail(mailId);
  const before = await foldOf(services.log, incomingMail, stream);
  if (before.state.status !== 'unknown') return 'kept';
  const { nature } = mail;
  const senderVerdict = await verdictOn(services, to, mail);
  const size = mail.raw.byteLength;
  const sender = { from: mail.from, remoteAddress: mail.envelope.remoteAddress };
  const budgeted = { mailId, userId, recipient, senderVerdict, nature, size, ...sender };
  if (!(await takeMailLimits(services, limits, isRelay, budgeted))) return 'over-budget';
  await turnBefore(size);
  const blob = await putInArchive(services, userId, mail.raw);
  if (blob === null) return 'refused';
  const at = timestamp(services.clock);
  const data = { mailId, userId, at, recipient, senderVerdict, nature, blob, size, personal: mail.envelope };
  const origin = newOrigin(nature === 'personal' ? 'user' : 'mail-server', mailId);
  const command = { type: 'ReceiveMail', data } as const;
  const begun = mail.startedAt === undefined ? {} : { startedAt: mail.startedAt };
  await withOrigin(origin, () =>
    services.telemetry.tracer.span({ name: 'receive mail', kind: 'server', isRoot: true, ...begun }, async () => {
      await handle(services.log, incomingMail, stream, command, before);
      logger.info('a mail was taken', { mailId });
    }),
  );
  return 'kept';
};

const ownerByFrom = async (services: Parts, mail: ArrivedMail): Promise<number | null> => {
  if (mail.verdict === 'unproven') return null;
  const found = await accountByAddress(services, mail.from);
  return found?.account.proven ? found.userId : null;
};

/** A reply counts as proven only when its one From address is the account's own. */
const verdictOn = async (
  { vault }: Parts,
  { recipient, addressName }: KnownRecipient,
  { from, verdict }: ArrivedMail,
): Promise<Verdict> => {
  if (recipient.kind !== 'reply') return verdict;
  return (await isNameOf(vault, addressName, from)) ? verdict : 'unproven';
};

const putInArchive = async ({ archive }: Parts, userId: number, raw: Uint8Array): Promise<string | null> => {
  try {
    return await archive.put(userId, raw);
  } catch (error) {
    if (isKeyDestroyed(error)) return null; // the account was erased while its mail was on the way
    throw error;
  }
};

/**
 * The id of an incoming mail: the same mail twice (recipient, Message-ID, sender and body alike) is one mail. One without
 * a Message-ID is told by its whole bytes.
 */
const incomingMailIdOf = async (
  vault: Vault,
  mail: Readonly<{ recipient: string; messageId: string | null; from: string; raw: Uint8Array }>,
): Promise<string> => {
  const raw = Buffer.from(mail.raw.buffer, mail.raw.byteOffset, mail.raw.byteLength);
  const headerEnd = mail.messageId === null ? -1 : endOfHeaders(raw);
  const body = createHash('sha256')
    .update(headerEnd === -1 ? raw : raw.subarray(headerEnd))
    .digest();
  return keyedId(await vault.named('names'), mail.recipient, mail.messageId ?? '', normaliseAddress(mail.from), body);
};

const endOfHeaders = (raw: Buffer): number => {
  const crlf = raw.indexOf('\r\n\r\n');
  return crlf === -1 ? raw.indexOf('\n\n') : crlf;
};

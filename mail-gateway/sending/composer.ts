import { createHash } from 'node:crypto';
import MimeComposer from 'nodemailer/lib/mail-composer';
import type { ComposedMail, MailComposer } from '#application/delivery/mail-composer.ts';
import { mailListOf } from '#application/delivery/mail-lists.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { CodePurpose, LinkPurpose } from '#application/engine/tokens.ts';
import { isLoginLink } from '#domain/access/sign-in/mail-facts.ts';
import { isMailable } from '#domain/accounts/address/decider.ts';
import type { MailKind, MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import { isRoleAnswer } from '#domain/delivery/mail/facts.ts';
import type { Language } from '#domain/facts.ts';
import { LOOP_HEADER } from '#mail-gateway/reading/nature.ts';
import { answerPieces } from './answer-pieces.ts';
import { type Attachment, attachmentsOf, type BlobOf } from './attachments.ts';
import { oneLine } from './clean.ts';
import { type DkimKey, signed } from './dkim.ts';
import { documentTextsOf } from './document-texts.ts';
import { footerOf } from './footer.ts';
import { templateOf } from './mails/templates.ts';
import { postTextsOf } from './post-texts.ts';
import { renderHtml } from './render-html.ts';
import { renderMessage } from './render-message.ts';
import { renderText } from './render-text.ts';
import type { Setting } from './template.ts';
import { dateInWords } from './words/in-words.ts';

export type ComposerOptions = Readonly<{
  brandName: string;
  domain: string;
  mailFrom: string;
  publicUrl: string;
  supportEmail: string;
  tokens: Readonly<{
    replyAddress(conversationId: string): string;
    returnAddress(mailId: string): string;
    linkToken(purpose: LinkPurpose, id: string): string;
    code(purpose: CodePurpose, id: string): string;
  }>;
  /** Null: nothing is signed. */
  dkim: DkimKey | null;
  blobOf: BlobOf;
}>;

type Request = MailRequested['data'];

/**
 * Composes the mails we send, from the event alone (and the files that it names): no clock, no chance, so that the same
 * event is the same mail.
 */
export const createMailComposer = (options: ComposerOptions): MailComposer => ({
  text: async (request) => (await partsOf(options, request)).text,
  subject: async (request) => (await contentOf(options, request)).subject,
  answer: async (given) => renderMessage(await answerBlocks(options, given)),
  answerPieces: async (given) => answerPieces(await answerBlocks(options, given)),
  // A name on a page of the web client, which is in English.
  conversation: (channel, startDate) => `${channel === 'text' ? 'Texts' : 'Messages'} of ${dateInWords(startDate)}`,
  compose: async (request) => {
    const mail = { ...addressesOf(options, request), ...(await partsOf(options, request)) };
    const raw = await build(options, request, mail, await attachmentsOf(request, options.blobOf));
    return { ...mail, raw: options.dkim ? await signed(raw, options.dkim, mail.from, request.at) : raw };
  },
});

const answerBlocks = async (
  options: ComposerOptions,
  { userId, kind, template, language, name, facts }: Parameters<MailComposer['answer']>[0],
) => {
  const documents = await documentTextsOf(userId, facts, { blobOf: options.blobOf, language });
  const setting = { ...outsideOfMail(options, name, language), documents, posts: [] };
  return templateOf(kind, template)(facts, setting).blocks;
};

const contentOf = async (options: ComposerOptions, request: Request) => {
  const { facts, thread } = request.personal;
  const { userId, language } = request;
  const documents = await documentTextsOf(userId, facts, { blobOf: options.blobOf, language });
  const posts = await postTextsOf(userId, facts, options.blobOf, language);
  const setting = { ...settingOf(options, request), documents, posts };
  const content = templateOf(request.kind, request.template)(facts, setting);
  return { setting, content, subject: subjectOf(content.subject, thread) };
};

const partsOf = async (
  options: ComposerOptions,
  request: Request,
): Promise<Pick<ComposedMail, 'subject' | 'text' | 'html'>> => {
  const { setting, content, subject } = await contentOf(options, request);
  const footer = footerOf(request.kind, setting, content.isBare ?? false);
  return {
    subject,
    text: renderText(content.blocks, footer, request.language),
    html: renderHtml({ language: request.language, brandName: options.brandName, subject, content, footer }),
  };
};

/** The setting of words that stand in a conversation instead of a mail. */
const outsideOfMail = (
  { brandName, publicUrl, supportEmail }: ComposerOptions,
  name: string,
  language: Language,
): Omit<Setting, 'documents' | 'posts'> => ({
  language,
  brandName,
  publicUrl,
  supportEmail,
  name: oneLine(name, 60),
  link: null,
  code: null,
  unsubscribe: null,
  inConversation: true,
});

const settingOf = (options: ComposerOptions, request: Request): Omit<Setting, 'documents' | 'posts'> => {
  const { brandName, publicUrl, supportEmail, tokens } = options;
  const { language, linkId, expiresAt, at, personal } = request;
  const minutes = expiresAt === null ? 0 : Math.round((Date.parse(expiresAt) - Date.parse(at)) / 60_000);
  return {
    language,
    brandName,
    publicUrl,
    supportEmail,
    name: oneLine(personal.name, 60),
    link: linkId === null ? null : { url: `${publicUrl}${pageOf(request.kind, linkId, tokens)}`, minutes },
    code:
      linkId !== null && isLoginLink(personal.facts) && personal.facts.withCode ? tokens.code('login', linkId) : null,
    unsubscribe: unsubscribePage(options, request),
    inConversation: false,
  };
};

/** The page that takes a mail's token. */
const pageOf = (kind: Request['kind'], linkId: string, { linkToken }: ComposerOptions['tokens']): string => {
  if (kind === 'is-this-you' || kind === 'held-mail-ends')
    return `/held/${linkId}?token=${encodeURIComponent(linkToken('held', linkId))}`;
  return kind === 'address-confirm'
    ? `/confirm-address?token=${encodeURIComponent(linkToken('address', linkId))}`
    : `/login/token?token=${encodeURIComponent(linkToken('login', linkId))}`;
};

const unsubscribePage = ({ publicUrl, tokens }: ComposerOptions, { kind, mailId }: Request): string | null =>
  mailListOf(kind) === null
    ? null
    : `${publicUrl}/unsubscribe?token=${encodeURIComponent(tokens.linkToken('unsubscribe', mailId))}`;

const addressesOf = (
  { domain, mailFrom, tokens }: ComposerOptions,
  { mailId, conversationId, personal }: Request,
): Pick<ComposedMail, 'messageId' | 'from' | 'to' | 'returnPath' | 'replyTo'> => ({
  messageId: `<${mailId}@${domain}>`,
  from: isRoleAnswer(personal.facts) ? `${personal.facts.role}@${domain}` : mailFrom,
  to: checkedAddress(personal.to),
  returnPath: tokens.returnAddress(mailId),
  replyTo: conversationId === null ? null : tokens.replyAddress(conversationId),
});

/** Addresses go in as objects: a string could be read as more than one. */
const build = (
  options: ComposerOptions,
  request: Request,
  mail: Omit<ComposedMail, 'raw'>,
  attachments: Attachment[],
): Promise<Buffer> => {
  const { brandName, domain } = options;
  const { mailId, kind, language, at, personal } = request;
  return new MimeComposer({
    from: { name: brandName, address: mail.from },
    to: { name: oneLine(personal.name, 60), address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: brandName, address: mail.replyTo } }),
    ...threadHeaders(personal.thread),
    envelope: { from: mail.returnPath, to: [mail.to] },
    messageId: mail.messageId,
    date: new Date(at),
    subject: mail.subject,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': autoSubmitted(kind),
      'X-Auto-Response-Suppress': 'All',
      [LOOP_HEADER]: domain,
      ...listHeaders(kind, unsubscribePage(options, request), mail.replyTo),
    },
    text: mail.text,
    html: mail.html,
    attachments,
    newline: 'win',
    baseBoundary: createHash('sha256').update(mailId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};

/** Letters, digits and marks of RFC 5322's atoms, a domain also as a literal; whatever else an id may hold is left out. */
const MESSAGE_ID = /^<[\w.!#$%&'*+/=?^`{|}~-]{1,200}@[\w.!#$%&'*+/=?^`{|}~[\]:-]{1,200}>$/;

const MOST_REFERENCES = 20;

/** An address as it may stand in a header or an envelope; anything else is the fault `bad-address`. */
const checkedAddress = (address: string): string => {
  if (!isMailable(address)) throw new Fault('bad-address', 'the recipient is no address that mail can be sent to');
  return address;
};

/** Answers bear the subject they answer, with one `Re:` however many it had before. */
const subjectOf = (own: string, thread: Thread | null): string => {
  const answered =
    thread && oneLine(thread.subject, 200).replace(/^(?:(?:re|aw|sv|vs|antw|odp|rv)(?:\[\d+\])?: *)+/i, '');
  return answered ? `Re: ${answered}` : oneLine(own, 200);
};

/** Threads are made anew of well-formed ids, the newest of them last. */
const threadHeaders = (thread: Thread | null): Readonly<{ inReplyTo?: string; references?: string[] }> => {
  if (!thread || !MESSAGE_ID.test(thread.inReplyTo)) return {};
  const before = thread.references.filter((id) => id !== thread.inReplyTo && MESSAGE_ID.test(id));
  return { inReplyTo: thread.inReplyTo, references: [...before.slice(1 - MOST_REFERENCES), thread.inReplyTo] };
};

const answers: ReadonlySet<MailKind> = new Set(['feedback', 'document', 'not-understood']);

/** RFC 3834: who answers by machine says so, and an operator who writes is none. */
const autoSubmitted = (kind: MailKind): string => {
  if (kind === 'role-answer') return 'no';
  return answers.has(kind) ? 'auto-replied' : 'auto-generated';
};

/**
 * RFC 2369 and 8058: how mail programs offer to stop. The page needs one POST and no sign-in. A mail works where it is
 * answered in its own conversation, and says what an answer would: so for check-ins, not for insights.
 */
const listHeaders = (
  kind: MailKind,
  unsubscribe: string | null,
  replyTo: string | null,
): Readonly<Record<string, string>> => {
  if (unsubscribe === null) return {};
  const byMail = replyTo !== null && mailListOf(kind) === 'check-ins';
  const ways = [`<${unsubscribe}>`, ...(byMail ? [`<mailto:${replyTo}?subject=stop&body=stop>`] : [])];
  return { 'List-Unsubscribe': ways.join(', '), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
};

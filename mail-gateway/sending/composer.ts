import { createHash } from 'node:crypto';
import MimeComposer from 'nodemailer/lib/mail-composer';
import type { ComposedMail, MailComposer } from '#application/ports/mail-composer.ts';
import type { CodePurpose, LinkPurpose } from '#application/tokens.ts';
import type { MailRequested } from '#domain/outgoing-mail/events.ts';
import { LOOP_HEADER } from '#mail-gateway/reading/nature.ts';
import { oneLine } from './clean.ts';
import { autoSubmitted, checkedAddress, subjectOf, threadHeaders } from './headers.ts';
import { templateOf } from './mails/templates.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { Setting } from './template.ts';

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
}>;

type Request = MailRequested['data'];

/** Composes the mails we send, from the event alone: no clock, no chance, so that the same event is the same mail. */
export const createMailComposer = (options: ComposerOptions): MailComposer => ({
  text: async (request) => partsOf(options, request).text,
  compose: async (request) => {
    const mail = { ...addressesOf(options, request), ...partsOf(options, request) };
    return { ...mail, raw: await build(options, request, mail) };
  },
});

const partsOf = (options: ComposerOptions, request: Request): Pick<ComposedMail, 'subject' | 'text' | 'html'> => {
  const { words, thread } = request.personal;
  const content = templateOf(request.kind, request.template)(words, settingOf(options, request));
  const subject = subjectOf(content.subject, thread);
  return { subject, text: renderText(content.blocks), html: renderHtml(options.brandName, subject, content.blocks) };
};

const settingOf = ({ brandName, publicUrl, supportEmail, tokens }: ComposerOptions, request: Request): Setting => {
  const { link, expiresAt, at, personal } = request;
  const minutes = expiresAt === null ? 0 : Math.round((Date.parse(expiresAt) - Date.parse(at)) / 60_000);
  return {
    brandName,
    publicUrl,
    supportEmail,
    name: oneLine(personal.name, 60),
    link: link === null ? null : { url: `${publicUrl}${pageOf(request.kind, link, tokens)}`, minutes },
    code: request.kind === 'login-link' && link !== null ? tokens.code('login', link) : null,
  };
};

/** The page that takes a mail's token. */
const pageOf = (kind: MailRequested['data']['kind'], link: string, { linkToken }: ComposerOptions['tokens']): string =>
  kind === 'address-confirm'
    ? `/confirm-address?token=${encodeURIComponent(linkToken('address', link))}`
    : `/login/token?token=${encodeURIComponent(linkToken('login', link))}`;

const addressesOf = (
  { domain, mailFrom, tokens }: ComposerOptions,
  { mailId, conversationId, personal }: Request,
): Pick<ComposedMail, 'messageId' | 'from' | 'to' | 'returnPath' | 'replyTo'> => ({
  messageId: `<${mailId}@${domain}>`,
  from: mailFrom,
  to: checkedAddress(personal.to),
  returnPath: tokens.returnAddress(mailId),
  replyTo: conversationId === null ? null : tokens.replyAddress(conversationId),
});

/** Addresses go in as objects: a string could be read as more than one. */
const build = (
  { brandName, domain }: ComposerOptions,
  { mailId, kind, at, personal }: Request,
  mail: Omit<ComposedMail, 'raw'>,
): Promise<Buffer> =>
  new MimeComposer({
    from: { name: brandName, address: mail.from },
    to: { name: oneLine(personal.name, 60), address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: brandName, address: mail.replyTo } }),
    ...threadHeaders(personal.thread),
    envelope: { from: mail.returnPath, to: [mail.to] },
    messageId: mail.messageId,
    date: new Date(at),
    subject: mail.subject,
    headers: {
      'Auto-Submitted': autoSubmitted(kind),
      'X-Auto-Response-Suppress': 'All',
      [LOOP_HEADER]: domain,
    },
    text: mail.text,
    html: mail.html,
    newline: 'win',
    baseBoundary: createHash('sha256').update(mailId).digest('hex').slice(0, 24),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

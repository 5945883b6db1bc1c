import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, date, id, language, moment, userId } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';
import { keptFile } from '#domain/wins/evidence-events.ts';
import { winDraft } from '#domain/wins/win-draft.ts';
import { mailRequest } from '../request/mail-request.ts';
import { hardDay, hardTone } from './hard-day.ts';

const mail = { mailId: id, userId, at: moment };
const stream = 'mail-<mailId>';

/** What the mail was sent to: a conversation's reply address, our own address, a return path, or one of the role addresses. */
const recipient = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), conversationId: id }),
  z.object({ kind: z.literal('general') }),
  z.object({ kind: z.literal('return'), outgoingMailId: id }),
  z.object({ kind: z.literal('role'), role: z.string() }),
]);
export type Recipient = Frozen<z.infer<typeof recipient>>;

/** Is the sender who the mail says? `unknown` while the DNS does not answer. */
const verdict = z.enum(['proven', 'unproven', 'unknown']);
export type Verdict = z.infer<typeof verdict>;

/** A person wrote it, a machine did, it reports on a mail of ours, or a mail program unsubscribes its user. */
const nature = z.enum(['personal', 'automatic', 'bounce', 'unsubscribe']);
export type Nature = z.infer<typeof nature>;

/** What SMTP knew, for threads and for judging again: addresses as written, `remoteAddress` an IP. */
const envelope = {
  from: z.string(),
  returnPath: z.string(),
  messageId: z.string().nullable(),
  references: z.array(z.string()),
  subject: z.string(),
  remoteAddress: z.string(),
  helo: z.string(),
};
export type Envelope = Frozen<z.infer<z.ZodObject<typeof envelope>>>;

/**
 * A mail came and is kept: the raw mail is in the archive under `blob`, and this holds no word of its body.
 * `recipient`: the kind of address it was sent to. `senderVerdict`: whether its sender is who it says, `unknown` while the
 * DNS does not answer. `nature`: a person wrote it, a machine did (`automatic`), or it reports on a mail of ours
 * (`bounce`), or a mail program unsubscribes its user (`unsubscribe`).
 */
export const mailReceived = defineEvent('MailReceived', {
  stream,
  by: ['user', 'mail server'],
  data: { ...mail, recipient, senderVerdict: verdict, nature, blob: id, size: count },
  personal: envelope,
});
export type MailReceived = EventOf<typeof mailReceived>;

/** The DNS answered at last. */
export const mailSenderChecked = defineEvent('MailSenderChecked', {
  stream,
  by: ['mail server'],
  data: { ...mail, senderVerdict: verdict.exclude(['unknown']) },
});
export type MailSenderChecked = EventOf<typeof mailSenderChecked>;

/** A machine wrote it, as its content shows though its headers did not. Nothing is made of it. */
export const mailIgnored = defineEvent('MailIgnored', {
  stream,
  by: ['mail server'],
  data: { ...mail, nature: nature.exclude(['personal', 'unsubscribe']) },
});
export type MailIgnored = EventOf<typeof mailIgnored>;

const messageChannel = z.enum(['web', 'text']);
export type MessageChannel = z.infer<typeof messageChannel>;

/**
 * Somebody who is signed in wrote in the web’s box, or a text message came from a verified phone. It is handled as a
 * mail is from here on.
 */
export const messageReceived = defineEvent('MessageReceived', {
  stream,
  by: ['user'],
  data: { ...mail, conversationId: id, channel: messageChannel },
  personal: { text: z.string() },
});
export type MessageReceived = EventOf<typeof messageReceived>;

/**
 * `chat`: a greeting or good wishes, nothing else. `quiet`: of a day without much. `account`: of an account, its data or its
 * money. `relief`: what follows a hard day that we answered: thanks, or that it is better. `to-us`: a question or a wish that
 * nothing here can answer. `ahead`: of what is still to come, beside a win. `either`: a win or a hard day, which only its writer
 * knows. The others are those of a hard day.
 */
const remarkTone = z.enum([
  'thanks',
  'chat',
  'relief',
  'quiet',
  'account',
  'to-us',
  'ahead',
  'either',
  'unclear',
  ...hardTone.options,
]);
export type RemarkTone = z.infer<typeof remarkTone>;

/**
 * Words that are neither a win nor a request nor an answer: cut to 20,000 characters, and how they sound. Beside a win only
 * what is said to us, what is still to come and what was hard; of several the tone is that of the first. `day` says what kind
 * of day a hard one was.
 */
const remark = z.object({ text: z.string(), tone: remarkTone, hardDay: hardDay.exactOptional() });
export type Remark = Frozen<z.infer<typeof remark>>;

/**
 * What a message is, heard before anything is made of it: the hardest thing in it, else a win where it holds one, else
 * `chat`. `setback`: lost, failed, refused. `distress`: ill, grieving, harassed, afraid, worn out. `crisis`: thoughts of
 * suicide, self-harm, violence suffered.
 */
const messageTone = z.enum(['win', 'chat', ...hardTone.options]);
export type MessageTone = z.infer<typeof messageTone>;

/**
 * What a mail or message holds, decided before any win of it is recorded, so that a second reading cannot split it
 * differently. `requestsAwaitingWins` are the indexes of the requests that look at the user’s wins, and so wait for
 * those of this mail. `answeredWinId` is the win that `answer` is added to: the one our last mail asked about. Each of `files`
 * is evidence of the win it names; `fileNames` are theirs, in their order, and `omittedFileCount` more were not kept.
 * `readerVersions` names the versions of what read it, `language` the one it is written in (null: none that we write in). `remark` holds
 * words that are neither a win nor a request nor an answer. `winDates`: the local day of each win, where its words name one (null:
 * `date`). `approximateDates`: the places of those of which they name no day but a longer time. `drafts`: what a model said that each win shows (null: nothing, or no model read it).
 */
export const mailUnderstood = defineEvent('MailUnderstood', {
  stream,
  by: ['user'],
  data: {
    ...mail,
    conversationId: id,
    date,
    winIds: z.array(id),
    winDates: z.array(date.nullable()).exactOptional(),
    approximateDates: z.array(count).exactOptional(),
    requestCount: count,
    requestsAwaitingWins: z.array(count),
    answeredWinId: id.nullable(),
    files: z.array(keptFile.extend({ winId: id })),
    omittedFileCount: count,
    readerVersions: z.string(),
    language: language.nullable(),
  },
  personal: {
    tone: messageTone,
    wins: z.array(z.string()),
    requests: z.array(mailRequest),
    answer: z.string(),
    fileNames: z.array(z.string()),
    remark: remark.nullable(),
    drafts: z.array(winDraft.nullable()).exactOptional(),
  },
});
export type MailUnderstood = EventOf<typeof mailUnderstood>;

/** No answer goes out. `asked-to-be-silent`: an answer to a crisis could be read by the person its writer fears. */
export const mailLeftUnanswered = defineEvent('MailLeftUnanswered', {
  stream,
  by: ['user'],
  data: { ...mail, reason: z.enum(['daily-limit', 'inactive', 'loop', 'thanks', 'asked-to-be-silent']) },
});
export type MailLeftUnanswered = EventOf<typeof mailLeftUnanswered>;

export type IncomingMailEvent =
  | EventsIn<typeof import('./events.ts')>
  | EventsIn<typeof import('./left-out-events.ts')>
  | EventsIn<typeof import('./needs-you-events.ts')>
  | EventsIn<typeof import('./report-events.ts')>
  | EventsIn<typeof import('./role-mail-events.ts')>;

import type { DocumentSource } from '#application/documents/document-source.ts';
import type { MessagePage, MessageTaken, Turn } from '#web/contract/messages.ts';
import type { SandboxMail } from '#web/contract/outbox.ts';
import type { RunningApp } from './app.ts';
import { eventually } from './eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from './send-mail.ts';
import { checkInFor, outboxOf, type User } from './user.ts';

/** Has every document, the same for the same request. */
export const someDocuments: DocumentSource = {
  find: async (_userId, requestId, { kind, company, role }) => ({
    title: kind === 'cover-letter' ? `${role} at ${company}` : 'Sub Scriber, CV',
    text: 'Cut the nightly build from 40 to 9 minutes.',
    lacks: [],
    files: [
      { name: 'Sub Scriber.pdf', type: 'application/pdf', bytes: Buffer.from(`%PDF-1.7 ${kind} ${requestId}`) },
      { name: 'Sub Scriber.docx', type: DOCX, bytes: Buffer.from(`PK ${kind} ${requestId}`) },
    ],
  }),
};
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The words of a mail without its line breaks. */
export const flat = ({ text }: Pick<SandboxMail, 'text'>): string => text.replace(/\s+/g, ' ');

type Correspondence = Readonly<{
  first: SandboxMail;
  /** Answers a mail, and gives the answer to that. */
  say(answered: SandboxMail, text: string): Promise<SandboxMail>;
  /** The bytes of such an answer, and where they go. */
  letter(answered: SandboxMail, text: string, messageId: string): Readonly<{ to: string; raw: string }>;
}>;

/** A user who answers mails; `first` is a check-in. */
export const corresponding = async (app: RunningApp, user: User): Promise<Correspondence> => {
  const letter: Correspondence['letter'] = (answered, text, messageId) => ({
    to: replyAddressOf(answered),
    raw: replyTo(answered, user.email, text, { messageId }),
  });
  return {
    first: await checkInFor(app, user),
    letter,
    async say(answered, text) {
      const messageId = `<${crypto.randomUUID()}@example.com>`;
      const { to, raw } = letter(answered, text, messageId);
      const { code } = await sendRaw(app, { from: user.email, to }, raw);
      if (code !== 250) throw new Error(`it was refused with ${code}`);
      return eventually(`the answer to “${text}”`, async () =>
        (await outboxOf(app, user.email)).find(({ headers }) => headers['in-reply-to'] === messageId),
      );
    },
  };
};

/** Says something in the conversation box, and gives the answer. */
export const sayOnTheWeb = async (user: User, message: string): Promise<Extract<Turn, { from: 'cairn' }>> => {
  const { body } = await user.call<MessageTaken>('POST', '/api/messages', { message });
  const answer = await eventually(`the answer to “${message}”`, async () =>
    (await turnsOf(user)).find(({ id }) => id === `${body.id}-answer`),
  );
  if (answer.from !== 'cairn') throw new Error('this is no answer');
  return answer;
};

/** Newest first. */
export const turnsOf = async (user: User): Promise<readonly Turn[]> =>
  (await user.call<MessagePage>('GET', '/api/messages')).body.messages;

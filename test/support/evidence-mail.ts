import type { SandboxMail } from '#web/contract/outbox.ts';
import type { Reachable } from './app.ts';
import { type Part, withFiles } from './pictures.ts';
import { replyAddressOf, replyTo, sendRaw } from './send-mail.ts';

/** Answers a mail of ours with words and files, as a mail program would. */
export const replyWith = async (
  app: Pick<Reachable, 'smtp'>,
  { email }: Readonly<{ email: string }>,
  mail: SandboxMail,
  text: string,
  parts: readonly Part[],
): Promise<void> => {
  const { contentType, body } = withFiles(text, parts);
  const plain = replyTo(mail, email, text);
  const headers = plain
    .slice(0, plain.indexOf('\r\n\r\n'))
    .replace(/Content-Type: [^\r]+/, `Content-Type: ${contentType}`);
  const envelope = { from: email, to: replyAddressOf(mail) };
  const { code } = await sendRaw(app, envelope, `${headers}\r\n\r\n${body}`);
  if (code !== 250) throw new Error(`the mail was answered with ${code}`);
};

import { Readable } from 'node:stream';
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser';

/** The parts of a mail that reading needs. `attached` are the content types of everything else, in lower case. */
export type ParsedMail = Readonly<{ text: string; html: string; attached: readonly string[] }>;

/** The skips keep the parser from converting and linking text, which is slow on large mails. */
const OPTIONS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true, // a report about a mail is not its text
  ignoreEmbedded: true, // nor is another mail that was attached to it
};

/** Rejects with the parser's error where a mail has no sense as MIME or has too many parts. */
export const parseMail = async (raw: Uint8Array): Promise<ParsedMail> => {
  const parser = new MailParser(OPTIONS);
  parser.end(raw);
  const attached: string[] = [];
  let body: MessageText | null = null;
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') body = part;
    else {
      attached.push(part.contentType.toLowerCase());
      discard(part);
    }
  }
  return { text: body?.text ?? '', html: typeof body?.html === 'string' ? body.html : '', attached };
};

/** The parser waits until a part has been taken. */
const discard = ({ content, release }: AttachmentStream): void => {
  if (!(content instanceof Readable)) throw new TypeError('An attachment is no readable stream');
  content.once('close', release).resume();
};

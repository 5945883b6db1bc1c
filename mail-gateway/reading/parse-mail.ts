import { Readable } from 'node:stream';
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser';
import { decodeText } from './charset.ts';
import { type Attachment, fileTypeOf, MOST_BYTES } from './kept-files.ts';
import { mendMime } from './mending/mend-mime.ts';
import { withSeparators } from './mending/separators.ts';
import { withoutUuencoded } from './mending/uuencoded.ts';
import { type ParsedPart, type ShownText, shownText, withPlain } from './shown-text.ts';

/**
 * The parts of a mail that reading needs. `shown` are its texts, `attachedText` small ones that were attached as files;
 * `attached` are the content types of everything else, in lower case; `attachments` those of them whose bytes may be
 * evidence, `filesLeft` how many other files somebody has attached.
 */
export type ParsedMail = Readonly<{
  shown: ShownText;
  attachedText: string;
  attached: readonly string[];
  attachments: readonly Attachment[];
  filesLeft: number;
}>;

/** The skips keep the parser from converting and linking text, which is slow on large mails. */
const OPTIONS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true, // a report about a mail is not its text
  ignoreEmbedded: true, // nor is another mail that was attached to it
};
/** Logos come before the pictures that matter: more of them are looked at than are kept. */
const MOST_LOOKED_AT = 50;
/** So many show what a file is; a smaller one is none. */
const TELLING_BYTES = 16;

/** Ten megabytes of a file in base64 have half as many; the parser does much work for each line. */
const MAX_LINES = 400_000;

/** Rejects with the parser's error where a mail has no sense as MIME, or has too many parts or lines. */
export const parseMail = async (raw: Uint8Array): Promise<ParsedMail> => {
  const mended = mendMime(withSeparators(raw));
  if (linesIn(mended) > MAX_LINES) throw new Error('too many lines');
  const parser = new PartsParser(OPTIONS);
  parser.end(mended);
  const attached: string[] = [];
  const attachments: Attachment[] = [];
  let room = 2 * MOST_BYTES;
  let filesLeft = 0;
  let attachedText = '';
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') continue;
    attached.push(part.contentType.toLowerCase());
    const { bytes, size, begin } = await bytesOf(
      part,
      attachments.length < MOST_LOOKED_AT ? Math.min(room, MOST_BYTES) : 0,
    );
    room -= bytes?.byteLength ?? 0;
    if (bytes) attachments.push({ name: part.filename || '', inline: isInline(part), bytes });
    const text = textOf(part, begin);
    const isRead = text !== '' && attachedText.length + text.length <= LONGEST_ATTACHED_TEXT;
    if (isRead) attachedText = attachedText === '' ? text : `${attachedText}\n\n${text}`;
    else if (!bytes && isFile(part, size)) filesLeft += 1;
  }
  const shown = withPlain(shownText(parser.tree ?? {}), (written) => {
    const { text, files } = withoutUuencoded(written);
    filesLeft += files;
    return text;
  });
  return { shown, attachedText, attached, attachments, filesLeft };
};

/** The parser gives its texts as one of each kind, which tells neither their order nor what belongs together. */
class PartsParser extends MailParser {
  declare readonly tree?: ParsedPart;
  getTextContent(): { type: 'text' } {
    return { type: 'text' };
  }
}

const LF = 10;

const linesIn = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) lines += 1;
  return lines;
};

/** Programs attach signatures, invitations and visiting cards by themselves. */
const BY_ITSELF =
  /^(?:message\/|multipart\/|text\/(?:calendar|directory|(?:x-)?vcard)|image\/svg|application\/(?:ics|ms-tnef|pgp-|(?:x-)?pkcs7-))/;
const SMALLEST_FILE = 2 * 1024;

const isFile = ({ filename, contentType }: AttachmentStream, size: number): boolean =>
  Boolean(filename) && size >= SMALLEST_FILE && !BY_ITSELF.test(contentType.toLowerCase());

const isInline = ({ related, contentDisposition }: AttachmentStream): boolean =>
  related || contentDisposition === 'inline';

const LONGEST_ATTACHED_TEXT = 8 * 1024;

/** Some write nothing but a small text file, and programs call the text below a picture a file; '' for all else. */
const textOf = (part: AttachmentStream, begin: Uint8Array | null): string => {
  const { contentType, filename } = part;
  const isText =
    /^text\/(?:plain|(?:x-)?markdown)$/.test(contentType) || (contentType === 'application/octet-stream' && !filename);
  const text = isText && begin ? decodeText(charsetIn(part), begin) : '';
  return /[\p{Cc}\ufffd]/u.test(text.replace(/[\t\r\n]/g, '')) ? '' : text;
};

const charsetIn = ({ headers }: AttachmentStream): string => {
  const type: unknown = headers.get('content-type');
  const params = typeof type === 'object' && type !== null && 'params' in type ? type.params : null;
  const charset = typeof params === 'object' && params !== null && 'charset' in params ? params.charset : '';
  return typeof charset === 'string' ? charset : '';
};

/**
 * Without its bytes where it is too large or no evidence; `begin` is all of a small one. Read to its end all the same, for
 * the parser waits until it is taken.
 */
const bytesOf = async ({ content, release }: AttachmentStream, most: number) => {
  if (!(content instanceof Readable)) throw new TypeError('An attachment is no readable stream');
  const pieces: Buffer[] = [];
  let size = 0;
  let wanted: boolean | null = null;
  const begin: Buffer[] = [];
  content.once('close', release);
  for await (const piece of content as AsyncIterable<Buffer>) {
    size += piece.byteLength;
    if (size <= LONGEST_ATTACHED_TEXT) begin.push(piece);
    if (wanted === false || size > most) {
      wanted = false;
      pieces.length = 0;
      continue;
    }
    pieces.push(piece);
    if (wanted === null && size >= TELLING_BYTES) wanted = fileTypeOf(Buffer.concat(pieces)) !== null;
  }
  const isSmall = size <= LONGEST_ATTACHED_TEXT;
  return {
    bytes: wanted ? new Uint8Array(Buffer.concat(pieces)) : null,
    size,
    begin: isSmall ? Buffer.concat(begin) : null,
  };
};

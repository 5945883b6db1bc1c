import type { Reading, ReadingContext } from '#application/ports/mail-reader.ts';
import { bodyText } from './body-text.ts';
import { natureOfContent } from './content-nature.ts';
import { readHeaders, subjectOf } from './headers.ts';
import { natureOf } from './nature.ts';
import { ownWords } from './own-words/own-words.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { understand } from './understanding/understand.ts';

const LF = 10;
const CR = 13;

/** Reads one mail from its raw bytes; the worker's whole task. Throws only where the parser itself breaks. */
export const readMail = async (raw: Uint8Array, { sent }: ReadingContext): Promise<Reading> => {
  const bytes = withLineFeeds(raw);
  const headers = readHeaders(bytes);
  const nature = natureOf(headers);
  if (nature !== 'personal') return { kind: nature };

  const parsed = await parse(bytes);
  if (typeof parsed === 'string') return { kind: 'unreadable', reason: parsed };
  const subject = subjectOf(headers);
  const text = bodyText(parsed);
  const words = ownWords(text, sent);
  const shown = natureOfContent({ subject, text, words, attached: parsed.attached });
  if (shown !== 'personal') return { kind: shown };

  const titled = isReply(subject) ? '' : subject;
  if (!hasWords(text)) {
    const found = understand(titled);
    return isEmpty(found) ? { kind: 'unreadable', reason: 'no-text' } : { kind: 'understood', ...found };
  }
  const found = understand(words);
  // Some people write everything into the subject of a new mail and leave the body to their signature.
  return { kind: 'understood', ...(isEmpty(found) && !hasWords(words) ? understand(titled) : found) };
};

const parse = async (bytes: Uint8Array): Promise<ParsedMail | 'malformed' | 'too-large'> => {
  try {
    return await parseMail(bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return /maximum|too (?:large|many|long|big)|exceed/i.test(error.message) ? 'too-large' : 'malformed';
  }
};

const isReply = (subject: string): boolean => /^[\p{L}]{1,8}(?:\[\d+\])?\s?:/u.test(subject);

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const isEmpty = ({ wins, requests }: ReturnType<typeof understand>): boolean => wins.length + requests.length === 0;

/** Some programs store mail with bare carriage returns, which no parser takes for lines. */
const withLineFeeds = (raw: Uint8Array): Uint8Array =>
  raw.includes(LF) ? raw : raw.map((byte) => (byte === CR ? LF : byte));

import type { Reading } from '#application/inbox/mail-reader.ts';
import { bodyText, textBehind } from './body-text.ts';
import { natureOfContent } from './content-nature.ts';
import { readHeaders, subjectOf, wordsInSubject } from './headers.ts';
import { keptFiles } from './kept-files.ts';
import { natureOf } from './nature.ts';
import { ownWords } from './own-words/own-words.ts';
import { wordsBeyond } from './own-words/words-beyond.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { hasWords, readWords } from './read-words.ts';
import { type Found, isEmpty, withRemark } from './with-remark.ts';
import type { WordsContext } from './words-asked.ts';

const LF = 10;
const CR = 13;
/** So much of a mail is searched for the words of its author, which are mostly few beside what they quote. */
const LONGEST_LOOKED_THROUGH = 256 * 1024;

/** Reads one mail from its raw bytes; the worker's whole task. Throws only where the parser itself breaks. */
export const readMail = async (raw: Uint8Array, context: WordsContext): Promise<Reading> => {
  const bytes = withLineFeeds(raw);
  const headers = readHeaders(bytes);
  const nature = natureOf(headers);
  if (nature !== 'personal') return { kind: nature };

  const parsed = await parse(bytes);
  if (typeof parsed === 'string') return { kind: 'unreadable', reason: parsed };
  const subject = subjectOf(headers);
  const whole = bodyText(parsed);
  const text = whole.slice(0, LONGEST_LOOKED_THROUGH);
  const below = ownWords(text, context.sent);
  const shown = natureOfContent({ subject, text, words: below, attached: parsed.attached });
  if (shown !== 'personal') return { kind: shown };

  const inSubject = isReply(subject) ? '' : wordsInSubject(headers);
  const titled = isReply(subject) ? '' : inSubject || subject;
  const words = withSubject(inSubject, below);
  const { files, left } = keptFiles(parsed.attachments);
  const attached = { files, filesLeft: parsed.filesLeft + left };
  if (!hasWords(text)) {
    const found = readWords(titled, { asked: null, today: context.today });
    return isEmpty(found) && files.length === 0
      ? { kind: 'unreadable', reason: 'no-text' }
      : withRemark({ ...found, ...attached }, titled);
  }
  const rest = `${whole.slice(text.length)}\n${textBehind(parsed)}`.trim();
  const found = withLeft(readWords(words, context), wordsBeyond(text, below, rest));
  // Some people write everything into the subject of a new mail and leave the body to their signature.
  const isTitleAll = isEmpty(found) && found.answer === '' && found.left.length === 0 && !hasWords(words);
  return isTitleAll
    ? withRemark({ ...readWords(titled, { asked: null, today: context.today }), ...attached }, titled)
    : withRemark({ ...found, ...attached }, words);
};

/** Nobody's title is that long: it is read before the words below it, unless they repeat it. */
const withSubject = (inSubject: string, below: string): string =>
  inSubject === '' || below.replace(/\s+/g, ' ').includes(inSubject) ? below : `${inSubject}\n\n${below}`;

const withLeft = <Read extends Pick<Found, 'left'>>(read: Read, beyond: readonly string[]): Read => ({
  ...read,
  left: [...read.left, ...beyond],
});

const parse = async (bytes: Uint8Array): Promise<ParsedMail | 'malformed' | 'too-large'> => {
  try {
    return await parseMail(bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return /maximum|too (?:large|many|long|big)|exceed/i.test(error.message) ? 'too-large' : 'malformed';
  }
};

const isReply = (subject: string): boolean => /^[\p{L}]{1,8}(?:\[\d+\])?\s?:/u.test(subject);

/** Some programs store mail with bare carriage returns, which no parser takes for lines. */
const withLineFeeds = (raw: Uint8Array): Uint8Array =>
  raw.includes(LF) ? raw : raw.map((byte) => (byte === CR ? LF : byte));

import type { Reading } from '#application/inbox/mail-reader.ts';
import type { ReadText, Understood } from '#application/inbox/words-context.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import { bodyText } from './body-text.ts';
import { natureOfContent } from './content-nature.ts';
import { decodeWords } from './encoded-words.ts';
import { type Headers, readHeaders, subjectOf, wordsInSubject } from './headers.ts';
import { keptFiles } from './kept-files.ts';
import { natureOf } from './nature.ts';
import { ownWords, wordsAndCut } from './own-words/own-words.ts';
import { wordsBeyond } from './own-words/words-beyond.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import type { MailContext } from './words-asked.ts';

const LF = 10;
const CR = 13;
/** So much of a mail is searched for the words of its author, which are mostly few beside what they quote. */
const LONGEST_LOOKED_THROUGH = 256 * 1024;

/** Reads one mail from its raw bytes, and its author's words by `readText`. Throws only where the parser itself breaks. */
export const readMail = async (raw: Uint8Array, context: MailContext, readText: ReadText): Promise<Reading> => {
  const bytes = withLineFeeds(raw);
  const headers = readHeaders(bytes);
  const nature = natureOf(headers);
  if (nature !== 'personal') return { kind: nature === 'unsubscribe' ? 'automatic' : nature };

  const parsed = await parse(bytes);
  if (typeof parsed === 'string') return { kind: 'unreadable', reason: parsed };
  const subject = subjectOf(headers);
  const { text: whole, behind, beside } = bodyText(parsed);
  const text = whole.slice(0, LONGEST_LOOKED_THROUGH);
  const { words: below, cut } = wordsAndCut(text, context.sent, envelopeOf(headers));
  const attached = ownWords(beside, context.sent);
  const shown = natureOfContent({ subject, text, words: below, attached: parsed.attached });
  if (shown !== 'personal') return { kind: shown };

  const inSubject = isReply(subject) ? '' : wordsInSubject(headers);
  const titled = isReply(subject) ? '' : inSubject || subject;
  const words = withSubject(inSubject, below);
  const { files, left } = keptFiles(parsed.attachments);
  const around = { files, filesLeft: parsed.filesLeft + left, left: [] };
  const readTitle = () => readText(titled, { asked: null, today: context.today }, around);
  if (!hasWords(text)) {
    const read = readTitle();
    return saysNothing(read) && files.length === 0 ? { kind: 'unreadable', reason: 'no-text' } : read;
  }
  const rest = `${whole.slice(text.length)}\n${behind}`.trim();
  const read = readText(words, context, { ...around, left: wordsBeyond(text, below, rest) });
  // Some people write everything into the subject of a new mail and leave the body to their signature.
  const isTitleAll = !hasWords(words) && saysNothing(read) && read.answer === '' && read.left.length === 0;
  const understood = isTitleAll ? readTitle() : read;
  // Of words that are not surely their author's they decide; on a hard day nobody is asked.
  const notRead = [...cut, ...(attached === '' || below.includes(attached) ? [] : [attached])];
  return isHardTone(understood.tone) ? understood : { ...understood, asides: [...understood.asides, ...notRead] };
};

const envelopeOf = (headers: Headers) => ({
  from: decodeWords((headers.all('from')[0] ?? '').slice(0, LONGEST_ADDRESS)),
  to: headers.all('to').join(' ').slice(0, LONGEST_ADDRESS),
  subject: subjectOf(headers),
});
const LONGEST_ADDRESS = 2_000;

/** Nobody's title is that long: it is read before the words below it, unless they repeat it. */
const withSubject = (inSubject: string, below: string): string =>
  inSubject === '' || below.replace(/\s+/g, ' ').includes(inSubject) ? below : `${inSubject}\n\n${below}`;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const saysNothing = ({ wins, requests, remark }: Understood): boolean =>
  wins.length + requests.length === 0 && remark?.hardDay === undefined;

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

import { phrases } from '#language/text/plain-text.ts';
import { decodeWords } from './encoded-words.ts';
import { readHeaders } from './headers.ts';
import { htmlToText } from './own-words/html-to-text.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

const MAX_TEXT = 1024 * 1024;

/** The converter reads no more. */
const MAX_HTML = 512 * 1024;

/** The text a mail shows: its plain part, or its HTML where the plain part is empty or only points to the HTML. */
export const bodyText = ({ text, html }: ParsedMail): string => {
  const plain = text.slice(0, MAX_TEXT);
  if (MARKUP.test(plain)) return converted(text);
  if (html === '' || !isUseless(plain)) return plain;
  return converted(html) || plain;
};

/** Some programs call their HTML plain text. */
const MARKUP = /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|body|meta|div|table)\b/i;

const converted = (html: string): string => htmlToText(html.slice(0, MAX_HTML)).trim();

/** What stands behind the HTML that is converted, for nobody to read but its author. */
export const textBehind = ({ text, html }: ParsedMail): string => {
  const markup = MARKUP.test(text.slice(0, MAX_TEXT)) ? text : html;
  return markup.length > MAX_HTML ? htmlToText(markup.slice(MAX_HTML, 2 * MAX_HTML)).trim() : '';
};

const POINTS_TO_HTML =
  /\b(?:html|webmail|web[- ]?browser|view (?:this|the) (?:e-?mail|message)|mail[- ]?client|e-?mail[- ]?programm)\b/i;

const isUseless = (plain: string): boolean => {
  const words = plain.replace(/\[(?:image|cid)[^\]]{0,200}\]/gi, '').trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return true;
  return words.length < 300 && POINTS_TO_HTML.test(words) && NOTICE.test(words);
};

/** What programs write in the place of a text, in the languages they do it in. */
const NOTICE = new RegExp(
  phrases`
    \b(?:requires?|support|(?:not|n't|unable to|cannot) (?:display|read|show|render|view)
    |enable|switch to|to view|view (?:this|the|it)|is (?:an |in )?html|only in html
    |unterst[üu]tzt|anzeigen|n[ée]cessite|affiche[rz]|requiere|richiede)
  `,
  'i',
);

const SHOWN = ['From', 'To', 'Date', 'Subject'] as const;

/** A mail as text for people: the headers they read, its body, and what was attached. Throws where it is no mail. */
export const readPlain = async (raw: Uint8Array): Promise<string> => {
  const headers = readHeaders(raw);
  const shown = SHOWN.flatMap((name) =>
    headers.all(name).map((value) => `${name}: ${decodeWords(value.slice(0, 2_000)).replace(/\s+/g, ' ')}`),
  );
  const parsed = await parseMail(raw);
  const attached = parsed.attached.map((type) => `[attached: ${type}]`);
  return [...shown, '', bodyText(parsed).trim(), ...attached].join('\n');
};

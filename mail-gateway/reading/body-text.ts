import { phrases } from '#language/text/plain-text.ts';
import { decodeWords } from './encoded-words.ts';
import { readHeaders } from './headers.ts';
import { htmlToText } from './own-words/html-to-text.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { type ShownText, withoutRepeats } from './shown-text.ts';

const MAX_TEXT = 1024 * 1024;

/** The converter reads no more. */
const MAX_HTML = 512 * 1024;

type Shown = Readonly<{ text: string; behind: string }>;
type Body = Shown & Readonly<{ beside: string }>;

const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * The text a mail shows: all its texts in their order, each in its better form, which is the plain one unless that is empty
 * or only points to the HTML. `behind` stands behind the HTML that is converted, `beside` in small texts that are attached to
 * it: both for nobody to read but its author.
 */
export const bodyText = ({ shown, attachedText }: ParsedMail): Body => {
  const { text, behind } = textOf(shown, { plain: MAX_TEXT, html: MAX_HTML });
  if (!HAS_WORDS.test(text) && attachedText !== '') return { text: attachedText, behind: '', beside: '' };
  return { text, behind: behind === '' ? '' : converted(behind), beside: attachedText };
};

/** How much of each kind may still be looked at. */
type Room = { plain: number; html: number };

const textOf = (shown: ShownText, room: Room): Shown => {
  if (shown.kind === 'one-of') return better(shown.parts, room);
  if (shown.kind === 'all') return together(shown.parts, room);
  const kind = shown.kind === 'html' || MARKUP.test(shown.text) ? 'html' : 'plain';
  const text = shown.text.slice(0, room[kind]);
  room[kind] -= text.length;
  return kind === 'html' ? { text: converted(text), behind: shown.text.slice(text.length) } : { text, behind: '' };
};

/** Some programs call their HTML plain text. */
const MARKUP = /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|body|meta|div|table)\b/i;

const converted = (html: string): string => htmlToText(html.slice(0, MAX_HTML)).trim();

const better = (parts: readonly ShownText[], room: Room): Shown => {
  const plain = together(
    parts.filter(({ kind }) => kind === 'plain'),
    room,
  );
  if (!isUseless(plain.text)) return plain;
  const others = together(
    parts.filter(({ kind }) => kind !== 'plain'),
    room,
  );
  return others.text === '' ? plain : others;
};

const together = (parts: readonly ShownText[], room: Room): Shown => {
  const [only, ...more] = parts.map((part) => textOf(part, room));
  if (!only || more.length === 0) return only ?? { text: '', behind: '' };
  const all = [only, ...more];
  const useful = all.filter(({ text }) => !isUseless(text));
  const texts = withoutRepeats((useful.length > 0 ? useful : all).map(({ text }) => text));
  return {
    text: texts.join('\n\n'),
    behind: all
      .map(({ behind }) => behind)
      .join('\n')
      .trim(),
  };
};

const POINTS_TO_HTML =
  /\b(?:html|webmail|web[- ]?browser|view (?:this|the) (?:e-?mail|message)|mail[- ]?client|e-?mail[- ]?programm)\b/i;

const isUseless = (plain: string): boolean => {
  const words = plain.replace(/\[(?:image|cid)[^\]]{0,200}\]/gi, '').trim();
  if (!HAS_WORDS.test(words)) return true;
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
  return [...shown, '', bodyText(parsed).text.trim(), ...attached].join('\n');
};

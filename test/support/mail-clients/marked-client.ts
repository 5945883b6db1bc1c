import type { Client } from './client.ts';
import { SENDER } from './client.ts';
import type { Draft } from './draft.ts';
import type { Locale } from './locale.ts';
import type { LocaleName } from './locales.ts';
import {
  bannered,
  bodyOf,
  escaped,
  htmlOf,
  type Manner,
  marked,
  paragraphsOf,
  splitBody,
  tailHtml,
  tailOf,
  textOf,
  wrapped,
} from './writing.ts';

/** A client that puts one line above a quote and marks the quote. */
export type MarkedStyle = Readonly<{
  name: string;
  locales: readonly LocaleName[];
  /** `@` stands for name and address, `#` for the name alone. */
  line(locale: Locale): string;
  manner?: Manner;
  /** Columns at which the plain part is wrapped; 0 for none. */
  wrap?: number;
  mark?: string;
  delimiter?: string;
  delimiterHtml?: string;
  footer?(locale: Locale): string;
  /** Quotes our plain part as it is, not what our HTML says. */
  quotesPlain?: boolean;
  /** The opening tag of its quote in HTML, and what it puts around line and quote. */
  quote?: string;
  around?: readonly [string, string];
}>;

const joined = (parts: readonly string[], gap = '\n\n'): string => parts.filter((part) => part !== '').join(gap);

/** Long lines are wrapped before they are marked, as Gmail does. */
const plainPart = (style: MarkedStyle, draft: Draft): string => {
  const { locale, above, inside, below } = draft;
  const original = bannered(draft);
  const { wrap = 0, mark = '> ', quotesPlain = false } = style;
  const fold = (text: string): string => (wrap > 0 ? wrapped(text, wrap) : text);
  const paragraphs = quotesPlain ? original.text.trim().split(/\n\n+/) : paragraphsOf(original.text);
  const line = style.line(locale).replace('@', `${SENDER} <${original.from}>`).replace('#', SENDER);
  const quote = (some: readonly string[]): string =>
    some.length === 0 ? '' : marked(quotesPlain ? some.join('\n\n') : fold(some.join('\n\n')), mark);
  const cut = inside.length > 0 ? 1 : paragraphs.length;
  const answered = draft.marksInside
    ? [quote([...paragraphs.slice(0, cut), textOf(inside), ...paragraphs.slice(cut)])]
    : [quote(paragraphs.slice(0, cut)), fold(textOf(inside)), quote(paragraphs.slice(cut))];
  return `${joined([
    fold(textOf(above)),
    tailOf(draft, style.delimiter ?? ''),
    style.footer?.(locale) ?? '',
    `${fold(line)}\n\n${answered[0] ?? ''}`,
    ...answered.slice(1),
    fold(textOf(below)),
  ])}\n`;
};

const htmlPart = (style: MarkedStyle, draft: Draft): string => {
  const { locale, above, inside, below } = draft;
  const original = bannered(draft);
  const { manner = 'div', quote = '<blockquote type="cite">', around = ['', ''] } = style;
  const address = `&lt;<a href="mailto:${original.from}">${original.from}</a>&gt;`;
  const line = escaped(style.line(locale)).replace('@', `${SENDER} ${address}`).replace('#', SENDER);
  const [first, rest] = splitBody(original.html);
  const quoted = (html: string): string => `${quote}${html}</blockquote>`;
  const footer = style.footer?.(locale) ?? '';
  return [
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="auto">',
    htmlOf(above, manner),
    tailHtml(draft, manner, style.delimiterHtml ?? ''),
    footer === '' ? '' : `<br><div>${escaped(footer)}</div>`,
    `<br>${around[0]}<div>${line}</div><br>`,
    draft.marksInside
      ? quoted(`${first}${htmlOf(inside, manner)}${rest}`)
      : inside.length > 0
        ? `${quoted(first)}${htmlOf(inside, manner)}${quoted(rest)}`
        : quoted(bodyOf(original.html)),
    around[1],
    htmlOf(below, manner),
    '</body></html>',
  ].join('\n');
};

export const markedClient = (style: MarkedStyle): Client => ({
  name: style.name,
  locales: style.locales,
  marks: true,
  write: (draft) => ({ text: plainPart(style, draft), html: htmlPart(style, draft) }),
});

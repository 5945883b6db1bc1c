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
} from './writing.ts';

/** The fields a client shows above the mail that is answered, each label with its value. */
type Field = readonly [label: string, value: string];

/** A client that puts the header fields of the answered mail above it. */
export type HeadedStyle = Readonly<{
  name: string;
  locales: readonly LocaleName[];
  fields(locale: Locale, from: string, to: string, subject: string): readonly Field[];
  /** The line above the fields, in the plain part. */
  divider?: string;
  /** What stands before each field in the plain part, and before each line of the quote. */
  fieldMark?: string;
  mark?: string;
  manner?: Manner;
  footer?(locale: Locale): string;
  /** The tags that hold the fields, and those around the quote, in HTML. */
  head?: readonly [string, string];
  around?: readonly [string, string];
}>;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

const fieldsOf = (style: HeadedStyle, { locale, original }: Draft): readonly Field[] =>
  style.fields(locale, `${SENDER} <${original.from}>`, 'Anna Berg <anna.berg@example.org>', original.subject);

const plainPart = (style: HeadedStyle, draft: Draft): string => {
  const { locale, above, inside, below } = draft;
  const original = bannered(draft);
  const quote = (some: readonly string[]): string => {
    const text = some.map((paragraph) => paragraph.replace(/(https?:\S+)/g, '$1<$1>')).join('\n\n');
    return style.mark === undefined || text === '' ? text : marked(text, style.mark);
  };
  const paragraphs = paragraphsOf(original.text);
  const cut = inside.length > 0 ? 1 : paragraphs.length;
  const fields = fieldsOf(style, draft).map(([label, value]) => `${style.fieldMark ?? ''}${label} ${value}`.trimEnd());
  const head = [...(style.divider === undefined ? [] : [style.divider]), ...fields].join('\n');
  const answered = draft.marksInside
    ? [quote([...paragraphs.slice(0, cut), textOf(inside), ...paragraphs.slice(cut)])]
    : [quote(paragraphs.slice(0, cut)), textOf(inside), quote(paragraphs.slice(cut))];
  return `${joined([
    textOf(above, style.manner === 'mso' ? '  *   ' : '- '),
    tailOf(draft, ''),
    style.footer?.(locale) ?? '',
    head,
    ...answered,
    textOf(below),
  ])}\n`;
};

const htmlPart = (style: HeadedStyle, draft: Draft): string => {
  const { locale, above, inside, below } = draft;
  const original = bannered(draft);
  const { manner = 'div', head = ['<div>', '</div>'], around = ['', ''] } = style;
  const [first, rest] = splitBody(original.html);
  const quoted = (html: string): string =>
    style.mark === undefined ? html : `<blockquote type="cite">${html}</blockquote>`;
  const footer = style.footer?.(locale) ?? '';
  const fields = fieldsOf(style, draft).map(([label, value]) => `<b>${escaped(label)}</b> ${escaped(value)}`);
  return [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="EN-GB"><div class="WordSection1">',
    htmlOf(above, manner),
    tailHtml(draft, manner, ''),
    footer === '' ? '' : `<div id="ms-outlook-mobile-signature"><div><br></div>${escaped(footer)}</div>`,
    `${around[0]}${head[0]}${fields.join('<br>\n')}${head[1]}`,
    inside.length > 0 && !draft.marksInside
      ? `${quoted(first)}${htmlOf(inside, manner)}${quoted(rest)}`
      : quoted(inside.length > 0 ? `${first}${htmlOf(inside, manner)}${rest}` : bodyOf(original.html)),
    around[1],
    htmlOf(below, manner),
    '</div></body></html>',
  ].join('\n');
};

export const headedClient = (style: HeadedStyle): Client => ({
  name: style.name,
  locales: style.locales,
  marks: style.mark !== undefined,
  write: (draft) => ({ text: plainPart(style, draft), html: htmlPart(style, draft) }),
});

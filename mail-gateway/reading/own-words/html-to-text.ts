import { compile, type FormatCallback, type SelectorDefinition } from 'html-to-text';
import { isBlank } from '#language/text/line.ts';
import { quoteHeaderAt } from './quote-headers.ts';

/** Low on purpose: a mail that people wrote is far below, and what lies above is not worth a stack. */
const DEEPEST = 500;
const LONGEST = 512 * 1024;
const LIMITS = { maxInputLength: 2 * LONGEST, maxDepth: 120, maxChildNodes: 30_000, ellipsis: '' };

/** In the place of `> ` before the lines of a blockquote that nothing shows to be a mail's. */
const MAYBE = '\ue000';

const marked = (line: string, mark: string): string => (line.startsWith('>') ? line : mark + line.replace(MAYBE, ''));

/** A quote: each of its lines marked with `> `, as plain mails do; a quote in a quote is marked once. */
const quote: FormatCallback = (element, walk, builder) => {
  const mark = isBare(element.attribs) ? MAYBE : '> ';
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(element.children, builder);
  builder.closeBlock({
    trailingLineBreaks: 1,
    blockTransform: (text) =>
      text
        .trim()
        .split('\n')
        .map((line) => marked(line, mark))
        .join('\n'),
  });
};

/** A blockquote as people set one by hand, without anything that mail programs give theirs. */
const isBare = (attribs: Readonly<Record<string, string>>): boolean =>
  Object.keys(attribs).every((name) => name === 'style' || name === 'dir') && !/border/i.test(attribs.style ?? '');

/** Below words that lead in to it, or below none, a bare blockquote is its author's own; elsewhere it is a quote. */
const withBareQuotes = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => line.startsWith(MAYBE))) return lines;
  const asQuoted = lines.map((line) => (line.startsWith(MAYBE) ? `> ${line.slice(1)}` : line));
  let isOwn = false;
  return lines.map((line, at) => {
    if (!line.startsWith(MAYBE)) return line;
    if (!lines[at - 1]?.startsWith(MAYBE)) isOwn = leadsIn(asQuoted, at);
    return isOwn ? line.slice(1) : (asQuoted[at] ?? '');
  });
};

const leadsIn = (lines: readonly string[], below: number): boolean => {
  const above = lines.slice(0, below);
  const last = above.findLast((line) => !isBlank(line)) ?? ':';
  const isHeader = (line: string, at: number) => !isBlank(line) && quoteHeaderAt(lines, at) !== undefined;
  return /[:：]\s*$/.test(last) && !above.some(isHeader);
};

/** The begin of the answered mail, said in words that a reader of plain text knows. */
const original: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral('-----Original Message-----');
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(element.children, builder);
};

const rule: FormatCallback = (_element, _walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addLiteral('________________________________');
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** A cell of a table: set apart from the next by a space, so that no two words become one. */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

const each = (format: string, selectors: readonly string[]): SelectorDefinition[] =>
  selectors.map((selector) => ({ selector, format }));

const SELECTORS: SelectorDefinition[] = [
  ...each('skip', ['img', 'style', 'script', 'title', 'template', 'xml']),
  // Nobody has seen it: what a mailbox shows beside a subject, such as that of the mail which is answered.
  ...each('skip', ['*[style*="display:none"]', '*[style*="display: none"]']),
  { selector: 'a', options: { ignoreHref: true } },
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table', 'ul', 'ol', 'pre'].map((selector) => ({
    selector,
    options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
  })),
  ...['tr', 'dt', 'dd', 'caption'].map((selector) => ({
    selector,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
  ...each('cell', ['td', 'th']),
  // Word sets its paragraphs without space; an empty one stands where somebody left a line free.
  { selector: 'p.MsoNormal', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'hr', format: 'rule' },
  ...each('quote', ['blockquote', '*[id^="yahoo_quoted"]', '.yahoo_quoted', '*[data-marker="__QUOTED_TEXT__"]']),
  // Programs indent with an unbordered blockquote what somebody wrote.
  ...each('block', ['blockquote[style*="border:none"]', 'blockquote[style*="border: none"]']),
  ...each('quote', ['blockquote[type="cite"]', 'blockquote.gmail_quote']),
  ...each('original', [
    '*[id$="divRplyFwdMsg"]',
    '*[id$="appendonsend"]',
    '*[id$="OLK_SRC_BODY_SECTION"]',
    'hr[id="stopSpelling"]',
    'hr[id="zwchr"]',
    'hr[data-marker="__DIVIDER__"]',
    'div[id="reply-intro"]',
  ]),
];

const convert = compile({
  wordwrap: false,
  limits: LIMITS,
  formatters: { quote, original, rule, cell },
  selectors: SELECTORS,
});

/** Elements that end by themselves, so that many of them are no depth. */
const ENDING = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr wbr'.split(
    ' ',
  ),
);

/** Browsers take these tags within a text, or behind its end, for nothing: what stands around them is shown. */
const FRAME = /<\/?(?:html|head|body)(?![\w:-])[^<>]{0,20000}>/gi;

/** Without them, and with a line's end in their place: programs put one document into another, or write behind its end. */
const unframed = (html: string): string =>
  html.slice(0, LONGEST).replace(FRAME, (tag) => (/head/i.test(tag.slice(0, 6)) ? '' : '<div></div>'));

/**
 * The beginning of an HTML text, up to where its elements would lie deeper than any mail needs: the parser's time grows
 * with the square of the depth.
 */
const shallow = (html: string): string => {
  let depth = 0;
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9:-]{0,30})/gi)) {
    if (ENDING.has((tag[2] ?? '').toLowerCase())) continue;
    depth = tag[1] === '/' ? Math.max(depth - 1, 0) : depth + 1;
    if (depth > DEEPEST) return html.slice(0, tag.index);
  }
  return html;
};

/**
 * The plain text of an HTML mail, in which quotes stand as in a plain mail: lines with `> `, or below
 * `-----Original Message-----`, so that one reader serves both. Link targets and pictures are left out.
 */
export const htmlToText = (html: string): string =>
  withBareQuotes(convert(shallow(unframed(html)).replaceAll(MAYBE, '')).split('\n'))
    .filter((line, at, lines) => !isBlank(line) || !isBlank(lines[at - 1] ?? ''))
    .join('\n');

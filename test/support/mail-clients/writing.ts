import type { Block, Draft } from './draft.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Wraps lines at spaces, as clients do in their plain parts. */
export const wrapped = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');

export const marked = (text: string, mark = '> '): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? mark.trimEnd() : `${mark}${line}`))
    .join('\n');

/** The paragraphs of our plain part, each on one line, as a client makes them of our HTML. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/\n\s*/g, ' '));

export const textOf = (blocks: readonly Block[], bullet = '- ', gap = '\n\n'): string =>
  blocks
    .map((block) => ('items' in block ? block.items.map((item) => `${bullet}${item}`).join('\n') : block.paragraph))
    .join(gap);

/** How a client writes paragraphs in HTML. */
export type Manner = 'div' | 'p' | 'mso' | 'br';

export const htmlOf = (blocks: readonly Block[], manner: Manner): string => {
  const paragraph = (text: string): string => {
    const words = escaped(text);
    if (manner === 'mso')
      return `<p class="MsoNormal"><span lang="EN-US">${words}<o:p></o:p></span></p>\n<p class="MsoNormal"><o:p>&nbsp;</o:p></p>`;
    if (manner === 'p') return `<p>${words}</p>`;
    return manner === 'br' ? `${words}<br><br>` : `<div>${words}</div><div><br></div>`;
  };
  const list = (items: readonly string[]): string =>
    manner === 'mso'
      ? `<ul style="margin-top:0cm" type="disc">${items.map((item) => `<li class="MsoListParagraph" style="margin-left:0cm">${escaped(item)}<o:p></o:p></li>`).join('')}</ul>`
      : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return blocks.map((block) => ('items' in block ? list(block.items) : paragraph(block.paragraph))).join('\n');
};

/** What stands behind somebody's words: closing, signature, disclaimer, each an own paragraph. */
export const tailOf = ({ closing, signature, disclaimer }: Draft, delimiter: string): string =>
  [closing.join('\n'), signature.length > 0 ? `${delimiter}${signature.join('\n')}` : '', disclaimer]
    .filter((part) => part !== '')
    .join('\n\n');

export const tailHtml = ({ closing, signature, disclaimer }: Draft, manner: Manner, delimiter: string): string => {
  const lines = (all: readonly string[]): string =>
    manner === 'mso'
      ? all.map((line) => `<p class="MsoNormal">${escaped(line)}<o:p></o:p></p>`).join('\n')
      : `<div>${all.map(escaped).join('<br>')}</div>`;
  return [
    closing.length > 0 ? lines(closing) : '',
    signature.length > 0 ? `<br>${delimiter}${lines(signature)}` : '',
    disclaimer === '' ? '' : `<br>${lines([disclaimer])}`,
  ].join('');
};

/** Our HTML as a client takes it over: the body's content without head and style sheet. */
export const bodyOf = (html: string): string => /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;

/** Our HTML cut behind its first paragraph, where somebody typed into it. */
export const splitBody = (html: string): readonly [string, string] => {
  const body = bodyOf(html);
  const end = body.indexOf('</p>', body.indexOf('<p class="paragraph"')) + 4;
  return [body.slice(0, end), body.slice(end)];
};

/** Our mail as it lies in their mailbox: a firm's server may have written something above it. */
export const bannered = ({ original, banner }: Draft): Draft['original'] =>
  banner === ''
    ? original
    : {
        ...original,
        text: `${banner}\n\n${original.text}`,
        html: original.html.replace(
          /<body[^>]*>/,
          (tag) => `${tag}<div style="background:#FFEB9C"><b>${banner}</b></div><br>`,
        ),
      };

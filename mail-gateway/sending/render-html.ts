import type { Block, WinEntry } from './blocks.ts';

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Light colours stand in the elements, for readers that drop style sheets; the dark ones replace them where they can. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#F8F5EE;color:#1F2A30',
  card: `max-width:560px;margin:0 auto;padding:28px 28px 20px;background:#FFFDF8;border:1px solid #E6DFD2;border-radius:14px;font:16px/1.6 ${SANS}`,
  brand: `margin:0 0 18px;font:500 17px/1.2 ${SERIF};color:#2C6A4E`,
  headline: `margin:0 0 20px;font:500 25px/1.2 ${SERIF};letter-spacing:-0.012em;color:#1F2A30`,
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding:0 0 0 22px',
  item: 'margin:0 0 16px',
  words: `font:21px/1.4 ${SERIF};color:#1F2A30`,
  second: 'font-size:14.5px;color:#515C62',
  button:
    'display:inline-block;margin:4px 0 20px;padding:11px 22px;background:#2C6A4E;color:#FFFFFF;border-radius:10px;text-decoration:none;font-weight:600',
  link: 'color:#2C6A4E',
  note: 'margin:12px 0 8px;padding:12px 0 0;border-top:1px solid #E6DFD2;font-size:13.5px;color:#515C62',
} as const;

const DARK = [
  '.page{background:#15191C!important;color:#EDE8DE!important}',
  '.card{background:#1C2226!important;border-color:#2E373D!important}',
  '.headline,.words{color:#EDE8DE!important}',
  '.second,.note{color:#B4B9B8!important;border-color:#2E373D!important}',
  '.brand,.link{color:#86C6A4!important}',
  '.button{background:#86C6A4!important;color:#0F1F18!important}',
].join('');

/** The HTML part: no images, no links but our own, nothing loaded from anywhere. */
export const renderHtml = (brandName: string, subject: string, blocks: readonly Block[]): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body ${styled('page')}><div ${styled('card')}>`,
    `<p ${styled('brand')}>${escaped(brandName)}</p>`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
    '',
  ].join('\n');

const styled = (name: keyof typeof styles): string => `class="${name}" style="${styles[name]}"`;

const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'headline':
      return `<h1 ${styled('headline')}>${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p ${styled('paragraph')}>${escaped(block.text)}</p>`;
    case 'note':
      return `<p ${styled('note')}>${escaped(block.text)}${block.url === undefined ? '' : ` ${linkTo(block.url)}`}</p>`;
    case 'wins':
      return `<ol ${styled('list')}>${block.wins.map(winHtml).join('')}</ol>`;
    case 'list':
      return `<ul ${styled('list')}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
    case 'button':
      return `<p ${styled('paragraph')}><a ${styled('button')} href="${escaped(block.url)}">${escaped(block.label)}</a></p>`;
  }
};

const linkTo = (url: string): string => `<a ${styled('link')} href="${escaped(url)}">${escaped(url)}</a>`;

const winHtml = ({ words, filedUnder, analysis }: WinEntry): string => {
  const remark = analysis === '' ? '' : `<br><span>${escaped(analysis)}</span>`;
  const quote = `<span ${styled('words')}>“${escaped(words)}”</span>`;
  return `<li ${styled('item')}>${quote}<br><span ${styled('second')}>${escaped(filedUnder)}</span>${remark}</li>`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

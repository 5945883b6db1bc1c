const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Light colours stand in the elements, for readers that drop style sheets; the dark ones replace them where they can.
 * Sizes and gaps stand on cells and paragraphs alone, as Outlook for Windows gives them to nothing else.
 */
export const styles = {
  page: 'margin:0;padding:0;background-color:#F8F5EE',
  outside: 'padding:24px 12px',
  card: `padding:28px 28px 22px;background-color:#FFFDF8;border:1px solid #E6DFD2;border-radius:14px;font-family:${SANS};font-size:16px;line-height:25px;color:#1F2A30;text-align:left;word-break:break-word`,
  brand: `padding:0 0 0 9px;font-family:${SERIF};font-size:19px;line-height:24px;font-weight:500;color:#2C6A4E`,
  headline: `margin:0 0 18px;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:500;color:#1F2A30`,
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding:0 0 0 22px',
  item: 'margin:0 0 6px',
  code: `margin:0 0 18px;font-family:${SERIF};font-size:32px;line-height:40px;font-weight:500;letter-spacing:6px;color:#1F2A30`,
  number: `padding:0 0 18px;font-family:${SERIF};font-size:21px;line-height:28px;color:#2C6A4E`,
  win: 'padding:0 0 18px',
  words: `font-family:${SERIF};font-size:20px;line-height:28px;color:#1F2A30`,
  second: 'font-size:14px;line-height:22px;color:#515C62',
  document: 'padding:18px 20px 6px;background-color:#FFFFFF;border:1px solid #E6DFD2;border-radius:10px',
  title: `margin:0 0 12px;font-family:${SERIF};font-size:21px;line-height:27px;font-weight:500;color:#1F2A30`,
  button: 'background-color:#2C6A4E;border-radius:10px',
  press:
    'display:inline-block;padding:11px 22px;border:1px solid #2C6A4E;border-radius:10px;font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none',
  link: 'color:#2C6A4E',
  note: 'margin:22px 0 0;padding:14px 0 0;border-top:1px solid #E6DFD2;font-size:14px;line-height:22px;color:#515C62',
  footer: `padding:16px 28px 0;font-family:${SANS};font-size:13px;line-height:20px;color:#5C666B;text-align:left;word-break:break-word`,
  quiet: 'color:#5C666B',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const;

const DARK = [
  '.page{background-color:#15191C!important}',
  '.card{background-color:#1C2226!important;border-color:#2E373D!important;color:#EDE8DE!important}',
  '.headline,.code,.words,.title{color:#EDE8DE!important}',
  '.document{background-color:#222A2F!important;border-color:#2E373D!important}',
  '.second,.note{color:#B4B9B8!important;border-color:#2E373D!important}',
  '.footer,.quiet{color:#9CA4A6!important}',
  '.brand,.number,.link{color:#86C6A4!important}',
  '.button{background-color:#86C6A4!important}',
  '.press{color:#0F1F18!important;border-color:#86C6A4!important}',
].join('');

/**
 * Each sheet stands alone: a reader that stumbles over one drops that one. Outlook for Windows takes the first font of a
 * list or none, so it is given one that it has.
 */
export const SHEETS = [
  '<style>:root{color-scheme:light dark}</style>',
  `<style>@media (prefers-color-scheme:dark){${DARK}}</style>`,
  '<style>@media (max-width:480px){.card{padding:22px 18px 18px!important}.footer{padding:14px 18px 0!important}}</style>',
  '<!--[if mso]><style>table{border-collapse:collapse}td,p,h1,h2,li,a,span{font-family:Georgia,serif!important}</style><![endif]-->',
].join('\n');

/** The class is for the dark colours, the style for everything else. */
export const styled = (name: keyof typeof styles): string => `class="${name}" style="${styles[name]}"`;

/** A table that is only there to hold things in place, and is not read out as one. */
export const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`;

const stone = (width: number, colour: string): string =>
  table(
    ` align="center" width="${width}"`,
    `<tr><td bgcolor="${colour}" height="5" style="height:5px;border-radius:5px;font-size:1px;line-height:5px">&nbsp;</td></tr>`,
  );

/** Three stones without an image: they stand wherever a table does. */
export const CAIRN = ((): string => {
  const stones: readonly (readonly [number, string])[] = [
    [9, '#B5651F'],
    [15, '#8A7F72'],
    [22, '#7C8B7A'],
  ];
  const rows = stones.map(([width, colour]) => `<tr><td style="padding:0 0 1px">${stone(width, colour)}</td></tr>`);
  return table(' width="22"', rows.join(''));
})();

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);

/** No line breaks at the spaces that French sets before its marks and within its quotes. */
export const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '')
    .replace(/ (?=[?!:;»])|(?<=«) /gu, NO_BREAK_SPACE);

const NO_BREAK_SPACE = '\u00a0';

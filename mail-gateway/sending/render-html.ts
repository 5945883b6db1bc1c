import type { Language } from '#domain/facts.ts';
import { oneLine } from './clean.ts';
import type { Footer } from './footer.ts';
import { CAIRN, escaped, SHEETS, styled, styles, table } from './look.ts';
import type { Block, Content, WinEntry } from './template.ts';

const WIDTH = 560;
const LONGEST_PREVIEW = 140;

type Page = Readonly<{ language: Language; brandName: string; subject: string; content: Content; footer: Footer }>;

/** The HTML part: no images, no links but our own, nothing loaded from anywhere; held by tables, for Outlook's sake. */
export const renderHtml = ({ language, brandName, subject, content, footer }: Page): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title>`,
    SHEETS,
    `</head><body ${styled('page')}>`,
    ...(content.preview === undefined ? [] : [previewHtml(content.preview)]),
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#F8F5EE" ${styled('page')}>`,
    `<tr><td align="center" style="${styles.outside}">`,
    `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}"><tr><td><![endif]-->`,
    `<div style="max-width:${WIDTH}px;margin:0 auto">`,
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td bgcolor="#FFFDF8" ${styled('card')}>`,
    brandLine(brandName),
    ...content.blocks.map(blockHtml),
    `</td></tr><tr><td ${styled('footer')}>${footerHtml(footer)}</td></tr></table></div>`,
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
    '',
  ].join('\n');

const previewHtml = (text: string): string =>
  `<div style="${styles.preview}">${escaped(oneLine(text, LONGEST_PREVIEW))}</div>`;

const brandLine = (brandName: string): string =>
  table(
    ' style="margin:0 0 20px"',
    `<tr><td valign="middle">${CAIRN}</td><td valign="middle" ${styled('brand')}>${escaped(brandName)}</td></tr>`,
  );

const footerHtml = ({ reason, stop, home, supportEmail }: Footer): string => {
  const quiet = (href: string, label: string) => `<a ${styled('quiet')} href="${escaped(href)}">${escaped(label)}</a>`;
  const ways = [
    ...(stop ? [quiet(stop.url, stop.label)] : []),
    ...(home ? [quiet(home.url, home.name)] : []),
    ...(supportEmail === null ? [] : [escaped(supportEmail)]),
  ];
  return [escaped(reason), ...(ways.length > 0 ? [ways.join(' · ')] : [])].join('<br>');
};

/** What is to be typed is set so that it can be read digit by digit. */
const DIGITS = /^\d+$/;

/** One block of the HTML part. */
const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'headline':
      return `<h1 ${styled(DIGITS.test(block.text) ? 'code' : 'headline')}>${escaped(block.text)}</h1>`;
    case 'paragraph':
      return paragraph(withNumbers(block.text, block.numbers));
    case 'note':
      return `<p ${styled('note')}>${escaped(block.text)}${block.url === undefined ? '' : ` ${linkTo(block.url)}`}</p>`;
    case 'wins':
      return block.wins.map((win, index) => winHtml(win, (block.first ?? 1) + index)).join('');
    case 'list':
      return `<ul style="${styles.list}">${block.items.map((text) => item(text, block.numbers)).join('')}</ul>`;
    case 'document':
      return documentHtml(block.title, block.text);
    case 'button':
      return buttonHtml(block.label, block.url);
  }
};

const paragraph = (html: string): string => `<p style="${styles.paragraph}">${html}</p>`;
const item = (text: string, numbers?: readonly string[]): string =>
  `<li style="${styles.item}">${withNumbers(text, numbers)}</li>`;

/** Each number once, where it stands last: a line may be called after its number. */
const withNumbers = (text: string, numbers: readonly string[] = []): string => {
  const number = numbers.find((one) => text.includes(one));
  if (number === undefined) return escaped(text);
  const at = text.lastIndexOf(number);
  const dials = `<a ${styled('link')} href="tel:${number.replace(/[^\d+]/g, '')}"><strong>${escaped(number)}</strong></a>`;
  return `${escaped(text.slice(0, at))}${dials}${escaped(text.slice(at + number.length))}`;
};
const linkTo = (url: string): string => `<a ${styled('link')} href="${escaped(url)}">${escaped(url)}</a>`;

/**
 * The number is text of its own, so that it can be named in an answer wherever the mail is read; and each win a table of
 * its own, so that it begins a line also where a program makes plain text of it to quote.
 */
const winHtml = ({ words, filedUnder, analysis }: WinEntry, number: number): string => {
  const remark = analysis === '' ? '' : `<br>${escaped(analysis)}`;
  const quote = `<span ${styled('words')}>${escaped(words)}</span>`;
  const filed = filedUnder === '' ? '' : `<br><span ${styled('second')}>${escaped(filedUnder)}</span>`;
  const cells = `<td valign="top" width="32" ${styled('number')}>${number}. </td><td valign="top" style="${styles.win}">${quote}${filed}${remark}</td>`;
  return table(' width="100%"', `<tr>${cells}</tr>`);
};

/** Below a table, where margins do not hold everywhere. */
const GAP = '<p style="margin:0 0 8px;font-size:8px;line-height:8px">&nbsp;</p>';

const documentHtml = (title: string, text: string): string => {
  const paragraphs = text.split(/\n{2,}/).map((one) => paragraph(one.split('\n').map(escaped).join('<br>')));
  const heading = title === '' ? '' : `<h2 ${styled('title')}>${escaped(title)}</h2>`;
  const cell = `<tr><td bgcolor="#FFFFFF" ${styled('document')}>${heading}${paragraphs.join('')}</td></tr>`;
  return `${table(' width="100%"', cell)}${GAP}`;
};

/** The whole cell is coloured, so that it looks like a button also where links take no padding. */
const buttonHtml = (label: string, url: string): string => {
  const link = `<a ${styled('press')} href="${escaped(url)}">${escaped(label)}</a>`;
  const cell = `<tr><td bgcolor="#2C6A4E" ${styled('button')}>${link}</td></tr>`;
  return `${table('', cell)}${GAP}`;
};

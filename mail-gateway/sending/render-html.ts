import type { Content } from './blocks.ts';
import { oneLine } from './clean.ts';
import type { Footer } from './footer.ts';
import { CAIRN, escaped, SHEETS, styled, styles, table } from './look.ts';
import { blockHtml } from './render-blocks.ts';

const WIDTH = 560;
const LONGEST_PREVIEW = 140;

type Page = Readonly<{ brandName: string; subject: string; content: Content; footer: Footer }>;

/** The HTML part: no images, no links but our own, nothing loaded from anywhere; held by tables, for Outlook's sake. */
export const renderHtml = ({ brandName, subject, content, footer }: Page): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
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
  const ways = [...(stop ? [quiet(stop.url, stop.label)] : []), quiet(home.url, home.name), escaped(supportEmail)];
  return `${escaped(reason)}<br>${ways.join(' · ')}`;
};

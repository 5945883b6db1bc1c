import { type HeadedStyle, headedClient } from './headed-client.ts';
import { everyLocale, type Locale, type LocaleName } from './locales.ts';

const EN: readonly LocaleName[] = ['en'];
const MOST: readonly LocaleName[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const RULE = '________________________________';

const outlookFields: HeadedStyle['fields'] = ({ labels: [from, sent, to, about], date }, author, reader, subject) => [
  [from, author],
  [sent, date],
  [to, reader],
  [about, subject],
];
/** Fields in English, whatever the language of the mail; Date stands for Sent, in the order given. */
const english =
  (...order: readonly ('From' | 'Date' | 'Sent' | 'To' | 'Subject')[]): HeadedStyle['fields'] =>
  (_locale, author, reader, subject) => {
    const values = { From: author, Date: '21/11/2026 12:00 (GMT+01:00)', Sent: 'Sat, Nov 21, 2026 12:00 pm', To: reader, Subject: subject };
    return order.map((name) => [`${name}:`, values[name]] as const);
  };
const labelled =
  (from: string, date: string, to: string, about: string, when: string, order = [0, 1, 2, 3]): HeadedStyle['fields'] =>
  (_locale, author, reader, subject) => {
    const all = [[from, author], [date, when], [to, reader], [about, subject]] as const;
    return order.map((at) => all[at] ?? all[0]);
  };
const mobile = ({ outlookMobile }: Locale): string => outlookMobile;

const DIV_HEAD = ['<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">', '</font><div>&nbsp;</div></div>'] as const;
const WORD_HEAD = ['<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">', '<o:p></o:p></p></div></div>'] as const;

const styles: readonly HeadedStyle[] = [
  { name: 'Outlook 2016 desktop', locales: everyLocale, fields: outlookFields, manner: 'mso', head: WORD_HEAD },
  { name: 'Outlook 365 desktop', locales: MOST, fields: outlookFields, manner: 'mso', divider: RULE, head: DIV_HEAD, around: ['<hr style="display:inline-block;width:98%" tabindex="-1">', ''] },
  { name: 'Outlook 2007, plain', locales: EN, fields: outlookFields, divider: '-----Original Message-----' },
  { name: 'Outlook web', locales: everyLocale, fields: outlookFields, divider: RULE, head: DIV_HEAD, around: ['<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">', ''] },
  { name: 'new Outlook', locales: ['en', 'da', 'pl'], fields: outlookFields, divider: RULE, head: DIV_HEAD, around: ['<div class="elementToProof"></div><div id="appendonsend"></div><hr>', ''] },
  { name: 'Outlook iOS', locales: everyLocale, fields: outlookFields, divider: RULE, footer: mobile, head: DIV_HEAD, around: ['<hr style="display:inline-block;width:98%" tabindex="-1">', ''] },
  { name: 'Outlook Android', locales: MOST, fields: outlookFields, divider: RULE, footer: ({ outlookMobile }) => outlookMobile.replace('iOS', 'Android'), head: DIV_HEAD },
  { name: 'Outlook for Mac', locales: ['en', 'fr', 'sv'], fields: labelled('From:', 'Date:', 'To:', 'Subject:', 'Saturday, 21 November 2026 at 12:00', [0, 1, 2, 3]), head: WORD_HEAD, manner: 'mso' },
  { name: 'Windows Mail', locales: EN, fields: outlookFields, footer: () => 'Sent from Mail for Windows', head: WORD_HEAD, manner: 'mso' },
  { name: 'AOL', locales: EN, fields: english('From', 'To', 'Sent', 'Subject'), divider: '-----Original Message-----', around: ['<div id="yiv">-----Original Message-----<br>', '</div>'] },
  { name: 'Samsung Email', locales: EN, fields: english('From', 'Date', 'To', 'Subject'), divider: '-------- Original message --------', footer: () => 'Sent from my Galaxy', around: ['<!-- originalMessage --><div>-------- Original message --------</div>', ''] },
  { name: 'Samsung Email, German', locales: ['de'], fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '21.11.26 12:00 (GMT+01:00)'), divider: '-------- Ursprüngliche Nachricht --------', footer: () => 'Von meinem Galaxy gesendet', around: ['<div>-------- Ursprüngliche Nachricht --------</div>', ''] },
  {
    name: 'GMX and Web.de',
    locales: ['de'],
    fields: labelled('Von:', 'Gesendet:', 'An:', 'Betreff:', 'Samstag, 21. November 2026 um 12:00 Uhr', [1, 0, 2, 3]),
    head: ['<div style="margin:0 0 10px 0;">', '</div>'],
    around: ['<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;">', '</div>'],
  },
  { name: 'GMX app', locales: ['de'], fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '21.11.2026, 12:00'), footer: () => 'Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.', mark: '> ' },
  { name: 'eM Client', locales: EN, fields: (_l, author, reader, subject) => [['From', `"Cairn" ${author.slice(6)}`], ['To', reader], ['Date', '21/11/2026 12:00:00'], ['Subject', subject]], divider: '------ Original Message ------', mark: '>', around: ['<div>------ Original Message ------</div>', ''] },
  { name: 'eM Client, older', locales: EN, fields: english('From', 'To', 'Sent', 'Subject'), divider: '------ Original Message ------', mark: '>', around: ['<div>------ Original Message ------</div>', ''] },
  { name: 'Lotus Notes', locales: EN, fields: english('From', 'To', 'Date', 'Subject'), head: ['<table><tr><td>', '</td></tr></table>'] },
  { name: 'Zimbra', locales: EN, fields: english('From', 'To', 'Sent', 'Subject'), divider: '----- Original Message -----', around: ['<hr id="zwchr" data-marker="__DIVIDER__">', ''] },
  { name: 'QQ Mail', locales: ['zh'], fields: labelled('发件人:', '发送时间:', '收件人:', '主题:', '2026年11月21日(星期六) 中午12:00'), divider: '------------------ 原始邮件 ------------------', around: ['<div>------------------&nbsp;原始邮件&nbsp;------------------</div>', ''] },
  { name: 'Seznam', locales: ['cs'], fields: labelled('Od:', 'Datum:', 'Komu:', 'Předmět:', '21. 11. 2026 12:00:00', [0, 2, 1, 3]), divider: '---------- Původní e-mail ----------', around: ['<aside>---------- Původní e-mail ----------<br>', '</aside>'] },
  { name: 'Orange.fr', locales: ['fr'], fields: labelled('De :', 'Message du', 'A :', 'Objet :', '21/11/2026 12:00', [1, 0, 2, 3]), fieldMark: '> ', mark: '> ' },
  { name: 'T-Online, headed', locales: ['de'], fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '2026-11-21T12:00:00+0100', [3, 1, 0, 2]), divider: '-----Original-Nachricht-----', around: ['<div>-----Original-Nachricht-----</div>', ''] },
  { name: 'Yahoo Japan', locales: ['ja'], fields: labelled('From:', 'Date:', 'To:', 'Subject:', '2026/11/21, Sat 12:00'), divider: '----- Original Message -----', mark: '> ' },
  { name: 'Naver', locales: ['en'], fields: english('From', 'To', 'Sent', 'Subject'), divider: '-----Original Message-----', around: ['<p>-----Original Message-----</p>', ''] },
];

export const clientsWithHeader = styles.map(headedClient);

import { type HeadedStyle, headedClient } from './headed-client.ts';
import { english, labelled } from './header-fields.ts';
import type { LocaleName } from './locales.ts';

const EN: readonly LocaleName[] = ['en'];

const styles: readonly HeadedStyle[] = [
  {
    name: 'AOL',
    locales: EN,
    fields: english('From', 'To', 'Sent', 'Subject'),
    divider: '-----Original Message-----',
    around: ['<div id="yiv">-----Original Message-----<br>', '</div>'],
  },
  {
    name: 'Samsung Email',
    locales: EN,
    fields: english('From', 'Date', 'To', 'Subject'),
    divider: '-------- Original message --------',
    footer: () => 'Sent from my Galaxy',
    around: ['<!-- originalMessage --><div>-------- Original message --------</div>', ''],
  },
  {
    name: 'Samsung Email, German',
    locales: ['de'],
    fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '21.11.26 12:00 (GMT+01:00)'),
    divider: '-------- Ursprüngliche Nachricht --------',
    footer: () => 'Von meinem Galaxy gesendet',
    around: ['<div>-------- Ursprüngliche Nachricht --------</div>', ''],
  },
  {
    name: 'GMX and Web.de',
    locales: ['de'],
    fields: labelled('Von:', 'Gesendet:', 'An:', 'Betreff:', 'Samstag, 21. November 2026 um 12:00 Uhr', [1, 0, 2, 3]),
    head: ['<div style="margin:0 0 10px 0;">', '</div>'],
    around: [
      '<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;">',
      '</div>',
    ],
  },
  {
    name: 'GMX app',
    locales: ['de'],
    fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '21.11.2026, 12:00'),
    footer: () => 'Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.',
    mark: '> ',
  },
  {
    name: 'eM Client',
    locales: EN,
    fields: (_l, author, reader, subject) => [
      ['From', `"Cairn" ${author.slice(6)}`],
      ['To', reader],
      ['Date', '21/11/2026 12:00:00'],
      ['Subject', subject],
    ],
    divider: '------ Original Message ------',
    mark: '>',
    around: ['<div>------ Original Message ------</div>', ''],
  },
  {
    name: 'eM Client, older',
    locales: EN,
    fields: english('From', 'To', 'Sent', 'Subject'),
    divider: '------ Original Message ------',
    mark: '>',
    around: ['<div>------ Original Message ------</div>', ''],
  },
  {
    name: 'Lotus Notes',
    locales: EN,
    fields: english('From', 'To', 'Date', 'Subject'),
    head: ['<table><tr><td>', '</td></tr></table>'],
  },
  {
    name: 'Zimbra',
    locales: EN,
    fields: english('From', 'To', 'Sent', 'Subject'),
    divider: '----- Original Message -----',
    around: ['<hr id="zwchr" data-marker="__DIVIDER__">', ''],
  },
  {
    name: 'QQ Mail',
    locales: ['zh'],
    fields: labelled('发件人:', '发送时间:', '收件人:', '主题:', '2026年11月21日(星期六) 中午12:00'),
    divider: '------------------ 原始邮件 ------------------',
    around: ['<div>------------------&nbsp;原始邮件&nbsp;------------------</div>', ''],
  },
  {
    name: 'Seznam',
    locales: ['cs'],
    fields: labelled('Od:', 'Datum:', 'Komu:', 'Předmět:', '21. 11. 2026 12:00:00', [0, 2, 1, 3]),
    divider: '---------- Původní e-mail ----------',
    around: ['<aside>---------- Původní e-mail ----------<br>', '</aside>'],
  },
  {
    name: 'Orange.fr',
    locales: ['fr'],
    fields: labelled('De :', 'Message du', 'A :', 'Objet :', '21/11/2026 12:00', [1, 0, 2, 3]),
    fieldMark: '> ',
    mark: '> ',
  },
  {
    name: 'T-Online, headed',
    locales: ['de'],
    fields: labelled('Von:', 'Datum:', 'An:', 'Betreff:', '2026-11-21T12:00:00+0100', [3, 1, 0, 2]),
    divider: '-----Original-Nachricht-----',
    around: ['<div>-----Original-Nachricht-----</div>', ''],
  },
  {
    name: 'Yahoo Japan',
    locales: ['ja'],
    fields: labelled('From:', 'Date:', 'To:', 'Subject:', '2026/11/21, Sat 12:00'),
    divider: '----- Original Message -----',
    mark: '> ',
  },
  {
    name: 'Naver',
    locales: ['en'],
    fields: english('From', 'To', 'Sent', 'Subject'),
    divider: '-----Original Message-----',
    around: ['<p>-----Original Message-----</p>', ''],
  },
];

export const clientsWithHeader = styles.map(headedClient);

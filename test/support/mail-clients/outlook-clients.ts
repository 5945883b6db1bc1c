import { type HeadedStyle, headedClient } from './headed-client.ts';
import { labelled, outlookFields } from './header-fields.ts';
import type { Locale } from './locale.ts';
import { everyLocale, type LocaleName } from './locales.ts';

const EN: readonly LocaleName[] = ['en'];
const MOST: readonly LocaleName[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const RULE = '________________________________';

const mobile = ({ outlookMobile }: Locale): string => outlookMobile;

const DIV_HEAD = [
  '<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">',
  '</font><div>&nbsp;</div></div>',
] as const;
const WORD_HEAD = [
  '<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">',
  '<o:p></o:p></p></div></div>',
] as const;

const styles: readonly HeadedStyle[] = [
  { name: 'Outlook 2016 desktop', locales: everyLocale, fields: outlookFields, manner: 'mso', head: WORD_HEAD },
  {
    name: 'Outlook 365 desktop',
    locales: MOST,
    fields: outlookFields,
    manner: 'mso',
    divider: RULE,
    head: DIV_HEAD,
    around: ['<hr style="display:inline-block;width:98%" tabindex="-1">', ''],
  },
  { name: 'Outlook 2007, plain', locales: EN, fields: outlookFields, divider: '-----Original Message-----' },
  {
    name: 'Outlook web',
    locales: everyLocale,
    fields: outlookFields,
    divider: RULE,
    head: DIV_HEAD,
    around: ['<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">', ''],
  },
  {
    name: 'new Outlook',
    locales: ['en', 'da', 'pl'],
    fields: outlookFields,
    divider: RULE,
    head: DIV_HEAD,
    around: ['<div class="elementToProof"></div><div id="appendonsend"></div><hr>', ''],
  },
  {
    name: 'Outlook iOS',
    locales: everyLocale,
    fields: outlookFields,
    divider: RULE,
    footer: mobile,
    head: DIV_HEAD,
    around: ['<hr style="display:inline-block;width:98%" tabindex="-1">', ''],
  },
  {
    name: 'Outlook Android',
    locales: MOST,
    fields: outlookFields,
    divider: RULE,
    footer: ({ outlookMobile }) => outlookMobile.replace('iOS', 'Android'),
    head: DIV_HEAD,
  },
  {
    name: 'Outlook for Mac',
    locales: ['en', 'fr', 'sv'],
    fields: labelled('From:', 'Date:', 'To:', 'Subject:', 'Saturday, 21 November 2026 at 12:00', [0, 1, 2, 3]),
    head: WORD_HEAD,
    manner: 'mso',
  },
  {
    name: 'Windows Mail',
    locales: EN,
    fields: outlookFields,
    footer: () => 'Sent from Mail for Windows',
    head: WORD_HEAD,
    manner: 'mso',
  },
];

export const outlookClients = styles.map(headedClient);

import { everyLocale, type LocaleName } from './locales.ts';
import { type MarkedStyle, markedClient } from './marked-client.ts';

const EN: readonly LocaleName[] = ['en'];
const GMAIL =
  '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">';
const GMAIL_AROUND = ['<div class="gmail_quote gmail_quote_container">', '</div>'] as const;

/** A client whose line is the same in every language it is tried in. */
const always = (name: string, line: string, more: Partial<MarkedStyle> = {}): MarkedStyle => ({
  name,
  locales: EN,
  line: () => line,
  ...more,
});

const styles: readonly MarkedStyle[] = [
  {
    name: 'Gmail web',
    locales: everyLocale,
    line: ({ gmail }) => gmail,
    wrap: 76,
    delimiter: '-- \n',
    delimiterHtml: '<span class="gmail_signature_prefix">-- </span><br>',
    quote: GMAIL,
    around: GMAIL_AROUND,
  },
  {
    name: 'Gmail Android',
    locales: ['en', 'de', 'ja'],
    line: ({ gmail }) => gmail,
    wrap: 72,
    quote: GMAIL,
    around: GMAIL_AROUND,
  },
  {
    name: 'Gmail iOS',
    locales: ['en', 'es', 'zh'],
    line: ({ gmail }) => gmail,
    wrap: 76,
    footer: () => 'Sent from Gmail Mobile',
    quote: GMAIL,
    around: GMAIL_AROUND,
  },
  { name: 'Apple Mail macOS', locales: everyLocale, line: ({ apple }) => apple },
  {
    name: 'Apple Mail iOS',
    locales: everyLocale,
    line: ({ apple }) => apple,
    footer: ({ iphone }) => iphone,
    quote: '<blockquote type="cite"><div dir="ltr">',
  },
  { name: 'iCloud web', locales: ['en', 'fr'], line: ({ apple }) => apple },
  {
    name: 'Thunderbird',
    locales: everyLocale,
    line: ({ thunderbird }) => thunderbird,
    manner: 'p',
    wrap: 72,
    delimiter: '-- \n',
    delimiterHtml: '<pre class="moz-signature" cols="72">-- \n</pre>',
    quotesPlain: true,
    quote: '<blockquote type="cite" cite="mid:x@cairn.example">',
    around: ['<div class="moz-cite-prefix">', '</div>'],
  },
  {
    ...always('Yahoo web', 'On Saturday, November 21, 2026 at 12:00:00 PM GMT+1, @ wrote:', { mark: '> ' }),
    quote: '<blockquote>',
    around: ['<div id="ydp1yahoo_quoted_123" class="ydp1yahoo_quoted">', '</div>'],
  },
  always('Yahoo web, German', 'Am Samstag, 21. November 2026 um 12:00:00 MEZ hat @ Folgendes geschrieben:', {
    locales: ['de'],
  }),
  always('Yahoo web, French', 'Le samedi 21 novembre 2026 à 12:00:00 UTC+1, @ a écrit :', { locales: ['fr'] }),
  always('Yahoo web, Spanish', 'El sábado, 21 de noviembre de 2026, 12:00:00 CET, @ escribió:', { locales: ['es'] }),
  always('Yahoo mobile', 'On Saturday, November 21, 2026, 12:00 PM, @ wrote:', {
    footer: () => 'Sent from Yahoo Mail for iPhone',
  }),
  always('ProtonMail', 'On Saturday, November 21st, 2026 at 12:00 PM, @ wrote:', {
    footer: () => 'Sent with Proton Mail secure email.',
    quote: '<blockquote class="protonmail_quote" type="cite">',
    around: ['<div class="protonmail_quote">', '</div>'],
  }),
  always(
    'ProtonMail before 2023',
    '------- Original Message -------\nOn Saturday, November 21st, 2026 at 12:00 PM, @ wrote:',
    {
      footer: () => 'Sent with Proton Mail secure email.',
      quote: '<blockquote class="protonmail_quote" type="cite">',
    },
  ),
  always('Fastmail', 'On Sat, 21 Nov 2026, at 12:00 PM, # wrote:', {
    quotesPlain: true,
    quote: '<blockquote type="cite" id="qt">',
  }),
  always('Zoho', '---- On Sat, 21 Nov 2026 12:00:00 +0100 @ wrote ----', {
    quote: '<blockquote style="margin: 0px;">',
    around: ['<div class="zmail_extra">', '</div>'],
  }),
  always('Zoho, newer', '---- On Sat, 21 Nov 2026 12:00:00 +0100 @ wrote ---', {
    quote: '<blockquote id="blockquote_zmail">',
  }),
  always('K-9', 'On 21 November 2026 12:00:00 CET, @ wrote:', {
    mark: '>',
    footer: () => '-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.',
    quote: '<blockquote class="gmail_quote">',
  }),
  always('BlueMail', 'On 21 Nov 2026, at 12:00, @ wrote:', {
    footer: () => '\u2063Get BlueMail for Android \u200b',
    quote: '<blockquote class="gmail_quote">',
  }),
  always('Spark', 'On 21 Nov 2026 at 12:00 +0100, @, wrote:', {
    footer: () => 'Sent via Spark',
    quote: '<blockquote type="cite" style="border-left: 1px solid #1abc9c;">',
    around: ['<div name="messageReplySection">', '</div>'],
  }),
  always('Superhuman', 'On Sat, Nov 21, 2026 at 12:00 PM, @ wrote:', {
    wrap: 76,
    footer: () => 'Sent via Superhuman iOS',
    quote: GMAIL,
  }),
  always('HEY', 'On November 21, 2026, @ wrote:', { quote: '<blockquote>' }),
  always('Front', 'On Sat, Nov 21, 2026 at 12:00 PM, @ wrote:', {
    quote: '<blockquote type="cite" class="front-blockquote">',
  }),
  always('Missive', 'On November 21, 2026 at 12:00 PM, @ wrote:', { quote: '<blockquote>' }),
  always('mutt', 'On Sat, Nov 21, 2026 at 12:00:00PM +0100, # wrote:', {
    wrap: 72,
    quotesPlain: true,
    delimiter: '-- \n',
    delimiterHtml: '-- <br>',
  }),
  always('alpine', 'On Sat, 21 Nov 2026, # wrote:', {
    wrap: 72,
    quotesPlain: true,
    delimiter: '-- \n',
    delimiterHtml: '-- <br>',
  }),
  always('Evolution', 'On Sat, 2026-11-21 at 12:00 +0100, # wrote:', {
    quotesPlain: true,
    delimiter: '-- \n',
    delimiterHtml: '-- <br>',
  }),
  always('KMail', 'On Saturday, 21 November 2026 12:00:00 CET # wrote:', {
    quotesPlain: true,
    delimiter: '-- \n',
    delimiterHtml: '-- <br>',
  }),
  always('Claws', 'On Sat, 21 Nov 2026 12:00:00 +0100\n@ wrote:', {
    wrap: 72,
    quotesPlain: true,
    delimiter: '-- \n',
    delimiterHtml: '-- <br>',
  }),
  always('Gnus', '@ writes:', { wrap: 72, quotesPlain: true }),
  always('Roundcube', 'On 2026-11-21 12:00, # wrote:', {
    wrap: 76,
    quotesPlain: true,
    around: ['<div id="reply-intro">', '</div>'],
  }),
  always('Roundcube, German', 'Am 2026-11-21 12:00, schrieb #:', { locales: ['de'], wrap: 76, quotesPlain: true }),
  always('Horde', 'Quoting @:', { wrap: 76, quotesPlain: true }),
  always('Mailbird', 'On 21/11/2026 12:00:00, @ wrote:', {
    quote: '<blockquote class="history_container" type="cite">',
  }),
  always('Airmail', 'On 21 November 2026 at 12:00:00, @ wrote:', {}),
  always('The Bat!', 'Saturday, November 21, 2026, 12:00:00 PM, you wrote:', { wrap: 70, quotesPlain: true }),
  always('NetEase', 'At 2026-11-21 12:00:00, "Cairn" <checkin@cairn.example> wrote:', { locales: ['zh'], mark: '>' }),
  always('Mail.ru', 'Суббота, 21 ноября 2026, 12:00 +03:00 от @:', { locales: ['ru'] }),
  always('Yandex', '21.11.2026, 12:00, @:', { locales: ['ru'], quote: '<blockquote>' }),
  always('WP.pl', 'Dnia 21 listopada 2026 12:00 @ napisał(a):', { locales: ['pl'] }),
  always('T-Online', '-----Original-Nachricht-----\nAm 21.11.2026 12:00 schrieb @:', { locales: ['de'] }),
  always('Open-Xchange', '@ hat am 21.11.2026 12:00 CET geschrieben:', { locales: ['de'] }),
  always('Open-Xchange, English', 'On 21/11/2026 12:00 CET @ wrote:'),
];

export const clientsWithLine = styles.map(markedClient);

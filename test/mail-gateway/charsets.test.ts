import test from 'ava';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { readText } from '#language/reader/read-words.ts';
import { charsetOf, decodeText } from '#mail-gateway/reading/charset.ts';
import { decodeWords } from '#mail-gateway/reading/encoded-words.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';

const GERMAN = 'Wir haben für Müller das Dach gebaut und übergeben.';
const LATIN = Buffer.from(GERMAN, 'latin1');
const UTF8 = Buffer.from(GERMAN);
const JAPANESE = Buffer.from('\x1b$B:#F|$O$h$$F|$G$7$?\x1b(B', 'latin1');

const quotedPrintable = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('');

const read = async (type: string, encoding: string, body: Buffer | string) => {
  const head = [
    'From: a@example.org',
    'Subject: Re: Your day',
    ...(type ? [`Content-Type: ${type}`] : []),
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    '',
  ];
  const raw = Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body), Buffer.from('\r\n')]);
  const reading = await readMail(raw, { sent: [], asked: null, today: '2026-11-21' }, readText);
  return reading.kind === 'understood' ? (reading.wins[0] ?? reading.remark?.text) : reading.kind;
};

for (const declared of [
  '',
  'text/plain',
  'text/plain; charset=us-ascii',
  'text/plain; charset=utf-8',
  'text/plain; charset=x-unknown',
  'text/plain; charset="iso-8859-1"',
])
  test(`8-bit text is read with its umlauts, called ${declared || 'nothing'}`, async (t) => {
    t.is(await read(declared, '8bit', LATIN), GERMAN);
    t.is(await read(declared, 'quoted-printable', quotedPrintable(LATIN)), GERMAN);
    t.is(await read(declared, 'base64', LATIN.toString('base64')), GERMAN);
    t.is(await read(declared, '8bit', UTF8), GERMAN);
    t.is(await read(declared, 'quoted-printable', quotedPrintable(UTF8)), GERMAN);
    t.is(await read(declared, 'base64', UTF8.toString('base64')), GERMAN);
  });

test('Japanese that does not say so is read', async (t) => {
  for (const type of [
    '',
    'text/plain; charset=us-ascii',
    'text/plain; charset=iso-2022-jp',
    'text/plain; charset=iso-2022-jp-2',
  ])
    t.is(await read(type, '7bit', JAPANESE), '今日はよい日でした');
});

test('UTF-7 is read under each of its names', async (t) => {
  for (const name of ['utf-7', 'UTF7', 'unicode-1-1-utf-7', 'x-unicode-2-0-utf-7'])
    t.is(
      await read(`text/plain; charset=${name}`, '7bit', 'Caf+AOk for two: 1 +- 1, built +2DzfiQ- by hand.'),
      'Café for two: 1 + 1, built 🎉 by hand.',
    );
});

test('a text that was attached is read by its label or its byte order mark', async (t) => {
  t.is(await attached('"ISO-8859-2"', Buffer.from('Zbudowali\xb6my dach.', 'latin1')), 'Zbudowaliśmy dach.');
  t.is(await attached('us-ascii', Buffer.from(`\ufeff${GERMAN}`, 'utf16le')), GERMAN);
  t.is(await attached('unicode-1-1-utf-7', Buffer.from('Caf+AOk built by hand.')), 'Café built by hand.');
});

const attached = (charset: string, text: Buffer) =>
  read(
    'multipart/mixed; boundary=b',
    '8bit',
    Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Type: text/plain; charset=${charset}; name=a.txt\r\nContent-Disposition: attachment; filename=a.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
      ),
      Buffer.from(text.toString('base64')),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  );

const CZECH = 'Předal jsem účetní knihy o den dříve.';
const FRENCH = 'Réparé le toit à Noël pour l’école.';
const RUSSIAN = 'Сегодня мы починили крышу школы.';
const CHINESE = 'Repaired the roof of 学校 today, ~40 tiles.';
const KOREAN = '오늘 지붕을 고쳤다.';
const encoded = (text: string, charset: string): Buffer => iconv.encode(text, charset);
/** Hangul between the signs that switch, all else as it is. */
const sevenBitKorean = (text: string): string =>
  text.replace(/\p{Script=Hangul}+/gu, (run) => `\x0e${sevenBits(encoded(run, 'euc-kr'))}\x0f`);
const sevenBits = (bytes: Buffer): string => Buffer.from(bytes.map((byte) => byte & 0x7f)).toString('latin1');

/** Labels that Node does not know, or knows by another name, each with a text in it. */
const RARE: readonly (readonly [label: string, text: string, bytes: Buffer])[] = [
  ...['cp852', 'IBM852', 'CP-852', 'pc852', '"cp852"', 'csPCp852', 'x-ibm-852', 'ms-dos-852'].map(
    (label) => [label, CZECH, encoded(CZECH, 'cp852')] as const,
  ),
  ['cp850', 'Größe für Müller geprüft, täglich.', encoded('Größe für Müller geprüft, täglich.', 'cp850')],
  ['ibm437', 'Größe für Müller geprüft, täglich.', encoded('Größe für Müller geprüft, täglich.', 'cp437')],
  ...['macintosh', 'macroman', 'x-mac-roman', 'MacRoman', 'mac-roman'].map(
    (label) => [label, FRENCH, encoded(FRENCH, 'macintosh')] as const,
  ),
  ...['x-mac-ce', 'maccenteuro', 'mac-centraleurroman'].map(
    (label) => [label, CZECH, encoded(CZECH, 'maccenteuro')] as const,
  ),
  ['x-mac-cyrillic', RUSSIAN, encoded(RUSSIAN, 'maccyrillic')],
  ['koi8-ru', RUSSIAN, encoded(RUSSIAN, 'koi8-r')],
  ['cp866', RUSSIAN, encoded(RUSSIAN, 'cp866')],
  ['iso-ir-101', CZECH, encoded(CZECH, 'iso-8859-2')],
  ['iso-ir-226', 'Am reparat acoperișul școlii.', encoded('Am reparat acoperișul școlii.', 'iso-8859-16')],
  ['iso-ir-203', 'Réparé le toit pour 90 €.', encoded('Réparé le toit pour 90 €.', 'iso-8859-15')],
  [
    'hz-gb-2312',
    CHINESE,
    Buffer.from(
      CHINESE.replace('~', '~~').replace(/\p{Script=Han}+/gu, (run) => `~{${sevenBits(encoded(run, 'gb2312'))}~}`),
    ),
  ],
  ['iso-2022-kr', KOREAN, Buffer.from(`\x1b$)C${sevenBitKorean(KOREAN)}`, 'latin1')],
];

for (const [label, text, bytes] of RARE)
  test(`${label} is read in the right letters: attached, inline and in a subject`, async (t) => {
    t.is(await attached(label, bytes), text);
    t.is(await read(`text/plain; charset=${label}`, '8bit', bytes), text);
    t.is(await read(`text/plain; charset=${label}`, 'base64', bytes.toString('base64')), text);
    t.is(await read(`text/plain; charset=${label}`, 'quoted-printable', quotedPrintable(bytes)), text);
    const word = label.replace(/"/g, '');
    t.is(decodeWords(`=?${word}?B?${bytes.toString('base64')}?=`), text);
  });

test('whatever a label says, the text is read or guessed, and nothing is thrown', (t) => {
  for (const label of [
    'no-such',
    'constructor',
    '__proto__',
    '_dbcs',
    'base64',
    'hex',
    'x-user-defined',
    'cp99999',
    '\0',
  ])
    t.is(decodeText(label, LATIN), GERMAN, label);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.uint8Array(), (label, bytes) => {
      t.is(typeof decodeText(label, bytes), 'string');
      t.is(typeof decodeWords(`=?${label}?B?${Buffer.from(bytes).toString('base64')}?=`), 'string');
    }),
  );
  for (const label of ['cp852', 'hz-gb-2312', 'iso-2022-kr', 'iso-2022-cn', 'x-mac-ce', 'utf-7', 'utf-32'])
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(label, bytes) === 'string'));
});

test('HTML that names its charset itself is read in it', async (t) => {
  const html = Buffer.from(
    '<html><head><meta charset="iso-8859-2"></head><body><p>Zbudowali\xb6my dach.</p></body></html>',
    'latin1',
  );
  t.is(await read('text/html', '8bit', html), 'Zbudowaliśmy dach.');
});

test('a true label stands, and so do those of several bytes a character', (t) => {
  t.is(charsetOf('iso-8859-2', Buffer.from('Zbudowali\xb6my', 'latin1')), 'iso-8859-2');
  t.is(charsetOf('koi8-r', Buffer.from('\xf0\xd2\xc9\xd7\xc5\xd4', 'latin1')), 'koi8-r');
  t.is(charsetOf('gb2312', Buffer.from('\xc1\xaa\xcd\xa8', 'latin1')), 'gb2312'); // valid UTF-8 by chance
  t.is(charsetOf('shift_jis', Buffer.from('\x8d\xa1\x93\xfa', 'latin1')), 'shift_jis');
});

test('text that was cut within a character stays UTF-8', (t) => {
  t.is(
    decodeText('utf-8', Buffer.from('Für Müller gebaut, täglich €').subarray(0, -1)),
    'Für Müller gebaut, täglich \ufffd',
  );
});

test('any text comes back from UTF-8, however it is called', (t) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('', 'us-ascii', 'utf-8', 'x-nothing'),
      (text, declared) => {
        const plain = text.replace(/[\p{Cc}\ufeff\ufffd]/gu, '').toWellFormed();
        t.is(decodeText(declared, Buffer.from(plain)), plain);
      },
    ),
  );
});

test('encoded words that cut a character in two are joined before they are read', (t) => {
  const cut = (bytes: Buffer, at: number, charset: string) =>
    `=?${charset}?B?${bytes.subarray(0, at).toString('base64')}?=\r\n =?${charset}?B?${bytes.subarray(at).toString('base64')}?=`;
  for (let at = 1; at < UTF8.length; at += 1) t.is(decodeWords(cut(UTF8, at, 'utf-8')), GERMAN);
  t.is(decodeWords('=?UTF-8?Q?F=C3?= =?utf-8?q?=BCr?='), 'Für');
  t.is(decodeWords('=?utf-8?q?a?= and =?utf-8?q?b?='), 'a and b');
  t.is(decodeWords('=?iso-8859-1?q?F=FCr?= =?utf-8?q?_M=C3=BCller?='), 'Für Müller');
});

test('encoded words under a wrong label are read as what they are', (t) => {
  t.is(decodeWords('=?us-ascii?Q?F=FCr_M=FCller?='), 'Für Müller');
  t.is(decodeWords('=?iso-8859-1?Q?F=C3=BCr?='), 'Für');
  t.is(decodeWords('=?no-such-charset?q?a?='), '=?no-such-charset?q?a?=');
  t.is(decodeWords(`=?iso-2022-jp-2?B?${JAPANESE.toString('base64')}?=`), '今日はよい日でした');
});

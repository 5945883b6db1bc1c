/** Odd mails as bytes, and the text that stands there for a person to read. */
export type UnseenMime = Readonly<{ name: string; mail: Buffer; text: string; subject?: string }>;

const bytes = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const base =
  'From: Nora Lind <nora.lind@example.org>\r\nTo: journal@cairn.example\r\nDate: Tue, 4 Mar 2025 09:01:00 +0000\r\nMessage-ID: <odd@example.org>\r\n';
const made = (headers: string, body: string, subject = 'Subject: Re: week') =>
  bytes(`${base}${subject}\r\n${headers}\r\n${body}`.replaceAll(/\r?\n/g, '\r\n'));
const v1 = 'MIME-Version: 1.0\r\n';
const html = (text: string) => `<html><body><p>${text}</p></body></html>`;
const b64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const two = (boundary: string, first: string, second = '') =>
  `--${boundary}\nContent-Type: text/plain; charset=utf-8\n\n${first}\n--${boundary}\n${second}\n--${boundary}--\n`;
const win = 'Closed the Berlin deal.';
const iso2022 = '\x1b$B:#F|$O?7@=IJ$rH/I=$7$^$7$?\x1b(B'; // 今日は新製品を発表しました
const jis = '今日は新製品を発表しました';
const sjis = '\x8d\xa1\x93\xfa\x82\xcd\x90\x56\x90\xbb\x95\x69\x82\xf0\x94\xad\x95\x5c\x82\xb5\x82\xdc\x82\xb5\x82\xbd';
const picture = (type: string) =>
  `Content-Type: ${type}; name="p.png"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="p.png"\n\niVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==`;

const cases: readonly (readonly [string, Buffer, string, string?])[] = [
  ['no MIME headers at all', made('', win), win],
  ['Content-Type: text', made(`${v1}Content-Type: text\r\n`, win), win],
  ['Content-Type without a slash and with parameters', made(`${v1}Content-Type: plain; charset=utf-8\r\n`, win), win],
  [
    'two Content-Type headers',
    made(`${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Type: text/plain; charset=us-ascii\r\n`, win),
    win,
  ],
  [
    'charset in quotes with blanks',
    made(
      `${v1}Content-Type: text/plain; charset=" utf-8 "\r\nContent-Transfer-Encoding: 8bit\r\n`,
      utf8('Größe geprüft.'),
    ),
    'Größe geprüft.',
  ],
  [
    'charset=utf8',
    made(`${v1}Content-Type: text/plain; charset=utf8\r\n`, utf8('Zażółć gęślą jaźń.')),
    'Zażółć gęślą jaźń.',
  ],
  [
    'charset unknown-8bit',
    made(`${v1}Content-Type: text/plain; charset=unknown-8bit\r\n`, 'Caf\xe9 er\xf6ffnet.'),
    'Café eröffnet.',
  ],
  [
    'charset cp1252 with quotes of Word',
    made(`${v1}Content-Type: text/plain; charset=cp1252\r\n`, 'Won the \x93big\x94 one \x96 at last.'),
    'Won the “big” one – at last.',
  ],
  [
    'iso-8859-1 that is windows-1252',
    made(`${v1}Content-Type: text/plain; charset=iso-8859-1\r\n`, 'It\x92s done, 5 \x80 saved.'),
    'It’s done, 5 € saved.',
  ],
  ['koi8-r', made(`${v1}Content-Type: text/plain; charset=koi8-r\r\n`, '\xf0\xd2\xc9\xd7\xc5\xd4'), 'Привет'],
  [
    'windows-1251',
    made(`${v1}Content-Type: text/plain; charset=windows-1251\r\n`, '\xcf\xf0\xe8\xe2\xe5\xf2'),
    'Привет',
  ],
  ['iso-2022-jp', made(`${v1}Content-Type: text/plain; charset=iso-2022-jp\r\n`, iso2022), jis],
  ['iso-2022-jp unlabelled', made('', iso2022), jis],
  ['shift_jis', made(`${v1}Content-Type: text/plain; charset=Shift_JIS\r\n`, sjis), jis],
  [
    'gb2312 that is gbk',
    made(`${v1}Content-Type: text/plain; charset=gb2312\r\n`, '\xcd\xea\xb3\xc9\xc1\xcb\xcf\xee\xc4\xbf'),
    '完成了项目',
  ],
  ['ks_c_5601-1987', made(`${v1}Content-Type: text/plain; charset=ks_c_5601-1987\r\n`, '\xbf\xcf\xb7\xe1'), '완료'],
  [
    'utf-16 with a mark',
    made(
      `${v1}Content-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n`,
      b64(Buffer.from(`\ufeff${win}`, 'utf16le')),
    ),
    win,
  ],
  ['utf-7', made(`${v1}Content-Type: text/plain; charset=utf-7\r\n`, 'Gr+APYA3w-e gepr+APw-ft.'), 'Größe geprüft.'],
  [
    'UTF-8 labelled iso-8859-1',
    made(`${v1}Content-Type: text/plain; charset=iso-8859-1\r\n`, utf8('Größe geprüft.')),
    'Größe geprüft.',
  ],
  [
    'windows-1252 labelled utf-8',
    made(`${v1}Content-Type: text/plain; charset=utf-8\r\n`, 'Gr\xf6\xdfe gepr\xfcft.'),
    'Größe geprüft.',
  ],
  ['raw windows-1252 subject', made('', win, 'Subject: Gr\xf6\xdfe'), win, 'Größe'],
  ['raw iso-2022-jp subject', made('', win, `Subject: ${iso2022}`), win, jis],
  ['encoded word in lower case q', made('', win, 'Subject: =?iso-8859-1?q?Gr=F6=DFe_fertig?='), win, 'Größe fertig'],
  [
    'encoded words that cut a character',
    made(
      '',
      win,
      `Subject: =?utf-8?B?${b64(Buffer.from('Größe').subarray(0, 3))}?=\r\n =?utf-8?B?${b64(Buffer.from('Größe').subarray(3))}?=`,
    ),
    win,
    'Größe',
  ],
  [
    'quoted-printable with lower-case and lone equals',
    made(
      `${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n`,
      'Gr=c3=b6=c3=9fe: a = b, done=\n today.',
    ),
    'Größe: a = b, done today.',
  ],
  [
    'Content-Transfer-Encoding misspelled',
    made(
      `${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8-bit\r\n`,
      utf8('Größe geprüft.'),
    ),
    'Größe geprüft.',
  ],
  [
    'encoding with a comment',
    made(`${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64 (really)\r\n`, b64(win)),
    win,
  ],
  [
    'base64 without padding',
    made(
      `${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n`,
      b64(win).replace(/=+$/, ''),
    ),
    win,
  ],
  [
    'base64 with a footer of a list in clear',
    made(`${v1}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n`, `${b64(win)}\n`),
    win,
  ],
  [
    'boundary with blanks inside',
    made(`${v1}Content-Type: multipart/mixed; boundary="a b c"\r\n`, two('a b c', win, picture('image/png'))),
    win,
  ],
  [
    'boundary not quoted though it must be',
    made(`${v1}Content-Type: multipart/mixed; boundary=a=b:c/d\r\n`, two('a=b:c/d', win, picture('image/png'))),
    win,
  ],
  [
    'empty Content-Type of an attachment',
    made(`${v1}Content-Type: multipart/mixed; boundary="x"\r\n`, two('x', win, picture(''))),
    win,
  ],
  [
    'no last boundary',
    made(
      `${v1}Content-Type: multipart/mixed; boundary="x"\r\n`,
      two('x', win, picture('image/png')).replace('--x--\n', ''),
    ),
    win,
  ],
  [
    'html alone with a charset of its own',
    made(
      `${v1}Content-Type: text/html\r\n`,
      `<html><head><meta charset="windows-1252"></head><body>Gr\xf6\xdfe gepr\xfcft.</body></html>`,
    ),
    'Größe geprüft.',
  ],
  [
    'html in the text part',
    made(
      `${v1}Content-Type: multipart/alternative; boundary="x"\r\n`,
      `--x\nContent-Type: text/plain\n\n${win}\n--x\nContent-Type: text/html\n\n${html(win)}\n--x--`,
    ),
    win,
  ],
  [
    'empty text beside full html',
    made(
      `${v1}Content-Type: multipart/alternative; boundary="x"\r\n`,
      `--x\nContent-Type: text/plain\n\n\n--x\nContent-Type: text/html; charset=utf-8\n\n${html(win)}\n--x--`,
    ),
    win,
  ],
  [
    'preamble and epilogue',
    made(
      `${v1}Content-Type: multipart/mixed; boundary="x"\r\n`,
      `This is a multi-part message in MIME format.\n${two('x', win, picture('image/png'))}epilogue`,
    ),
    win,
  ],
  [
    'format=flowed',
    made(`${v1}Content-Type: text/plain; charset=utf-8; format=flowed\r\n`, 'Closed the \nBerlin deal.'),
    win,
  ],
  [
    'application/octet-stream as text beside text',
    made(
      `${v1}Content-Type: multipart/mixed; boundary="x"\r\n`,
      two(
        'x',
        win,
        `Content-Type: application/octet-stream; name="a.bin"\nContent-Disposition: attachment\n\n\x00\x01\x02`,
      ),
    ),
    win,
  ],
  ['multipart in name, plain in fact', made(`${v1}Content-Type: multipart/mixed\r\n`, win), win],
  [
    'nested four deep',
    made(
      `${v1}Content-Type: multipart/mixed; boundary="a"\r\n`,
      `--a\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: multipart/alternative; boundary="c"\n\n--c\nContent-Type: text/plain\n\n${win}\n--c\nContent-Type: text/html\n\n${html(win)}\n--c--\n--b--\n--a--`,
    ),
    win,
  ],
  ['old-Mac ends of lines', Buffer.from(made('', win).toString('latin1').replaceAll('\r\n', '\r'), 'latin1'), win],
];

export const oddMime: readonly UnseenMime[] = cases.map(([name, mail, text, subject]) => ({
  name,
  mail,
  text,
  ...(subject && { subject }),
}));

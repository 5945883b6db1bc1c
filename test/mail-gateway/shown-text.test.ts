import test from 'ava';
import { bodyText } from '#mail-gateway/reading/body-text.ts';
import { parseMail } from '#mail-gateway/reading/parse-mail.ts';

const shown = async (type: string, body: string): Promise<string> => {
  const mail = `From: a@example.org\nSubject: Re: Your day\nMIME-Version: 1.0\nContent-Type: ${type}\n\n${body}`;
  return bodyText(await parseMail(Buffer.from(mail, 'latin1'))).text.trim();
};

type Part = readonly [type: string, body: string];

const multipart = (kind: string, boundary: string, parts: readonly Part[]): Part => [
  `multipart/${kind}; boundary=${boundary}`,
  `${parts.map(([type, body]) => `--${boundary}\nContent-Type: ${type}\n\n${body}\n`).join('')}--${boundary}--\n`,
];
const mixed = (...parts: readonly Part[]): Part => multipart('mixed', 'm', parts);
const alternative = (...parts: readonly Part[]): Part => multipart('alternative', 'a', parts);
const plain = (text: string): Part => ['text/plain; charset=us-ascii', text];
const html = (text: string): Part => ['text/html; charset=us-ascii', `<html><body>${text}</body></html>`];
const PICTURE: Part = [
  'image/png; name=a.png\nContent-Disposition: inline; filename=a.png\nContent-Transfer-Encoding: base64',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
];

const MIXED: Readonly<Record<string, readonly [Part, string]>> = {
  'HTML, then a text': [mixed(html('Mended pump 2.'), plain('Sent by a list.')), 'Mended pump 2.\n\nSent by a list.'],
  'a text, then HTML': [mixed(plain('From outside!'), html('Mended pump 2.')), 'From outside!\n\nMended pump 2.'],
  'HTML around a picture': [mixed(html('Mended it.'), PICTURE, html('Told Ines.')), 'Mended it.\n\nTold Ines.'],
  'alternatives, then a text': [
    mixed(alternative(plain('Mended pump 2.'), html('<b>Mended</b> pump 2.')), plain('Sent by a list.')),
    'Mended pump 2.\n\nSent by a list.',
  ],
  'alternatives of which the plain one is empty, then a text': [
    mixed(alternative(plain(' '), html('Mended pump 2.')), plain('Sent by a list.')),
    'Mended pump 2.\n\nSent by a list.',
  ],
  'a mixture among alternatives': [
    alternative(plain(''), multipart('mixed', 'n', [html('Mended it.'), PICTURE, html('Told Ines.')])),
    'Mended it.\n\nTold Ines.',
  ],
  'two forms of one text that are not called alternatives': [
    mixed(
      plain('Mended pump 2, see http://x.example/a, before the night shift.'),
      html('Mended pump 2, see before the night shift.'),
    ),
    'Mended pump 2, see http://x.example/a, before the night shift.',
  ],
  'a note for programs without HTML, then HTML': [
    mixed(plain('This message requires HTML. Please use an HTML mail client.'), html('Mended pump 2.')),
    'Mended pump 2.',
  ],
};
for (const [title, [[type, body], words]] of Object.entries(MIXED))
  test(`all texts of a mail are read, in their order: ${title}`, async (t) => {
    t.is(await shown(type, body), words);
  });

const FRAMES: Readonly<Record<string, readonly [string, string]>> = {
  'a document within one': [
    'Mended pump 2<br><blockquote><div><html><head></head><body><p>And you?</p></body></html></div></blockquote>',
    'Mended pump 2\n\n> And you?',
  ],
  'text behind the end': ['<html><body><p>Mended it.</p></body>\nTold Ines.</html>', 'Mended it.\n\nTold Ines.'],
  'text before the begin': ['Mended it.<html><body><p>Told Ines.</p></body></html>', 'Mended it.\n\nTold Ines.'],
  'two documents in a row': [
    '<html><body>Mended it.</body></html><html><body>Told Ines.</body></html>',
    'Mended it.\n\nTold Ines.',
  ],
  'a head without an end': [
    '<html><head><meta charset="utf-8"><title>Mail</title><style>p{}</style><body><p>Mended it.</p></body></html>',
    'Mended it.',
  ],
  'text in the head': [
    '<html><head><style>p{}</style><p>Mended it.</p></head><body>Told Ines.</body>',
    'Mended it.\n\nTold Ines.',
  ],
  'what no browser shows': [
    '<body><template>No.</template><script>no()</script><p>Mended it.</p></body>',
    'Mended it.',
  ],
};
for (const [title, [document, words]] of Object.entries(FRAMES))
  test(`HTML is read as a browser shows it: ${title}`, async (t) => {
    t.is(await shown('text/html; charset=utf-8', document), words);
  });

test('a small text that was attached is read where nothing else is said, in its own letters', async (t) => {
  const attached: Part = [
    'text/plain; charset=iso-8859-2; name=a.txt\nContent-Disposition: attachment; filename=a.txt',
    'Zav\xf8el jsem knihy.',
  ];
  t.is(await shown(...mixed(attached)), 'Zavřel jsem knihy.');
  t.is(await shown(...mixed(html('<div><br></div>'), attached)), 'Zavřel jsem knihy.');
  t.is(await shown(...mixed(html('Mended it.'), attached)), 'Mended it.');
});

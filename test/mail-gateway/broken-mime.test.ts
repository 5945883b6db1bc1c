import test from 'ava';
import fc from 'fast-check';
import { readText } from '#language/reader/read-words.ts';
import { readHeaders } from '#mail-gateway/reading/headers.ts';
import { mendMime } from '#mail-gateway/reading/mending/mend-mime.ts';
import { withoutUuencoded } from '#mail-gateway/reading/mending/uuencoded.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';

const read = (mail: string) =>
  readMail(Buffer.from(mail, 'latin1'), { sent: [], asked: null, today: '2026-11-21' }, readText);

/** The one thing each of them says, whatever is broken around it. */
const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

const head = (...fields: readonly string[]): string =>
  ['From: a@example.org', 'To: r@cairn.example', 'Subject: Re: Your day', 'MIME-Version: 1.0', ...fields, '', ''].join(
    '\n',
  );

const typed = (type: string): string => head(`Content-Type: ${type}`);
const joined = (...lines: readonly string[]): string => lines.join('\n');

const picture = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(3_000, 7)])
  .toString('base64')
  .replace(/(.{76})/g, '$1\n');

/** As old programs write a file into the text. */
const uuencoded = (bytes: Buffer, keepsBlanks: boolean): string => {
  const sign = (six: number): string => (six === 0 ? (keepsBlanks ? '`' : ' ') : String.fromCharCode(six + 32));
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 45) {
    const piece = bytes.subarray(at, at + 45);
    let line = String.fromCharCode(piece.length + 32);
    for (let three = 0; three < piece.length; three += 3) {
      const [a = 0, b = 0, c = 0] = piece.subarray(three, three + 3);
      line += [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63].map(sign).join('');
    }
    lines.push(line.trimEnd());
  }
  return joined('begin 644 roof picture.jpg', ...lines, '`', 'end');
};

const file = Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 37) % 251));

/** Each is a mail that says `WORDS` and nothing else. */
const brokenMails: Readonly<Record<string, string>> = {
  'a picture without a type': joined(
    `${typed('multipart/mixed; boundary="b"')}--b`,
    `Content-Type: text/plain\n\n${WORDS}\n\n--b`,
    'Content-Type: ; name="p.jpg"',
    'Content-Disposition: attachment; filename="p.jpg"',
    `Content-Transfer-Encoding: base64\n\n${picture}\n--b--\n`,
  ),
  'a type that is empty': `${typed('')}${WORDS}\n`,
  'a type that is half a one': `${typed('text')}${WORDS}\n`,
  'HTML without a type': `${typed('')}<div>${WORDS}<br></div>\n`,
  'blanks behind the boundaries': `${typed('multipart/alternative; boundary="b"')}--b  \nContent-Type: text/plain\n\n${WORDS}\n\n--b\t\nContent-Type: text/html\n\n<p>${WORDS}</p>\n--b--   \n`,
  'blanks behind the boundaries, in lines of CRLF':
    `${typed('multipart/alternative; boundary="b"')}--b \nContent-Type: text/plain\n\n${WORDS}\n\n--b-- \n`.replace(
      /\n/g,
      '\r\n',
    ),
  'a boundary that never comes': `${typed('multipart/alternative; boundary="never"')}${WORDS}\n`,
  'another boundary than the declared one': `${typed('multipart/alternative; boundary="never"')}--other\nContent-Type: text/plain; charset=utf-8\n\n${WORDS}\n\n--other\nContent-Type: text/html\n\n<p>${WORDS}</p>\n--other--\n`,
  'no boundary declared': `${typed('multipart/mixed')}--x\nContent-Type: text/plain\n\n${WORDS}\n--x--\n`,
  'a head below a boundary that never comes': `${typed('multipart/mixed; boundary="never"')}Content-Type: text/html\n\n<p>${WORDS}</p>\n`,
  'the first boundary missing': `${typed('multipart/mixed; boundary="b"')}Content-Type: text/plain; charset=utf-8\n\n${WORDS}\n\n--b\nContent-Type: text/html\n\n<p></p>\n--b--\n`,
  'nothing but the last boundary': `${typed('multipart/mixed; boundary="b"')}${WORDS}\n\n--b--\n`,
  'no last boundary': `${typed('multipart/mixed; boundary="b"')}--b\nContent-Type: text/plain\n\n${WORDS}\n`,
  'no last boundary within another': `${typed('multipart/mixed; boundary="b"')}--b\nContent-Type: multipart/alternative; boundary="c"\n\n--c\nContent-Type: text/plain\n\n${WORDS}\n--b--\n`,
  'sections without a type around them': `${head()}--x\nContent-Type: text/plain\n\n${WORDS}\n--x\nContent-Type: text/html\n\n<p>${WORDS}</p>\n--x--\n`,
  'sections that call themselves plain text': `${typed('text/plain')}This is a multi-part message in MIME format.\n\n--x\nContent-Type: text/plain\n\n${WORDS}\n--x--\n`,
  'text that calls itself base64': `${head('Content-Type: text/plain', 'Content-Transfer-Encoding: base64')}${WORDS}\n`,
  'a file in the text': `${typed('text/plain')}${WORDS}\n\n${uuencoded(file, true)}\n`,
  'a file in the text that lost its blanks': `${typed('text/plain')}${WORDS}\n\n${uuencoded(file, false)}\n`,
  'a file in the text that does not end': `${typed('text/plain')}${WORDS}\n\n${uuencoded(file, true).split('\n').slice(0, 6).join('\n')}\n`,
  'a digest beside the text': `${typed('multipart/mixed; boundary="m"')}--m\nContent-Type: text/plain\n\n${WORDS}\n--m\nContent-Type: multipart/digest; boundary="d"\n\n--d\n\nFrom: x@y.example\nSubject: one\n\nBuilt a shed for the neighbours.\n--d--\n--m--\n`,
  'nothing but a small text file': `${typed('multipart/mixed; boundary="b"')}--b\nContent-Type: text/plain; name="note.txt"\nContent-Disposition: attachment; filename="note.txt"\n\n${WORDS}\n--b--\n`,
  'a blank in the line below its head': `${typed('text/plain').slice(0, -1)} \n${WORDS}\n`,
  'blanks in the line below its head, and a quoted head in the text': `${typed('text/plain').slice(0, -1)}\t \n${WORDS}\n\nFrom: Cairn <c@cairn.example>\nSent: Tuesday, November 3, 2026 9:12 AM\nTo: a@example.org\nSubject: Your day\n\nAnd you?\n`,
  'a blank in the line below the head of a part': `${typed('multipart/mixed; boundary="b"')}--b\nContent-Type: text/html;\n charset=utf-8\n \n<p>${WORDS}</p>\n--b--\n`,
  'a blank in every line below a head': `${typed('multipart/mixed; boundary="b"').slice(0, -1)} \n--b\nContent-Type: text/plain\n \n${WORDS}\n--b--\n`,
  'a text that calls itself a file': `${typed('application/octet-stream')}${WORDS}\n`,
};

for (const [name, mail] of Object.entries(brokenMails))
  test(`the text is read, and nothing else, of a mail with ${name}`, async (t) => {
    t.like(await read(mail), { kind: 'understood', wins: [WORDS], requests: [] });
  });

test('a picture without a type is kept, and a file within the text is said to be left', async (t) => {
  t.like(await read(brokenMails['a picture without a type'] ?? ''), { files: [{ name: 'p.jpg', type: 'image/jpeg' }] });
  t.like(await read(brokenMails['a file in the text'] ?? ''), { files: [], filesLeft: 1 });
});

test('the head of a mail ends at a line of blanks unless it goes on below', (t) => {
  const from = (mail: string) => singleFrom(readHeaders(Buffer.from(mail)))?.address ?? null;
  t.is(from('Subject: one\n \n two\nFrom: a@example.org\n\nWords\n'), 'a@example.org');
  t.is(from('Subject: one\n \nFrom: a@example.org\n\nWords\n'), 'a@example.org');
  t.is(from('From: a@example.org\n \nI wrote this.\nFrom: b@example.org\n'), 'a@example.org');
  t.is(from('From: a@example.org\n \nFrom: b@example.org\n\nWords\n'), null);
  t.is(from(`From: a@example.org\n \n${'X-Long: a\n'.repeat(2_000)}From: b@example.org\n\nWords\n`), null);
});

test('a digest of a list is nobody’s win', async (t) => {
  for (const mail of digests) t.like(await read(mail), { kind: 'automatic' });
});

test('a mail in which there is nothing to read is unreadable still', async (t) => {
  const empty =
    'From: a@example.org\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: ; name="x"\n\n\n--b--\n';
  t.like(await read(empty), { kind: 'unreadable', reason: 'no-text' });
});

test('a person may write begin and end', (t) => {
  const text =
    'begin 2026 with a plan\nI WON THE CASE\nTHE HARVEST IS IN\nend\nbegin 644 reasons\nOne of them is you.\nend';
  t.deepEqual(withoutUuencoded(text), { text, files: 0 });
});

test('a sound mail stays as it is, byte for byte', (t) => {
  const part = fc.stringMatching(/^[A-Za-z0-9 .,äöü€-]{1,80}$/);
  fc.assert(
    fc.property(part, part, fc.constantFrom('\n', '\r\n'), (plain, html, end) => {
      const mail = [
        'From: a@example.org',
        'Content-Type: multipart/alternative; boundary="=_b 1"',
        '',
        '--=_b 1',
        'Content-Type: text/plain; charset=utf-8; format=flowed',
        '',
        plain,
        '--=_b 1',
        'Content-Type: text/html; charset="UTF-8"',
        '',
        `<p>${html}</p>`,
        '--=_b 1--',
        '',
      ].join(end);
      const raw = Buffer.from(mail);
      t.is(Buffer.compare(Buffer.from(mendMime(raw)), raw), 0);
    }),
  );
});

test('whatever the bytes are, mending does not throw', (t) => {
  const line = fc.constantFrom(
    ...[
      '--b',
      '--b--',
      '--b  ',
      '',
      'Content-Type: multipart/mixed; boundary=b',
      'Content-Type: ; name="x"',
      'Content-Type: text/plain',
    ],
    ...[
      'Content-Transfer-Encoding: base64',
      'Content-Type: multipart/digest; boundary="b"',
      'begin 644 x',
      'end',
      'words',
      '\xff\xfe',
      '\t',
    ],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      t.true(mendMime(Buffer.from(lines.join(end), 'latin1')) instanceof Uint8Array);
    }),
  );
});

/** A list's digest has no author among our users. */
const digests: readonly string[] = [
  `${typed('multipart/digest; boundary="d"')}--d\n\nFrom: x@y.example\nSubject: one\n\n${WORDS}\n\n--d\n\nFrom: z@y.example\nSubject: two\n\nBuilt a shed.\n--d--\n`,
  `${head('Content-Type: text/plain').replace('Re: Your day', 'Builders Digest, Vol 12, Issue 3')}Today's Topics:\n\n   1. Sheds (Ana)\n\n${WORDS}\n`,
];

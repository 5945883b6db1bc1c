import test from 'ava';
import fc from 'fast-check';
import { mendMime } from '#mail-gateway/reading/mending/mend-mime.ts';
import { withoutUuencoded } from '#mail-gateway/reading/mending/uuencoded.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';
import { brokenMails, digests, WORDS } from './broken-mime-mails.ts';

const read = (mail: string) => readMail(Buffer.from(mail, 'latin1'), { sent: [], asked: null, today: '2026-11-21' });

for (const [name, mail] of Object.entries(brokenMails))
  test(`the text is read, and nothing else, of a mail with ${name}`, async (t) => {
    t.like(await read(mail), { kind: 'understood', wins: [WORDS], requests: [] });
  });

test('a picture without a type is kept, and a file within the text is said to be left', async (t) => {
  t.like(await read(brokenMails['a picture without a type'] ?? ''), { files: [{ name: 'p.jpg', type: 'image/jpeg' }] });
  t.like(await read(brokenMails['a file in the text'] ?? ''), { files: [], filesLeft: 1 });
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

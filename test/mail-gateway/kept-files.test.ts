import test from 'ava';
import { assert, property, string, uint8Array } from 'fast-check';
import { readText } from '#language/reader/read-words.ts';
import { cleanFileName, fileTypeOf, keptFiles, pictureSize } from '#mail-gateway/reading/kept-files.ts';
import { readMail } from '#mail-gateway/reading/read-mail.ts';
import { jpegHeader, type Part, pdf, png, withFiles } from '../support/pictures.ts';

const mailWith = (text: string, parts: readonly Part[], subject = 'Re: Your day'): Buffer => {
  const { contentType, body } = withFiles(text, parts);
  return Buffer.from(
    `From: Ana <ana@example.org>\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: ${contentType}\r\n\r\n${body}`,
  );
};
const read = async (text: string, parts: readonly Part[], asked: string | null = null) => {
  const reading = await readMail(mailWith(text, parts), { sent: [], asked, today: '2026-11-21' }, readText);
  return reading.kind === 'understood' ? reading : reading.kind;
};
const picture = (name: string, bytes: Buffer, more: Partial<Part> = {}): Part => ({
  name,
  type: 'image/png',
  bytes,
  ...more,
});

test('pictures and PDFs of a reply are read byte for byte, beside its win', async (t) => {
  const [photo, paper] = [png(300, 200), pdf()];
  const reading = await read('Finished the roof of house 7.', [
    picture('roof.png', photo),
    { name: 'invoice.pdf', type: 'application/pdf', bytes: paper },
  ]);
  if (typeof reading === 'string') return t.fail(reading);
  t.deepEqual(reading.wins, ['Finished the roof of house 7.']);
  t.deepEqual(
    reading.files.map(({ name, type, bytes }) => [name, type, Buffer.from(bytes)]),
    [
      ['roof.png', 'image/png', photo],
      ['invoice.pdf', 'application/pdf', paper],
    ],
  );
});

test('what a file is its bytes say, never its name or the mail', async (t) => {
  const html = Buffer.from(`<html><script>alert(1)</script>${' '.repeat(3000)}</html>`);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/>${' '.repeat(3000)}</svg>`);
  const parts = [
    picture('photo.png', html),
    picture('drawing.png', svg, { type: 'image/svg+xml' }),
    { name: 'run.exe', type: 'application/pdf', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)]) },
    { name: 'page.html', type: 'text/html', bytes: png(300, 300) },
    { name: 'data', type: 'application/octet-stream', bytes: pdf() },
  ];
  const reading = await read('Won the case.', parts);
  if (typeof reading === 'string') return t.fail(reading);
  t.deepEqual(
    reading.files.map(({ name, type }) => [name, type]),
    [
      ['page.html.png', 'image/png'],
      ['data.pdf', 'application/pdf'],
    ],
  );
});

test('logos below a signature and tracking pixels are no evidence; a small picture that was attached is', async (t) => {
  const inline = { disposition: 'inline', contentId: 'logo' };
  const reading = await read('Won the case.', [
    picture('pixel.png', png(1, 1)),
    picture('logo.png', png(160, 60), inline),
    picture('sign.png', png(32, 32), inline),
    picture('photo.png', png(640, 480), inline),
    picture('stamp.png', png(90, 90)),
    picture('line.png', png(600, 4)),
  ]);
  if (typeof reading === 'string') return t.fail(reading);
  t.deepEqual(
    reading.files.map(({ name }) => name),
    ['photo.png', 'stamp.png'],
  );
});

test('ten files at most, 10 MB in all, each once', (t) => {
  const many = Array.from({ length: 14 }, (_, at) => ({ name: `${at}.png`, inline: false, bytes: png(60, 60) }));
  t.is(keptFiles(many).files.length, 10);
  const [one = { name: '', inline: false, bytes: png(9, 9) }] = many;
  t.is(keptFiles([one, one]).files.length, 1);
  const large = (size: number) => ({ name: 'a.pdf', inline: false, bytes: Buffer.concat([pdf(), Buffer.alloc(size)]) });
  const sizes = keptFiles([large(6_000_000), large(6_000_000), large(4_000_000)]).files.map(
    ({ bytes }) => bytes.byteLength,
  );
  t.is(sizes.length, 2);
  t.true(sizes.reduce((sum, size) => sum + size, 0) <= 10 * 1024 * 1024);
});

test('files that are no evidence, too many or too large are counted; what programs attach by themselves is none', async (t) => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(5_000, 7)]);
  const signature = { name: 'smime.p7s', type: 'application/pkcs7-signature', bytes: Buffer.alloc(5_000, 7) };
  const reading = await read('Won the case.', [
    { name: 'IMG.HEIC', type: 'image/heic', bytes: heic, disposition: 'inline' },
    { name: 'talk.docx', type: 'application/octet-stream', bytes: Buffer.alloc(9_000, 'PK') },
    { name: 'large.pdf', type: 'application/pdf', bytes: Buffer.concat([pdf(), Buffer.alloc(11 * 1024 * 1024)]) },
    signature,
    { name: 'invite.ics', type: 'text/calendar', bytes: Buffer.alloc(5_000, 'x') },
    picture('logo.png', png(60, 60), { disposition: 'inline', contentId: 'logo' }),
    picture('photo.png', png(640, 480)),
  ]);
  t.like(reading, { filesLeft: 3, files: [{ name: 'photo.png' }] });
  const many = Array.from({ length: 14 }, (_, at) => ({ name: `${at}.png`, inline: false, bytes: png(60 + at, 60) }));
  t.is(keptFiles(many).left, 4);
});

test('a mail with nothing but a picture holds it, and no words', async (t) => {
  const reading = await read('', [picture('a.png', png(300, 300))]);
  if (typeof reading === 'string') return t.fail(reading);
  t.deepEqual([reading.wins, reading.requests, reading.answer, reading.files.length], [[], [], '', 1]);
  t.is(await read('', [picture('a.png', Buffer.from('<svg/>                  '))]), 'unreadable');
});

test('the size of a picture is read from its header alone', (t) => {
  t.deepEqual(pictureSize(png(300, 7), 'image/png'), { width: 300, height: 7 });
  t.deepEqual(pictureSize(jpegHeader(1024, 768), 'image/jpeg'), { width: 1024, height: 768 });
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x40, 1, 0xf0, 0])]);
  t.deepEqual(pictureSize(gif, 'image/gif'), { width: 320, height: 240 });
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x3f\x01\0\xef\0\0', 'latin1');
  t.deepEqual(pictureSize(webp, 'image/webp'), { width: 320, height: 240 });
  t.is(pictureSize(png(300, 300).subarray(0, 18), 'image/png'), null);
});

test('no bytes at all break the reading of headers', (t) => {
  const starts = [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF\0\0\0\0WEBPVP8 ',
    'RIFF\0\0\0\0WEBPVP8L',
    '%PDF-',
  ];
  const headersOf = property(uint8Array({ maxLength: 400 }), (noise) => {
    for (const start of starts) {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), noise]);
      const type = fileTypeOf(bytes);
      if (type) pictureSize(bytes, type);
      keptFiles([{ name: start, inline: true, bytes }]);
    }
  });
  t.notThrows(() => assert(headersOf, { numRuns: 1000 }));
});

test('a name leads nowhere, hides nothing and ends as its type does', (t) => {
  t.is(cleanFileName('../../etc/passwd', 'image/png'), 'passwd.png');
  t.is(cleanFileName('C:\\Users\\a\\photo.PNG', 'image/png'), 'photo.png');
  t.is(cleanFileName('invoice\u202efdp.exe', 'application/pdf'), 'invoicefdp.exe.pdf');
  t.is(cleanFileName('', 'application/pdf'), 'document.pdf');
  t.is(cleanFileName('Grüße aus Köln.jpeg', 'image/jpeg'), 'Grüße aus Köln.jpeg');
  assert(
    property(string({ maxLength: 300 }), (given) => {
      const name = cleanFileName(given, 'image/gif');
      return /^[^/\\<>:"|?*;%\p{C}]{1,84}$/u.test(name) && name.endsWith('.gif') && !name.startsWith('.');
    }),
    { numRuns: 2000 },
  );
});

import test from 'ava';
import { simpleParser } from 'mailparser';
import { isBlobMissing } from '#application/engine/ports/archive.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { fileName } from '#mail-gateway/sending/attachments.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { blobs, composer, composerOptions, request } from './composing.ts';
import { curriculum } from './sample-mails.ts';

type File = Readonly<{ name: string; type: string; blob: string }>;

/** An answer that carries a document with these files. */
const document = (attachments: readonly File[] = curriculum.attachments) =>
  request('document', {
    outcomes: [
      { request: 'cv', asked: 'a CV', result: 'done', facts: { ...curriculum, attachments: [...attachments] } },
    ],
  });
const attached = async (attachments?: readonly File[]) =>
  (await simpleParser(Buffer.from((await composer.compose(document(attachments))).raw))).attachments;

test('a document is in the mail, and its files are attached as they are in the archive', async (t) => {
  const { text, html } = await composer.compose(document());
  for (const part of [text, html]) {
    t.true(part.includes('Closed the ward audit two days early'));
    t.true(part.includes('Ada Example'));
  }
  const files = await attached();
  t.deepEqual(
    files.map(({ filename, contentType }) => [filename, contentType]),
    curriculum.attachments.map(({ name, type }) => [name, type]),
  );
  t.deepEqual(
    files.map(({ content }) => content),
    [blobs.pdf, blobs.docx],
  );
  t.true(files.every(({ contentDisposition }) => contentDisposition === 'attachment'));
});

test('the lines of a document stay lines in both parts', async (t) => {
  const { text, html } = await composer.compose(document());
  t.regex(text, /^Experience\nClosed the ward audit two days early\nTrained two/m);
  t.regex(html, /Experience<br>Closed the ward audit two days early<br>/);
});

test('the same event is the same mail, files and all', async (t) => {
  const [one, other] = [await composer.compose(document()), await composer.compose(structuredClone(document()))];
  t.deepEqual(Buffer.from(one.raw), Buffer.from(other.raw));
});

test('the owner alone is asked for, by the address that the event names', async (t) => {
  const asked: unknown[] = [];
  const watched = createMailComposer({
    ...composerOptions,
    blobOf: async (userId, address) => {
      asked.push([userId, address]);
      return Buffer.from('x');
    },
  });
  await watched.text(document());
  t.deepEqual(asked.splice(0), [[1, 'curriculum']], 'for its text no file is read');
  await watched.compose(document());
  t.deepEqual(asked, [
    [1, 'curriculum'],
    [1, 'pdf'],
    [1, 'docx'],
  ]);
});

for (const [name, is] of [
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Users\\a.pdf', 'C-Users-a.pdf'],
  ['CV\r\nBcc: evil@example.com.pdf', 'CV Bcc- evil-example.com.pdf'],
  ['.hidden', 'hidden'],
  ['Lebenslauf Zoë Müller.pdf', 'Lebenslauf Zoë Müller.pdf'],
  ['CV for R&D, 1 December 2026.pdf', 'CV for R&D, 1 December 2026.pdf'],
  [`CV for ${'x'.repeat(140)}.pdf`, `CV for ${'x'.repeat(140)}.pdf`],
  ['履歴書.pdf', '履歴書.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a"; filename="b.exe', 'a- filename-b.exe'],
  ['', 'document'],
  ['///', 'document'],
] as const)
  test(`a file called ${JSON.stringify(name)} arrives as ${is}`, async (t) => {
    t.is(fileName(name), is);
    const [file] = await attached([{ name, type: 'application/pdf', blob: 'pdf' }]);
    t.is(file?.filename, is);
  });

test('what is called by no media type comes as bytes', async (t) => {
  for (const type of ['', 'text/html; charset=x\r\nBcc: a@b.c', 'nonsense', 'TEXT/html']) {
    const [file] = await attached([{ name: 'a', type, blob: 'pdf' }]);
    t.is(file?.contentType, 'application/octet-stream', type);
  }
});

test('a file whose owner was erased, or that is not there, keeps the mail from going out without it', async (t) => {
  const file = (blob: string) => [{ name: 'a.pdf', type: 'application/pdf', blob }];
  t.true(isKeyDestroyed(await t.throwsAsync(composer.compose(document(file('gone'))))));
  t.true(isBlobMissing(await t.throwsAsync(composer.compose(document(file('nowhere'))))));
});

import test from 'ava';
import fc from 'fast-check';
import { fileNameOf } from '#infrastructure/formats/file-names.ts';
import { hostileText } from '../../support/documents.ts';

test('a file is called as its document is', (t) => {
  t.is(fileNameOf('Jane Doe - CV, 1 December 2026', 'pdf'), 'Jane Doe - CV, 1 December 2026.pdf');
  t.is(fileNameOf('Why: a 1/2 story?', 'docx'), 'Why a 1 2 story.docx');
  t.is(fileNameOf('ليلى حداد - CV', 'json'), 'ليلى حداد - CV.json');
  t.is(fileNameOf('con', 'md'), 'con - document.md');
  t.is(fileNameOf(' ??? ', 'txt'), 'document.txt');
  t.is(fileNameOf('../../etc/passwd', 'pdf'), 'etc passwd.pdf');
});

test('a name is safe wherever it is saved, whatever a person calls it', (t) => {
  fc.assert(
    fc.property(hostileText, (called) => {
      const name = fileNameOf(called, 'pdf');
      t.regex(name, /^[^<>:"/\\|?*%\p{Cc}\p{Cf}.\s][^<>:"/\\|?*%\p{Cc}\p{Cf}]*\.pdf$/u);
      t.true(Buffer.byteLength(name) <= 190);
      t.true(name.isWellFormed());
    }),
    { numRuns: 1000 },
  );
  t.true(Buffer.byteLength(fileNameOf('漢'.repeat(5000), 'pdf')) <= 190);
});

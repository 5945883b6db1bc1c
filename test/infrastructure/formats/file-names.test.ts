import test from 'ava';
import fc from 'fast-check';
import { fileNameOf } from '#infrastructure/formats/file-names.ts';
import { hostileText, kinds } from '../../support/documents.ts';

const cv = { person: 'Jane Doe', kind: 'cv', language: 'en', title: 'Jane Doe', format: 'pdf' } as const;

test('a file is called after its person and what it is, in its language', (t) => {
  t.is(fileNameOf(cv), 'Jane Doe - CV.pdf');
  t.is(fileNameOf({ ...cv, language: 'de', format: 'docx' }), 'Jane Doe - Lebenslauf.docx');
  t.is(fileNameOf({ ...cv, kind: 'cover-letter', language: 'de' }), 'Jane Doe - Anschreiben.pdf');
  t.is(fileNameOf({ ...cv, kind: 'custom-content', title: 'Why: a 1/2 story?' }), 'Jane Doe - Why a 1 2 story.pdf');
  t.is(fileNameOf({ ...cv, person: 'Ελένη Παπαδοπούλου' }), 'Ελένη Παπαδοπούλου - CV.pdf');
  t.is(fileNameOf({ ...cv, person: 'ليلى حداد', format: 'json' }), 'ليلى حداد - CV.json');
  t.is(fileNameOf({ ...cv, person: '' }), 'CV.pdf');
  t.is(fileNameOf({ ...cv, person: '', kind: 'custom-content', title: 'con' }), 'con - Document.pdf');
  t.is(fileNameOf({ ...cv, person: '../../etc/passwd' }), 'etc passwd - CV.pdf');
});

test('a name is safe wherever it is saved, whatever a person calls themselves', (t) => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.constantFrom(...kinds), (person, title, kind) => {
      const name = fileNameOf({ ...cv, person, title, kind });
      t.regex(name, /^[^<>:"/\\|?*%\p{Cc}\p{Cf}.\s][^<>:"/\\|?*%\p{Cc}\p{Cf}]*\.pdf$/u);
      t.true(Buffer.byteLength(name) <= 190);
      t.true(name.isWellFormed());
    }),
    { numRuns: 1000 },
  );
  t.true(Buffer.byteLength(fileNameOf({ ...cv, person: '漢'.repeat(5000) })) <= 190);
});

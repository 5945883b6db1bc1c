import test from 'ava';
import fc from 'fast-check';
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { markdownOf } from '#application/documents/manuscript/markdown-writing.ts';
import { documentFrom, markdownFrom } from '#web/client/features/content/rich-text/markdown-document.ts';
import { aDocument, aManuscript, hostileText } from '../../support/documents.ts';
import * as samples from '../../support/sample-documents.ts';

test('opening and saving any text of ours leaves its Markdown as it is', (t) => {
  fc.assert(
    fc.property(fc.oneof(aManuscript, aDocument.map(manuscriptOf)), (manuscript) => {
      const markdown = markdownOf(manuscript);
      const opened = documentFrom(markdown);
      opened.check();
      t.is(markdownFrom(opened), markdown);
    }),
    { numRuns: 2000 },
  );
  for (const document of Object.values(samples)) {
    const markdown = markdownOf(manuscriptOf(document));
    t.is(markdownFrom(documentFrom(markdown)), markdown);
  }
});

test('any other text is brought into our form once, and then stays', (t) => {
  const signs = fc.string({ unit: fc.constantFrom(...'ab*_[]()#-|\\ \n`<>&!.1'), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(hostileText, signs), (text) => {
      const once = markdownFrom(documentFrom(text));
      t.is(markdownFrom(documentFrom(once)), once);
    }),
    { numRuns: 3000 },
  );
});

test('a bar between the fields of an entry is told from one within a field', (t) => {
  const opened = documentFrom('### Nurse | City \\| North \\\\ | 2019\n');
  t.is(opened.textContent, 'Nurse | City \\| North \\\\ | 2019');
  t.is(markdownFrom(opened), '### Nurse | City \\| North \\\\ | 2019\n');
});

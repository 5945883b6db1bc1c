import test from 'ava';
import fc from 'fast-check';
import { fileNameOf } from '#infrastructure/formats/file-names.ts';
import { contentDisposition } from '#web/api/content-disposition.ts';
import { hostileText } from '../../support/documents.ts';

test('a file of any name goes in a header that browsers read back as that name', (t) => {
  fc.assert(
    fc.property(hostileText, (called) => {
      const name = fileNameOf(called, 'pdf');
      const header = contentDisposition('attachment', name);
      t.regex(header, /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%+&$#^`|-]+$/);
      t.is(new Headers({ 'Content-Disposition': header }).get('Content-Disposition'), header);
      t.is(decodeURIComponent(header.slice(header.indexOf("''") + 2)), name);
    }),
    { numRuns: 500 },
  );
});

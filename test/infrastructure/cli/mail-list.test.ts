import test from 'ava';
import { endInWords } from '#infrastructure/cli/mail.ts';

const nothing = { end: 'understood', wins: 0, requests: 0, answered: false, files: 0 };

test('the list says what a mail held, in the singular and in the plural, and never counts nothing', (t) => {
  t.is(endInWords({ ...nothing, wins: 2, requests: 1 }), 'understood (2 wins, 1 request)');
  t.is(endInWords({ ...nothing, wins: 1, requests: 2, files: 3 }), 'understood (1 win, 2 requests, 3 files)');
  t.is(endInWords({ ...nothing, answered: true }), 'understood (an answer)');
  t.is(endInWords({ ...nothing, files: 1 }), 'understood (1 file)');
  t.is(endInWords(nothing), 'understood (nothing to record)');
  t.is(endInWords({ ...nothing, end: 'held' }), 'held');
});

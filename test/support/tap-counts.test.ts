import test from 'ava';
import { closingLine, nothingCounted, together, withLine } from './tap-counts.ts';

test('what was skipped is counted as skipped, by name, and never as passed', (t) => {
  const lines = [
    'TAP version 13',
    '# a log line that says ok 1 - nothing',
    'ok 1 - a win is kept',
    'not ok 2 - a win is lost',
    '  ---',
    'ok 3 - NOT RUN: the vault on MongoDB (MONGODB_URL is not set) # SKIP',
    'ok 4 - another # of things',
    '# pass 3',
  ];
  const counts = lines.reduce(withLine, nothingCounted);
  t.is(closingLine(counts), '2 passed, 1 failed, 1 skipped');
  t.deepEqual(counts.notRun, ['NOT RUN: the vault on MongoDB (MONGODB_URL is not set)']);
});

test('the counts of two runs are summed', (t) => {
  const one = ['ok 1 - a', 'not ok 2 - b'].reduce(withLine, nothingCounted);
  const other = ['ok 1 - c', 'ok 2 - NOT RUN: d # SKIP'].reduce(withLine, nothingCounted);
  t.is(closingLine(together(one, other)), '2 passed, 1 failed, 1 skipped');
});

import test from 'ava';
import { afterAnother, closingLine, fileOf, nothingCounted, withLine } from './tap-counts.ts';

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

test('what failed among others and passes alone has passed, and is named; what fails twice has failed', (t) => {
  const first = ['ok 1 - a › one', 'not ok 2 - browser › b › two', 'not ok 3 - browser › b › three'];
  const again = ['ok 1 - two', 'not ok 2 - three'];
  const counts = afterAnother(first.reduce(withLine, nothingCounted), again.reduce(withLine, nothingCounted));
  t.is(closingLine(counts), '2 passed, 1 failed, 0 skipped');
  t.deepEqual(counts.unsteady, ['browser › b › two']);
});

test('the file of a title is the one that is there', (t) => {
  const files = new Set(['test/infrastructure/cli/damage.test.ts']);
  const find = (title: string) => fileOf(title, (path) => files.has(path));
  t.is(find('infrastructure › cli › damage › a flipped bit › is shown'), 'test/infrastructure/cli/damage.test.ts');
  t.is(find('nobody › knows'), undefined);
});

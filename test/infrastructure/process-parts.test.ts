import test from 'ava';
import { partsOf } from '#infrastructure/process-parts.ts';
import { BadSettings } from '#infrastructure/shared/settings.ts';
import { partNames } from '#infrastructure/wiring.ts';

const onEngines = (...words: string[]) => [...partsOf(words, false)].sort();
const refused = (words: readonly string[], hasEmbeddedStore: boolean): string => {
  try {
    partsOf(words, hasEmbeddedStore);
    return 'not refused';
  } catch (error) {
    return error instanceof BadSettings ? error.lines.join('\n') : String(error);
  }
};

test('without a word a process is all parts', (t) => {
  t.deepEqual(onEngines(), [...partNames].sort());
});

test('parts are named once each, again and again, or with commas', (t) => {
  t.deepEqual(onEngines('--only', 'api'), ['api']);
  t.deepEqual(onEngines('--only', 'worker', '--only', 'scheduler'), ['scheduler', 'worker']);
  t.deepEqual(onEngines('--only=worker, scheduler,worker', '--only', 'api'), ['api', 'scheduler', 'worker']);
});

test('what is no part is refused in one line that names them all', (t) => {
  for (const words of [
    ['--only', 'mail'],
    ['--only', ','],
    ['--only', ''],
    ['--only', 'api,constructor'],
  ])
    t.regex(refused(words, false), /^--only takes api, gateway, worker, scheduler, projector, and not .+$/);
  for (const words of [['--onyl', 'api'], ['api'], ['--only']]) t.regex(refused(words, false), /^.*(onyl|api|only).*$/);
});

test('an embedded store is for one process: less than all parts is refused on one', (t) => {
  t.regex(refused(['--only', 'api'], true), /^--only needs EVENTSTORE_URL and MONGODB_URL: .+$/);
  t.is(partsOf(['--only', partNames.join(',')], true).size, partNames.length);
});

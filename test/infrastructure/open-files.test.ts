import test from 'ava';
import { connectionShares, maxOpenFiles } from '#infrastructure/open-files.ts';

test('all connections together leave files for everything else', (t) => {
  for (const openFiles of [512, 1024, 4096, 20_000, Number.MAX_SAFE_INTEGER]) {
    const { web, mail } = connectionShares(openFiles);
    t.true(web >= 50 && mail >= 25);
    t.true(web + mail + 2 * 64 + 170 <= openFiles, `${web} and ${mail} of ${openFiles}`);
  }
  t.like(connectionShares(20_000), { web: 5000, mail: 500 });
});

test('how many files a process may have open is known', (t) => {
  t.true(maxOpenFiles() >= 256);
});

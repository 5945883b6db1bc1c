import test from 'ava';
import { createMailReader } from '#infrastructure/wiring/mail-reader.ts';
import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';

test('what the model says of a win is said by a child process, and the same', async (t) => {
  const learner = createMailReader();
  t.teardown(learner.close);
  const win = 'Trained two new nurses on the triage protocol.';
  t.deepEqual(await learner.aboutWin(win), learnedAboutWin(win));
});

test('a win that takes longer than it may says nothing, and the next one is read', async (t) => {
  const learner = createMailReader({ timeLimitMs: 0 });
  t.teardown(learner.close);
  for (const win of ['word '.repeat(800), 'Sold it.']) {
    const { category, skills } = await learner.aboutWin(win);
    t.deepEqual([category, skills], [null, []]);
  }
});

test('asking it once it is closed is refused', async (t) => {
  const learner = createMailReader();
  await learner.close();
  await t.throwsAsync(learner.aboutWin('Sold it.'), { code: 'mail-reader-closed' });
});

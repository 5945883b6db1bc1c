import test from 'ava';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';
import { listsAndForms } from './fixtures/lists-and-forms.ts';
import { neverTuned } from './fixtures/never-tuned.ts';
import { fileOf, type OldCv, said } from './fixtures/old-cv.ts';
import { tuned } from './fixtures/tuned.ts';

const readAll = async (cvs: readonly OldCv[]) => {
  let [right, wanted, wrong] = [0, 0, 0];
  for (const cv of cvs) {
    const read = await readCareerFile(await fileOf(cv));
    const found = 'refused' in read ? [read.refused] : read.facts.map(said);
    right += cv.says.filter((line) => found.includes(line)).length;
    wanted += cv.says.length;
    wrong += found.filter((line) => !cv.says.includes(line)).length;
  }
  return { right, wanted, wrong };
};

test('the text of old CVs is read, in layouts that the rules were made with and in others', async (t) => {
  const known = await readAll([...tuned, ...listsAndForms]);
  const unseen = await readAll(neverTuned);
  t.log(`known ${known.right} of ${known.wanted}, ${known.wrong} wrong`);
  t.log(`never tuned ${unseen.right} of ${unseen.wanted}, ${unseen.wrong} wrong`);
  t.deepEqual(known, { right: known.wanted, wanted: known.wanted, wrong: 0 });
  t.true(unseen.right / unseen.wanted >= 0.9);
  t.true(unseen.wrong / unseen.wanted <= 0.05);
});

import test from 'ava';
import { answersToUs, newsBesideQuestions, onlyLookingLikeWishes } from './strangers/answers-and-news.ts';
import { ENDINGS, type Ending, heardOf } from './strangers/meaning-of.ts';
import { type Phrasing, parted } from './strangers/phrasing.ts';
import { billingWishes, corrections, letterWishes, lookBackWishes, scheduleWishes } from './strangers/wishes.ts';

/** Written as strangers would write it, before any rule was read; what is unseen was never mended for. */
const classes = {
  schedule: scheduleWishes,
  'look back': lookBackWishes,
  'looks like a wish': onlyLookingLikeWishes,
  billing: billingWishes,
  correction: corrections,
  answer: answersToUs,
  news: newsBesideQuestions,
  letter: letterWishes,
};

type Count = Readonly<Record<Ending, number>>;
const countOf = (heard: readonly Ending[]): Count =>
  Object.fromEntries(ENDINGS.map((ending) => [ending, heard.filter((one) => one === ending).length])) as Count;
const figures = (count: Count): string => ENDINGS.map((ending) => `${ending} ${count[ending]}`).join(', ');
const endingsOf = (phrasings: readonly Phrasing[]): readonly Ending[] =>
  phrasings.map((phrasing) => heardOf(phrasing).ending);

for (const [name, phrasings] of Object.entries(classes))
  test(`what strangers write is heard as it is meant: ${name}`, (t) => {
    const { known, unseen } = parted(phrasings);
    const count = countOf(endingsOf(known));
    t.log(`known (${known.length}): ${figures(count)}`);
    t.log(`unseen (${unseen.length}): ${figures(countOf(endingsOf(unseen)))}`);
    for (const phrasing of known) {
      const { ending, heard } = heardOf(phrasing);
      if (ending !== 'right') t.log(`${ending}: ${phrasing.join(' · ')} · heard ${heard}`);
    }
    t.is(count.changed, 0);
    t.true(count.right >= known.length * 0.7);
  });

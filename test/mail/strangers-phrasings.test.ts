import test from 'ava';
import { answersToUs, newsBesideQuestions } from './strangers/answers-and-news.ts';
import { corrections, letterWishes } from './strangers/corrections-and-letters.ts';
import { billingWishes, lookBackWishes } from './strangers/look-back-and-billing-wishes.ts';
import { ENDINGS, type Ending, heardOf } from './strangers/meaning-of.ts';
import { onlyLookingLikeWishes } from './strangers/only-looking-like-wishes.ts';
import { type Phrasing, parted } from './strangers/phrasing.ts';
import { scheduleWishes } from './strangers/schedule-wishes.ts';

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

const countOf = (phrasings: readonly Phrasing[], ending: Ending): number =>
  phrasings.filter((phrasing) => heardOf(phrasing).ending === ending).length;
const figures = (phrasings: readonly Phrasing[]): string =>
  ENDINGS.map((ending) => `${ending} ${countOf(phrasings, ending)}`).join(', ');

for (const [name, phrasings] of Object.entries(classes))
  test(`strangers' phrasings: ${name}`, (t) => {
    const { known, unseen } = parted(phrasings);
    t.log(`known (${known.length}): ${figures(known)}`);
    t.log(`unseen (${unseen.length}): ${figures(unseen)}`);
    for (const phrasing of known) {
      const { ending, heard } = heardOf(phrasing);
      if (ending !== 'right') t.log(`${ending}: ${phrasing.join(' · ')} · heard ${heard}`);
    }
    t.is(known.length + unseen.length, phrasings.length);
  });

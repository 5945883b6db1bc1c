import test from 'ava';
import { oldCvsIn, scoreOf } from './score.ts';

/**
 * Old CVs of invented people, made with public templates and programs by somebody who knew no rule. `tuned` showed what
 * to mend; those of `unseen` are counted and never named, so that no rule can be mended against them.
 */
const FLOORS = {
  tuned: { right: 0.82, invented: 0.02, accepted: 0.85 },
  unseen: { right: 0.53, invented: 0.12, accepted: 0.39 },
};

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

for (const [name, floors] of Object.entries(FLOORS))
  test(`positions of old CVs are found, ${name}`, async (t) => {
    const cvs = await oldCvsIn(`${name}.jsonl`);
    const scores = cvs.map(scoreOf);
    const sum = (field: keyof (typeof scores)[number]): number => scores.reduce((all, score) => all + score[field], 0);
    const accepted = scores.filter(({ corrections }) => corrections <= 2).length;
    t.log(
      `${name}: positions exactly right ${share(sum('right'), sum('wanted'))}, time and a name ${share(sum('lenient'), sum('wanted'))}`,
    );
    t.log(`${name}: invented ${share(sum('invented'), sum('proposed'))}`);
    t.log(`${name}: schools exactly right ${share(sum('rightSchools'), sum('schools'))}`);
    t.log(`${name}: lists with two corrections at most ${share(accepted, scores.length)}`);
    t.true(sum('right') >= floors.right * sum('wanted'));
    t.true(sum('invented') <= floors.invented * sum('proposed'));
    t.true(accepted >= floors.accepted * scores.length);
  });

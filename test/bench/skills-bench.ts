import { table } from '#infrastructure/cli/pages.ts';
import type { Bench } from './bench.ts';
import { measureSkills } from './skills.ts';
import { shownSpread } from './statistics.ts';

const MOST_PROFILE_MS = 50;

export const skillsBench: Bench = {
  name: 'skills',
  help: 'the profile of skills out of 50, 5,000 and 50,000 wins, beside the same groups of a bare table; a page of one skill; a new win',
  async run() {
    const figures = await measureSkills(console.log);
    const { profiles, page, newWins } = figures;
    console.log(
      table(
        ['wins', 'choices', 'profile, ms of processor', 'bare groups', 'every win read', 'goal'],
        profiles.map(({ wins, choices, profile, bare, inCode }) => [
          ...[String(wins), String(choices), shownSpread(profile, 1), shownSpread(bare, 1)],
          ...[inCode ? shownSpread(inCode) : '', `< ${MOST_PROFILE_MS}`],
        ]),
      ),
    );
    console.log(
      `a page of one skill: the first ${page.firstMs.toFixed(0)} ms, later ones ${shownSpread(page.later, 1)} ms`,
    );
    console.log(
      table(
        ['one more win among', 'ms', 'without an index of skills, ms'],
        newWins.map(({ wins, all, withoutSkills }) => [
          ...[String(wins), shownSpread(all, 2), shownSpread(withoutSkills, 2)],
        ]),
      ),
    );
    return { figures, isKept: profiles.every(({ profile }) => profile.median < MOST_PROFILE_MS) };
  },
};

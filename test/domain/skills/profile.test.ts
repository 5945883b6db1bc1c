import test from 'ava';
import fc from 'fast-check';
import type { SkillChoice } from '#domain/skills/choices.ts';
import { namesOfSkills } from '#domain/skills/names.ts';
import { profileOf, skillBounds } from '#domain/skills/profile.ts';
import { skillKey } from '#domain/skills/skill-key.ts';
import { linesOfSkills, skillsInLines } from '#domain/skills/skill-lines.ts';
import { plusDays } from '#domain/time/dates.ts';
import { hidden, named } from '#test/support/skills.ts';

const TODAY = '2026-11-23';
type Win = Readonly<{ date: string; skills: readonly string[] }>;

/** As the store counts them: wins with the same skills together. */
const countedBySkills = (wins: readonly Win[]) => {
  const bounds = skillBounds(TODAY);
  return [...Map.groupBy(wins, ({ skills }) => linesOfSkills(skills))].map(([lines, group]) => {
    const dates = group.map(({ date }) => date).sort();
    const beyond = bounds.map((bound) => dates.filter((date) => date > bound).length);
    return [lines, { count: dates.length, least: dates[0] ?? '', greatest: dates.at(-1) ?? '', beyond }] as const;
  });
};
const profiled = (wins: readonly Win[], choices: readonly SkillChoice[] = [], claimed: readonly string[] = []) => {
  const counted = countedBySkills(wins);
  const spelled = new Map<string, number>();
  for (const [lines, { count }] of counted)
    for (const skill of skillsInLines(lines)) spelled.set(skill, (spelled.get(skill) ?? 0) + count);
  return profileOf(counted, namesOfSkills(spelled, choices), claimed);
};

/** The same by going through every win with every choice, and counting on fingers. */
const recounted = (wins: readonly Win[], choices: readonly SkillChoice[]) => {
  let told = wins.map(({ date, skills }) => ({ date, skills: skills.map((name) => ({ name, hidden: false })) }));
  for (const choice of choices)
    told = told.map(({ date, skills }) => ({
      date,
      skills: skills.map((one) => {
        const key = skillKey(one.name);
        if (choice.is === 'hidden') return key === skillKey(choice.skill) ? { ...one, hidden: true } : one;
        const isMeant = [...choice.skills, choice.name].some((skill) => skillKey(skill) === key);
        return isMeant ? { name: choice.name, hidden: false } : one;
      }),
    }));
  const [lately, halfYear] = [plusDays(TODAY, -90), plusDays(TODAY, -180)];
  const keys = new Set(
    told.flatMap(({ skills }) => skills.filter((one) => !one.hidden).map((one) => skillKey(one.name))),
  );
  return [...keys].map((key) => {
    const dates = told
      .filter(({ skills }) => skills.some((one) => !one.hidden && skillKey(one.name) === key))
      .map(({ date }) => date)
      .sort();
    return {
      key,
      wins: dates.length,
      first: dates[0],
      last: dates.at(-1),
      lately: dates.filter((date) => date > lately).length,
      before: dates.filter((date) => date <= lately && date > halfYear).length,
    };
  });
};

const skill = fc.constantFrom('Comms', 'comms', 'Writing', 'Report', 'reports', 'Excel', 'C++', 'C', 'Night shifts');
const aWin = fc.record({
  date: fc.integer({ min: 0, max: 700 }).map((days) => plusDays(TODAY, -days)),
  skills: fc.uniqueArray(skill, { maxLength: 4 }),
});
const choice: fc.Arbitrary<SkillChoice> = fc.oneof(
  skill.map((one) => hidden('h', one)),
  fc
    .tuple(fc.uniqueArray(skill, { minLength: 1, maxLength: 3 }), fc.oneof(skill, fc.constant('Communication')))
    .map(([skills, name]) => named('n', skills, name)),
);

test('the profile is what a plain recount of any wins comes to, after any choices', (t) => {
  const wins = fc.array(aWin, { maxLength: 30 });
  fc.assert(
    fc.property(wins, fc.array(choice, { maxLength: 6 }), (some, choices) => {
      const { skills } = profiled(some, choices);
      const counts = skills.map(({ skill: name, trend: _, ...spread }) => ({ key: skillKey(name), ...spread }));
      const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
      t.deepEqual(counts.toSorted(byKey), recounted(some, choices).toSorted(byKey) as typeof counts);
    }),
    { numRuns: 2000 },
  );
});

test('strengths and what is hardly met are skills that are met or claimed, and never both', (t) => {
  fc.assert(
    fc.property(
      fc.array(aWin, { maxLength: 30 }),
      fc.array(choice, { maxLength: 3 }),
      fc.uniqueArray(skill),
      (...given) => {
        const { skills, coreStrengths, underIndexed } = profiled(...given);
        const met = new Set(skills.map((one) => one.skill));
        t.true(coreStrengths.every((name) => met.has(name)));
        t.true(underIndexed.every(({ skill: name, why }) => why === 'claimed' || met.has(name)));
        t.false(underIndexed.some(({ skill: name }) => coreStrengths.includes(name)));
        t.true(coreStrengths.length <= 5 && underIndexed.length <= 5);
      },
    ),
    { numRuns: 500 },
  );
});

const wins = (name: string, ...daysAgo: number[]): readonly Win[] =>
  daysAgo.map((days) => ({ date: plusDays(TODAY, -days), skills: [name] }));
const trendOf = (...daysAgo: number[]) => profiled(wins('Excel', ...daysAgo)).skills[0]?.trend;

test('a trend compares the last ninety days with the ninety before', (t) => {
  t.is(trendOf(0, 89), 'new');
  t.is(trendOf(0, 89, 90), 'more');
  t.is(trendOf(1, 91), 'same');
  t.is(trendOf(1, 91, 92), 'less');
  t.is(trendOf(91), 'less');
  t.is(trendOf(180, 400), 'quiet');
});

test('a core strength is met often and lately', (t) => {
  const { coreStrengths } = profiled([
    ...wins('Often but long ago', 300, 301, 302, 303, 304),
    ...wins('Once', 3),
    ...wins('Lately', 1, 2, 3, 100),
    ...wins('Always', 5, 200, 300, 400, 500, 600),
    ...wins('Twice', 10, 400),
  ]);
  t.deepEqual(coreStrengths, ['Lately', 'Always', 'Twice']);
});

test('under-indexed is what was met several times and not for half a year, while others are met', (t) => {
  const quiet = [...wins('Triage', 200, 300), ...wins('Once met', 300)];
  const { underIndexed } = profiled([...quiet, ...wins('Teaching', 3)]);
  t.deepEqual(underIndexed, [{ skill: 'Triage', why: 'not-lately', wins: 2, last: plusDays(TODAY, -200) }]);
  t.deepEqual(profiled(quiet).underIndexed, [], 'who wrote of no skill lately has lost none');
});

test('under-indexed is what the career facts name and hardly a win shows, unless it is hidden', (t) => {
  const some = [...wins('Excel', 1, 2), ...wins('SQL', 5)];
  t.deepEqual(profiled(some, [hidden('1', 'Latin')], ['excel', 'sql', 'Fire drills', 'Latin']).underIndexed, [
    { skill: 'SQL', why: 'claimed', wins: 1, last: plusDays(TODAY, -5) },
    { skill: 'Fire drills', why: 'claimed', wins: 0, last: null },
  ]);
});

import test from 'ava';
import { claims } from '#language/claims/claims.ts';
import { findingsOf, type Judged, judgedIn, type Part } from './journal-sentences.ts';

const PARTS: readonly Part[] = ['tuned', 'kept'];

const shareOf = (some: number, all: number): string => `${all === 0 ? 0 : Math.round((100 * some) / all)} %`;

/** Of some sentences: how many, and the shares that stand, are doubtful and fail; and that stand where nobody can be asked. */
const figuresOf = (all: readonly Judged[]): string => {
  const verdict = (name: string) =>
    shareOf(all.filter(({ judgement }) => judgement.verdict === name).length, all.length);
  const alone = shareOf(all.filter(({ isAlone }) => isAlone).length, all.length);
  return `${all.length}: stands ${verdict('stands')}, doubtful ${verdict('doubtful')}, fails ${verdict('fails')}; alone ${alone}`;
};

/** Floors a little below what was measured; the goal is 0.9 and 0.05. The least of the honest sentences that code leaves standing or to be looked up, and the most of the forged that it lets stand. */
const GOALS: Readonly<Record<Part, Readonly<{ honestLeft: number; forgedStanding: number }>>> = {
  tuned: { honestLeft: 0.97, forgedStanding: 0.03 },
  kept: { honestLeft: 0.9, forgedStanding: 0.08 },
};

for (const part of PARTS)
  test(`code alone, ${part}: honest sentences are seldom failed, forged ones seldom stand`, (t) => {
    const all = judgedIn(part);
    const [honest, forged] = [true, false].map((isHonest) => all.filter(({ row }) => row.honest === isHonest));
    const groups = (some: readonly Judged[], of: (one: Judged) => string) =>
      [...Map.groupBy(some, of)].sort(([one], [other]) => one.localeCompare(other));
    for (const [name, some] of [
      ['honest', honest ?? []],
      ['forged', forged ?? []],
    ] as const) {
      t.log(`${part} ${name} ${figuresOf(some)}`);
      for (const [language, these] of groups(some, ({ row }) => row.lang))
        t.log(`${part} ${name} ${language} ${figuresOf(these)}`);
      for (const [mode, these] of groups(some, ({ row }) => row.mode))
        t.log(`${part} ${name} ${mode} ${figuresOf(these)}`);
    }
    for (const [kind, these] of groups(forged ?? [], ({ row }) => row.kind))
      t.log(`${part} forged ${kind} ${figuresOf(these)}`);
    const { honestLeft, forgedStanding } = GOALS[part];
    const failed = (honest ?? []).filter(({ judgement }) => judgement.verdict === 'fails').length;
    const standing = (forged ?? []).filter(({ judgement }) => judgement.verdict === 'stands').length;
    t.true(1 - failed / (honest?.length ?? 1) >= honestLeft, `${failed} honest sentences fail`);
    t.true(standing / (forged?.length ?? 1) <= forgedStanding, `${standing} forged sentences stand`);
  });

for (const part of PARTS) {
  const findings = findingsOf(part);
  if (!findings) continue;
  test(`with doubtful sentences looked up, ${part}`, (t) => {
    const all = judgedIn(part).map((one, at) => {
      const finding = findings.get(at);
      const isLookedUp = finding !== undefined && claims.settle(one.claim, one.judgement, finding, one.row.mode);
      return { ...one, stands: one.judgement.verdict === 'stands' || isLookedUp };
    });
    for (const isHonest of [true, false]) {
      const some = all.filter(({ row }) => row.honest === isHonest);
      const standing = some.filter(({ stands }) => stands).length;
      t.log(
        `${part} ${isHonest ? 'honest' : 'forged'} with looking up: ${standing} of ${some.length}, ${shareOf(standing, some.length)}`,
      );
    }
    t.pass();
  });
}

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runAva } from '../support/ava-run.ts';
import { type Counts, closingLine, nothingCounted, together } from '../support/tap-counts.ts';
import { ablate } from './ablation/ablate.ts';
import { type Evaluation, evaluations, MAX_IN_CI_SECONDS } from './evaluations.ts';
import { hashOf, measuredBefore, record } from './inputs.ts';
import { EVALUATE, type Extent } from './share.ts';

const HELP = `npm run evaluate [-- name …] [--changed]
  npm run evaluate -- ablate [group …]
  Measures everything, or what is named, and records the outcome in test/evaluation/measured.json.
  --changed  as CI does: only what depends on something that changed since it was recorded; of what takes more than
             ${MAX_IN_CI_SECONDS} s a larger sample, and the whole is named as due. Records nothing.
  ablate     takes groups of the reader's rules out, each by itself, and prints what becomes of its figures (7 min for all)
  ${[...evaluations.keys()].join(' ')}`;

type Job = Readonly<{ name: string; one: Evaluation; extent: Extent; inputs: string }>;

/** Runs one evaluation, and records it when all of it was measured and held. */
const measure = async ({ name, one, extent, inputs }: Job, isRecorded: boolean): Promise<Counts> => {
  const begun = performance.now();
  const lines: string[] = [];
  const { counts, code } = await runAva([one.file], { env: { [EVALUATE]: extent }, tell: (line) => lines.push(line) });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    [`# ${name}: ${extent === 'whole' ? 'all of it' : 'a larger sample'}, ${seconds} s`, ...lines].join('\n'),
  );
  const holds = code === 0 && counts.failures.length === 0;
  if (holds && isRecorded && counts.notRun.length === 0)
    record(name, { inputs, date: new Date().toISOString().slice(0, 10), seconds, figures: figuresIn(lines) });
  return holds || counts.failures.length > 0 ? counts : { ...counts, failures: [`${name} did not run to its end`] };
};

/** What tests log stands in TAP as comments behind their lines. */
const figuresIn = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => /^ *# {1,3}(\S.*)$/.exec(line)?.[1] ?? [])
    .filter((line) => !/^(?:test\/|(?:tests|pass|fail) \d+$)/.test(line));

/** As many at a time as there are processors. */
const inTurn = async (jobs: readonly Job[], isRecorded: boolean): Promise<Counts> => {
  const waiting = [...jobs].sort((a, b) => b.one.seconds - a.one.seconds);
  let sum = nothingCounted;
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const counts = await measure(job, isRecorded);
      sum = together(sum, counts);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return sum;
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
  if (positionals[0] === 'ablate') return ablate(positionals.slice(1));
  if (positionals.some((name) => !evaluations.has(name)) || (values.changed && positionals.length > 0)) {
    console.error(HELP);
    return 2;
  }
  const before = measuredBefore();
  const wanted = [...evaluations].filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const jobs = wanted.flatMap(([name, one]): readonly Job[] => {
    const inputs = hashOf(one);
    if (!values.changed) return [{ name, one, inputs, extent: 'whole' }];
    if (before[name]?.inputs === inputs) return [];
    return [{ name, one, inputs, extent: one.seconds <= MAX_IN_CI_SECONDS ? 'whole' : 'more' }];
  });
  const counts = await inTurn(jobs, !values.changed);
  for (const name of counts.notRun) console.log(name);
  for (const failure of counts.failures) console.log(`FAILED: ${failure}`);
  const unchanged = wanted.length - jobs.length;
  if (unchanged > 0) console.log(`${unchanged} not measured: nothing that they depend on has changed`);
  if (values.changed)
    for (const { name, extent } of jobs)
      console.log(
        `due: npm run evaluate -- ${name} (${extent === 'whole' ? 'measured here, to be recorded' : 'a sample was measured'})`,
      );
  console.log(closingLine(counts));
  return counts.failures.length === 0 ? 0 : 1;
};

process.exit(await main());

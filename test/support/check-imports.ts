import { cruise, type ICruiseResult } from 'dependency-cruiser';
import manifest from '../../package.json' with { type: 'json' };
import { image } from './container-files.ts';
import { importRules } from './import-rules.ts';
import { productionProblems } from './production-imports.ts';
import { circlesBetweenSubjects } from './subjects.ts';

/** A tool that sees no module finds no breach: fewer than this many means that it has not looked. */
const FEWEST_MODULES = 600;
const FOLDERS = [
  'domain',
  'application',
  'projections',
  'language',
  'mail-gateway',
  'scheduler',
  'infrastructure',
  'web',
  'training',
  'test',
];

const { output } = await cruise(FOLDERS, {
  parser: 'swc',
  validate: true,
  ruleSet: { forbidden: importRules },
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'],
  },
});
const { summary, modules } = output as ICruiseResult;
const own = modules.filter(({ source }) => !source.startsWith('node_modules/') && !source.includes(':')).length;

for (const { rule, from, to, cycle } of summary.violations)
  console.error(`${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`);
const circles = circlesBetweenSubjects(modules);
for (const circle of circles) console.error(`a circle between subjects: ${circle.join(' -> ')}`);
const missing = productionProblems(modules, manifest, image().copied);
for (const problem of missing) console.error(`in production: ${problem}`);
if (own < FEWEST_MODULES) console.error(`only ${own} modules were seen, there are at least ${FEWEST_MODULES}`);
const breaches = summary.violations.length + circles.length + missing.length;
console.log(`${own} modules, ${summary.totalDependenciesCruised} imports, ${breaches} breaches`);
process.exit(breaches === 0 && own >= FEWEST_MODULES ? 0 : 1);

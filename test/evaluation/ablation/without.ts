import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { type Group, groups, together } from './groups.ts';
import type { Row } from './table.ts';

// Measures the reader without some groups of rules, whose constants are exchanged as their files are loaded. Run by `ablate.ts`:
// `node without.ts '["small talk"]'`, with `null` for the model alone; prints a row for each set as JSON.

const LANGUAGE = new URL('../../../language/', import.meta.url);
const SETS_MEASURED = [
  ...['unseen', 'strangers', 'plain unseen', 'unnamed unseen', 'in passing', 'short days'],
  ...['crises bare', 'crises beside', 'harmless bare', 'idioms'],
];

const withoutGroup = (group: Group): void => {
  const rest = new Map(Object.entries(group).map(([file, constants]) => [new URL(file, LANGUAGE).href, constants]));
  registerHooks({
    load(url, context, next) {
      const constants = rest.get(url);
      if (!constants) return next(url, context);
      let source = readFileSync(new URL(url), 'utf8');
      for (const [name, instead] of Object.entries(constants)) {
        const found = new RegExp(`^(export )?const ${name}\\b`, 'm').exec(source);
        if (!found) throw new Error(`${url} has no constant ${name}`);
        source = `${source.replace(found[0], `const ${name}Ruled`)}\n${found[1] ?? ''}const ${name} = ${instead};\n`;
      }
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
};

const names = JSON.parse(process.argv[2] ?? '[]') as readonly string[] | null;
withoutGroup(together(names ?? Object.keys(groups)));
const { SETS, measured } = await import('./table.ts');
const rows: Record<string, Row> = {};
for (const set of SETS_MEASURED) rows[set] = measured(set, SETS[set]?.() ?? []);
console.log(JSON.stringify(rows));

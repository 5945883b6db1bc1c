import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from './event-catalogue.ts';

// `--write` prints the catalogue into docs/events.md; without it, it is checked that the file says what the definitions say.
const file = join(import.meta.dirname, '../../docs/events.md');
const catalogue = eventCatalogue();
if (process.argv.includes('--write')) writeFileSync(file, catalogue);
else if (readFileSync(file, 'utf8') !== catalogue) {
  console.error('docs/events.md is not what the definitions say: npm run events');
  process.exitCode = 1;
} else console.log(`${catalogue.match(/^### /gm)?.length ?? 0} events in docs/events.md, as they are defined`);

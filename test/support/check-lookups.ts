import { lookupsIn } from './lookups.ts';

/** A tool that sees no file finds no breach: fewer than this many means that it has not looked. */
const FEWEST_FILES = 600;
/** What people's words reach. */
const PRODUCT = /^(?:domain|application|language|projections|mail-gateway|scheduler|infrastructure|web)\//;

const { files, breaches } = lookupsIn('tsconfig.json', (file) => PRODUCT.test(file));
for (const { file, line, text } of breaches)
  console.error(`${file}:${line}: ${text} finds "constructor" too: use a Map, or ask Object.hasOwn first`);
if (files < FEWEST_FILES) console.error(`only ${files} files were seen, there are at least ${FEWEST_FILES}`);
console.log(`${files} files, ${breaches.length} lookups by any word in a plain object`);
process.exit(breaches.length === 0 && files >= FEWEST_FILES ? 0 : 1);

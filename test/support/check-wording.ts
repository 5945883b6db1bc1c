import { sentencesIn } from './sentences.ts';

/** A tool that sees no file finds no breach: fewer than this many means that it has not looked. */
const FEWEST_FILES = 250;
/** What keeps codes and facts: the words stand in the catalogues beside what sends them, rules of language in the reading. */
const WORDLESS = /^(?:domain|application)\//;

const { files, sentences } = sentencesIn('tsconfig.json', (file) => WORDLESS.test(file));
for (const { file, line, text } of sentences)
  console.error(`${file}:${line}: ${text} speaks a language: it belongs beside what reads or sends it`);
if (files < FEWEST_FILES) console.error(`only ${files} files were seen, there are at least ${FEWEST_FILES}`);
console.log(`${files} files, ${sentences.length} sentences`);
process.exit(sentences.length === 0 && files >= FEWEST_FILES ? 0 : 1);

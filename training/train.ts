import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Table } from '#language/reader/model/table.ts';
import { type Head, packed, type TableHead } from '#language/reader/model/weights.ts';
import { isKeptBack, isOfOthers, isOfStrangers, messagesIn } from './corpus.ts';
import { figuresOf, shownFigures } from './figures.ts';
import { trainHomeLife } from './home-life.ts';
import { type Learned, learnModel } from './model-learning.ts';
import { plainWinsIn } from './plain-wins.ts';

const HELP = `npm run train [-- --figures]
  learns the weights of language/reader/model/ from training/corpus/, the same bytes each time
  --figures  learns nothing: what the weights that are there make of the part kept back, and of messages never trained on`;
const LEARNED = new URL('../language/reader/model/', import.meta.url);
export const CORPUS = new URL('./corpus/', import.meta.url);
export const PLAIN_WINS = new URL('./plain-wins/', import.meta.url);
export const SHORT_DAYS = new URL('./short-days/', import.meta.url);
export const UNSEEN = new URL('./unseen/', import.meta.url);
export const WAITING = new URL('./waiting/', import.meta.url);
export const PHRASINGS = new URL('./phrasings/', import.meta.url);

const headOf = (model: Learned, version: string): Head => {
  const { leastGap, leastCategory } = model;
  const table = ({ labels, mask, step, temperature, ofSenses }: Table): TableHead => ({
    labels,
    bits: Math.log2(mask + 1),
    step,
    temperature,
    senses: ofSenses.length / Math.max(1, labels.length),
  });
  const { gaps, parts, kinds, tones, languages, categories, shortCrises } = model;
  return {
    version,
    leastGap,
    leastCategory,
    tables: {
      gaps: table(gaps),
      parts: table(parts),
      kinds: table(kinds),
      tones: table(tones),
      languages: table(languages),
      categories: table(categories),
      shortCrises: table(shortCrises),
    },
  };
};

/** The two files of a model; its version is a print of what it holds, and of the network beside it. */
export const filesOf = (model: Learned): { head: string; numbers: Buffer } => {
  const numbers = packed({ ...model, version: '' });
  const print = createHash('sha256')
    .update(numbers)
    .update(readFileSync(new URL('network.bin', LEARNED)))
    .update(JSON.stringify(headOf(model, '')))
    .digest('hex')
    .slice(0, 8);
  return { head: `${JSON.stringify(headOf(model, `learned-${print}`))}\n`, numbers };
};

const write = (folder: URL, { head, numbers }: Readonly<{ head: string; numbers: Buffer }>): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('weights.json', folder), head);
  writeFileSync(new URL('weights.bin', folder), numbers);
};

const main = (): number => {
  const { values } = parseArgs({
    options: { figures: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const messages = messagesIn(CORPUS);
  if (!values.figures) {
    const began = Date.now();
    const tell = (what: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${what}`);
    const model = learnModel(
      messages.filter((message) => !isKeptBack(message)),
      plainWinsIn(PLAIN_WINS),
      messagesIn(SHORT_DAYS).filter((message) => !isKeptBack(message)),
      tell,
    );
    write(LEARNED, filesOf(model));
    trainHomeLife();
  }
  console.log(shownFigures('known', figuresOf(messages.filter(isKeptBack))));
  console.log(shownFigures('unseen', figuresOf(messagesIn(UNSEEN, isOfOthers))));
  console.log(shownFigures('strangers, unseen', figuresOf(messagesIn(UNSEEN, isOfStrangers))));
  return 0;
};

if (import.meta.main) process.exitCode = main();

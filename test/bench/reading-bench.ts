import { table } from '#infrastructure/cli/pages.ts';
import type { Bench } from './bench.ts';
import { isReadingKept, MOST_WAIT_MS, measureReading, type ReadingFigure } from './reading.ts';
import { shownSpread } from './statistics.ts';

/** The wins of the one who searches while others read: so many, or as many as asked for. */
const MANY_WINS = 50_000;

export const readingBench: Bench = {
  name: 'reading',
  help: 'pages, unchanged pages and searches of lists, beside a bare Koa over the same table, turn by turn',
  async run({ pairs, wins }) {
    const many = Math.max(wins, MANY_WINS);
    const figure = await measureReading({ pairs, many }, console.log);
    console.log(shownReading(figure));
    return { figures: { many, ...figure }, isKept: isReadingKept(figure) };
  },
};

const shownReading = ({ rates, waits, whole }: ReadingFigure): string =>
  [
    table(
      ['answers a second, median (least–most)', 'rate', 'beside bare', 'goal'],
      rates.map(({ name, rate, ratio, goal }) => [
        name,
        shownSpread(rate),
        ratio ? shownSpread(ratio, 2) : '',
        goal === null ? '' : `≥ ${goal}`,
      ]),
    ),
    table(
      ['99 of 100 answers within, ms', 'alone', 'while one searches', 'goal'],
      waits.map(({ name, quiet, searching }) => [name, quiet.toFixed(1), searching.toFixed(1), `< ${MOST_WAIT_MS}`]),
    ),
    `the whole list, ${whole.bytes} bytes: the first after ${whole.firstByteMs.toFixed(0)} ms, the last after ${whole.lastByteMs.toFixed(0)} ms, /healthz p99 ${whole.healthz99.toFixed(1)} ms`,
  ].join('\n');

import { existsSync, readFileSync } from 'node:fs';

const MAX_FILES = 5;
const BETWEEN = ' › ';

/** The file that a title of a whole run is from: "journeys › kill.evaluation › …" is of `test/journeys/kill.evaluation.ts`. */
const fileOf = (title: string): string | undefined => {
  const names = title.split(BETWEEN);
  const paths = names.map((_, at) => `test/${names.slice(0, at + 1).join('/')}`);
  return paths.flatMap((path) => [`${path}.test.ts`, `${path}.ts`]).find((path) => existsSync(path));
};

// Prints the files whose tests failed in the log of a whole run; nothing where some file is unknown, was not run to its end, or where
// more than a few failed: a second run would only say it again.
const log = readFileSync(process.argv[2] ?? '', 'utf8');
const titles = [...log.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, title = '']) => title);
const files = new Set(titles.map(fileOf));
const isWhole = !/^(?:NOT RUN TO ITS END|Not all tests were run)/m.test(log);
if (isWhole && files.size <= MAX_FILES && !files.has(undefined)) console.log([...files].join(' '));

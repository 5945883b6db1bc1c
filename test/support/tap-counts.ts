/** How tests ended, as AVA's TAP lines say it. `failures` names those that failed, `notRun` those that were skipped. */
export type Counts = Readonly<{ passed: number; failures: readonly string[]; notRun: readonly string[] }>;

export const nothingCounted: Counts = { passed: 0, failures: [], notRun: [] };

/** A skipped test is "ok" in TAP, which it is not here. */
export const withLine = (counts: Counts, line: string): Counts => {
  const [, no, title = ''] = /^(not )?ok \d+ - (.*)$/.exec(line) ?? [];
  if (title === '') return counts;
  const skipped = / # SKIP\b/i.exec(title);
  if (skipped) return { ...counts, notRun: [...counts.notRun, title.slice(0, skipped.index)] };
  return no ? { ...counts, failures: [...counts.failures, title] } : { ...counts, passed: counts.passed + 1 };
};

/**
 * What a whole run came to once the files that failed in it were run again: those of them that pass alone are unsteady. A run of
 * fewer files leaves away the beginnings that their titles share.
 */
export const afterAnother = (first: Counts, again: Counts): Counts & Readonly<{ unsteady: readonly string[] }> => {
  const unsteady = first.failures.filter((title) => !again.failures.some((other) => title.endsWith(other)));
  return { ...first, passed: first.passed + unsteady.length, failures: again.failures, unsteady };
};

const BETWEEN = ' › ';

/** The file that a title of a whole run is from: "journeys › kill › …" is of `test/journeys/kill.test.ts`. */
export const fileOf = (title: string, exists: (path: string) => boolean): string | undefined => {
  const names = title.split(BETWEEN);
  return names.map((_, at) => `test/${names.slice(0, at + 1).join('/')}.test.ts`).find(exists);
};

export const closingLine = ({ passed, failures, notRun }: Counts): string =>
  `${passed} passed, ${failures.length} failed, ${notRun.length} skipped`;

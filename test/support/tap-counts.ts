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

export const together = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  notRun: [...one.notRun, ...other.notRun],
});

export const closingLine = ({ passed, failures, notRun }: Counts): string =>
  `${passed} passed, ${failures.length} failed, ${notRun.length} skipped`;

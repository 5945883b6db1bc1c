/** How tests ended, as AVA's TAP lines say it. `notRun` names those that were skipped. */
type Counts = Readonly<{ passed: number; failed: number; notRun: readonly string[] }>;

export const nothingCounted: Counts = { passed: 0, failed: 0, notRun: [] };

/** A skipped test is "ok" in TAP, which it is not here. */
export const withLine = (counts: Counts, line: string): Counts => {
  const [, no, title = ''] = /^(not )?ok \d+ - (.*)$/.exec(line) ?? [];
  if (title === '') return counts;
  const skipped = / # SKIP\b/i.exec(title);
  if (skipped) return { ...counts, notRun: [...counts.notRun, title.slice(0, skipped.index)] };
  return no ? { ...counts, failed: counts.failed + 1 } : { ...counts, passed: counts.passed + 1 };
};

export const closingLine = ({ passed, failed, notRun }: Counts): string =>
  `${passed} passed, ${failed} failed, ${notRun.length} skipped`;

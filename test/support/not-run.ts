import test from 'ava';

/** A test or a suite that cannot run here, and why: it is counted as skipped, for what did not run has not passed. */
export const notRun = (title: string, why: string): void => {
  test.skip(`NOT RUN: ${title} (${why})`, (t) => t.pass());
};

import { notRun } from './not-run.ts';

/** The address of an engine that a suite needs, or null when it is not set: then the suite is counted as skipped. */
export const engine = (variable: 'MONGODB_URL' | 'EVENTSTORE_URL', suite: string): string | null => {
  const url = process.env[variable];
  if (url) return url;
  notRun(suite, `set ${variable} to run it on its engine`);
  return null;
};

/**
 * The address of an engine that a suite needs, or null when it is not set: then the run says "not run" and counts
 * nothing, for a suite that did not run has not passed.
 */
export const engine = (variable: 'MONGODB_URL' | 'EVENTSTORE_URL', suite: string): string | null => {
  const url = process.env[variable];
  if (url) return url;
  console.log(`NOT RUN: ${suite} (set ${variable} to run it on its engine)`);
  return null;
};

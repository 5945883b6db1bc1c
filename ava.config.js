/**
 * Those that take longest first: begun last, one of them would run on alone in the end. Those that mostly wait, for a
 * browser or other processes, stand between those that work.
 */
const LONGEST = [
  'groups/browser-1.group',
  'groups/journeys-1.group',
  'groups/browser-2.group',
  'groups/reading-3.group',
  'groups/browser-3.group',
  'browser/every-page.test',
  'groups/journeys-2.group',
  'groups/openai-1.group',
  'groups/infrastructure-1.group',
  'groups/reading-1.group',
  'groups/journeys-3.group',
  'groups/application-1.group',
  'groups/api-1.group',
  'groups/reading-2.group',
  'groups/journeys-4.group',
  'contracts/document-writer.test',
  'infrastructure/cli/on-engines.test',
  'journeys/demo.test',
  'journeys/processes.test',
  'journeys/kill.evaluation',
  'groups/application-2.group',
  'groups/application-3.group',
  'groups/api-2.group',
  'groups/api-3.group',
  'groups/domain-1.group',
].map((name) => `/test/${name}.ts`);
/** Their tests wait for browsers and other processes: they come early too. */
const WAITING = /[/]test[/](?:browser|journeys|infrastructure[/]cli)[/]/;

const rank = (file) => {
  const place = LONGEST.findIndex((name) => file.endsWith(name));
  if (place >= 0) return place;
  return LONGEST.length + (WAITING.test(file) ? 0 : 1);
};

export default {
  extensions: ['ts'],
  files: ['test/**/*.{test,evaluation,group}.ts'],
  // Of a group, which works through many files without a pause, nothing may be heard for a minute or two.
  timeout: '5m',
  require: ['./test/support/every-test-file.ts'],
  // Regular expressions as a server has them (see docs/decisions/0071), and room for what loading modules leaves behind.
  nodeArguments: ['--no-regexp-tier-up', '--min-semi-space-size=16'],
  // A file has a process of its own: a native module that crashes in a thread (swc did) would end all tests without a word.
  workerThreads: false,
  // More than two cores can work at: while one file waits for a browser or a process, another goes on.
  concurrency: 5,
  sortTestFiles: (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
};

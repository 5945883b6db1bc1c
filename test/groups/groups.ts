import { globSync, readFileSync } from 'node:fs';

/**
 * Test files that share a process in `npm test`: what they load, such as the mail reader with its 1,500 regular expressions, is
 * loaded once for all of them (docs/decisions/0088). Each still runs alone by its name. Their titles differ within a group.
 */
type Group = Readonly<{
  files: string;
  parts: number;
  /** What the name or source of a file has that runs alone. */
  alone?: RegExp;
  /** As many of its tests go on at the same time; hundreds that wait for stores would make each other late. */
  atOnce?: number;
}>;

/** What has hooks for each test, starts processes or loads what other files must not see. */
const ALONE =
  /(?:before|after)Each|node:child_process|create(?:MailReader|ChildPool|DocumentFormats)\b[^;]*\(|server-process|support[/]container[.]|drills[/]|nock/;
/** The same, and what has sockets and answers in time. */
const QUIET = new RegExp(
  `${ALONE.source}|create(?:CareerFiles|DkimVerifier|MailJudge|Relay)\\b[^;]*\\(|aGateway|runningApp\\(|connectSmtp|node:(?:net|http|tls)|support/(?:gateway|scripted-smtp|dns)\\.ts`,
);

const GROUPS: Readonly<Record<string, Group>> = {
  reading: { files: 'test/{language,mail-gateway}/**/*.{test,evaluation}.ts', parts: 3, alone: QUIET },
  api: { files: 'test/web/api/**/*.test.ts', parts: 3 },
  /** They share an app, a browser and its contexts. The longest stays alone: it takes as long as each of the groups. */
  browser: { files: 'test/browser/!(every-page).test.ts', parts: 3, alone: /^(?![\s\S]*browsing\(test\))/ },
  domain: { files: 'test/domain/**/*.test.ts', parts: 1 },
  application: { files: 'test/application/**/*.test.ts', parts: 3, alone: new RegExp(`${ALONE.source}|countedLooks`) },
  infrastructure: { files: 'test/infrastructure/!(backup|cli|doctor|eventstoredb|openai)/**/*.test.ts', parts: 1 },
  /** A provider's answers are mocked for the whole process. */
  openai: { files: 'test/infrastructure/openai/**/*.test.ts', parts: 1, atOnce: 1, alone: /(?:before|after)Each/ },
  projections: { files: 'test/projections/**/*.test.ts', parts: 1 },
  /** The log's double is heard by nobody in a process that others share. */
  journeys: {
    files: 'test/journeys/**/*.test.ts',
    parts: 4,
    alone: new RegExp(`${ALONE.source}|journeys/engines[.]|ai-documents`),
  },
  /** They share a document. */
  client: {
    files: 'test/web/client/**/*.test.ts',
    parts: 2,
    atOnce: 1,
    alone: new RegExp(`${ALONE.source}|client/(?:palette|profile)[.]`),
  },
};

const AT_ONCE = 4;

export const atOnceIn = (group: string): number => GROUPS[partOf(group).name]?.atOnce ?? AT_ONCE;

export const membersOf = (name: string, part: number): readonly string[] => {
  const { files, parts, alone = ALONE } = GROUPS[name] ?? { files: '', parts: 1 };
  const all = globSync(files).filter((file) => !alone.test(`${file}\n${readFileSync(file, 'utf8')}`));
  return all.sort().filter((_, at) => at % parts === part - 1);
};

export const groupOf = (file: string): readonly string[] => {
  const { name, part } = partOf(file);
  return membersOf(name, part);
};

/** `reading-2` as it stands in the name of a group's file. */
const partOf = (file: string) => {
  const [, name = '', part = '1'] = /([a-z]+)-(\d)\.group\.ts$/.exec(file) ?? [];
  return { name, part: Number(part) };
};

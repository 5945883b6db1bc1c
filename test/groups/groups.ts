import { globSync, readFileSync } from 'node:fs';

/**
 * Test files that share a process in `npm test`: what they load, such as the mail reader with its 1,500 regular expressions, is
 * loaded once for all of them (docs/decisions/0088). Each still runs alone by its name. Their titles differ within a group.
 */
type Group = Readonly<{ files: string; parts: number; isMember?: (source: string) => boolean }>;

/** What starts processes or sockets, waits for something, or has hooks for each test: beside many others it would be late. */
const ALONE =
  /create(?:MailReader|CareerFiles|ChildPool|DkimVerifier|MailJudge|Relay|DocumentFormats)\b[^;]*\(|aGateway|runningApp\(|connectSmtp|(?:before|after)Each|node:(?:child_process|net|http|tls)|support\/(?:gateway|scripted-smtp|server-process|dns)\.ts|drills\//;

const GROUPS: Readonly<Record<string, Group>> = {
  reading: { files: 'test/mail-gateway/**/*.{test,evaluation}.ts', parts: 3 },
  /** Those that need nothing but a running app, which they share. */
  api: {
    files: 'test/web/api/**/*.test.ts',
    parts: 2,
    isMember: (source) => source.includes('sharedApp(test)') && !source.includes('runningApp('),
  },
  /** They share an app, a browser and its contexts. The longest stays alone: it takes as long as each of the groups. */
  browser: {
    files: 'test/browser/!(every-page).test.ts',
    parts: 3,
    isMember: (source) => source.includes('browsing(test)'),
  },
  domain: { files: 'test/domain/**/*.test.ts', parts: 1 },
};

export const membersOf = (name: string, part: number): readonly string[] => {
  const { files, parts, isMember = (source: string) => !ALONE.test(source) } = GROUPS[name] ?? { files: '', parts: 1 };
  const all = globSync(files).filter((file) => isMember(readFileSync(file, 'utf8')));
  return all.sort().filter((_, at) => at % parts === part - 1);
};

/** `reading-2` as it stands in the name of a group's file. */
export const groupOf = (file: string): readonly string[] => {
  const [, name = '', part = '1'] = /([a-z]+)-(\d)\.group\.ts$/.exec(file) ?? [];
  return membersOf(name, Number(part));
};

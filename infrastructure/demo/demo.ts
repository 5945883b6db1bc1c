import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import { localDate } from '#domain/time/local-time.ts';
import { CommandFailed, createCommands } from '../control/commands.ts';
import { serve, tellProblem } from '../serve.ts';
import { BadSettings, readSettings } from '../shared/settings.ts';
import { lockFolder } from '../sqlite/lock.ts';
import { maya } from './maya.ts';
import { apiOf, type Seeded, seedYear } from './seed.ts';

/** What a demo takes of its environment: where it listens. It sends nothing to anybody, and has no engine. */
const TAKEN = ['HOST', 'PORT', 'PUBLIC_URL', 'SMTP_HOST', 'SMTP_PORT', 'LOG_LEVEL', 'BRAND_NAME'] as const;
const FOLDER = './data-demo';

/** That a folder is a demo's, and what was begun in it: the year is told once, up to the same day. */
const NOTE = 'demo.json';
type Note = Readonly<{ today: string; seeded: Seeded | null }>;

/** Runs Cairn in a folder of its own, with a year of somebody's wins and all that is made of them. */
const main = async (): Promise<void> => {
  const { fresh, wins } = wordsIn(process.argv.slice(2));
  const folder = resolve(process.env.DEMO_DIR || FOLDER);
  if (fresh) await begunAnew(folder);
  const note = await noteIn(folder);
  const given = Object.fromEntries(TAKEN.map((name) => [name, process.env[name]]));
  const { running, settings } = await serve(readSettings({ ...given, DATA_DIR: folder }), [], () => []);
  const commands = createCommands(running);
  const url = settings.web.publicUrl;
  const begun = note ?? { today: localDate(new Date().toISOString(), maya.account.timezone), seeded: null };
  if (!note) await keepNote(folder, begun);
  const { email } = maya.account;
  const link = async (): Promise<string> => (await commands['account login-link']({ email })).loginUrl;
  if (!begun.seeded) {
    console.log('  telling a year of wins: this takes some seconds');
    const loginUrl = await commands['account open'](maya.account).then(({ loginUrl: own }) => own, link); // opened before, and broken off
    const api = apiOf(url, await sessionBy(url, loginUrl));
    const { userId } = await commands['account login-link']({ email });
    await keepNote(folder, { ...begun, seeded: await seedYear(api, { userId, today: begun.today, wins }) });
  }
  const { seeded } = (await noteIn(folder)) ?? begun;
  console.log(greeting(url, folder, seeded, await link()));
  if (process.stdin.isTTY)
    process.stdin.on('data', () => void link().then((own) => console.log(`  ${own}`), tellProblem));
};

const wordsIn = (words: readonly string[]): Readonly<{ fresh: boolean; wins?: number }> => {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { fresh: { type: 'boolean' }, wins: { type: 'string' } },
    });
    const wins = Number(values.wins ?? 1);
    if (!Number.isInteger(wins) || wins < 1) throw new BadSettings(['--wins takes a number']);
    return { fresh: values.fresh ?? false, ...(values.wins === undefined ? {} : { wins }) };
  } catch (error) {
    if (error instanceof BadSettings) throw error;
    throw new BadSettings([
      `${(error as Error).message.split('. ')[0]}: npm run demo takes -- --fresh and -- --wins N`,
    ]);
  }
};

/** Nothing is removed but what a demo made, and not while it runs. */
const begunAnew = async (folder: string): Promise<void> => {
  if (!(await isThere(folder))) return;
  if ((await noteIn(folder)) === null)
    throw new Fault('no-demo', `${folder} is no folder of a demo, so it is left as it is: name another by DEMO_DIR`);
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
};

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    },
  );

const noteIn = async (folder: string): Promise<Note | null> => {
  try {
    return JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as Note;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const keepNote = (folder: string, note: Note): Promise<void> =>
  writeFile(join(folder, NOTE), `${JSON.stringify(note, null, 2)}\n`);

const sessionBy = async (url: string, loginUrl: string): Promise<string> => {
  const response = await fetch(new URL('/api/auth/token', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: new URL(loginUrl).searchParams.get('token') }),
  });
  if (!response.ok) throw new CommandFailed(`signing in was turned down with ${response.status}`);
  return ((await response.json()) as { token: string }).token;
};

const greeting = (url: string, folder: string, seeded: Seeded | null, link: string): string => {
  const { firstName, lastName } = maya.account;
  const {
    profile: { role, company },
  } = maya;
  const made = seeded
    ? [
        `${seeded.wins} wins of a year, good days and bad`,
        `${seeded.facts} career facts, ${seeded.skills} skills that wins show`,
        `${seeded.documents} documents: one of every type, one of them edited, one shared, one with a date`,
        `${seeded.insights} insights: the week, the month, the year, all time; the timeline month by month`,
      ]
    : [];
  return [
    '',
    `  ${firstName} ${lastName}, ${role.toLowerCase()} at ${company}: all of it made up`,
    ...made.map((line) => `    ${line}`),
    `  folder     ${folder}  (npm run demo -- --fresh begins anew)`,
    `  outbox     ${url}/outbox  (nothing is sent: every mail is there)`,
    `  sign in    ${link}`,
    '             good for ten minutes; Enter prints a new one',
    '',
  ].join('\n');
};

main().catch((error: unknown) => {
  tellProblem(error);
  process.exit(1);
});

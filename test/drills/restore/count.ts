import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#application/engine/ports/clock.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { call } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { untilItStops } from '../kill.ts';
import type { Load } from './load.ts';

/** Wins by their words. `later` ones were acknowledged after the backup was begun and are there all the same. */
export type Counted = Readonly<{
  lost: readonly string[];
  doubled: readonly string[];
  strays: readonly string[];
  later: number;
  parked: readonly string[];
}>;

const PATIENCE_MS = 60_000;

/** What users see of what they were told is kept, once everything that waited in the restored log was done. */
export const countRestored = async (
  server: ServerProcess,
  { acknowledged, sent }: Load,
  mark: number,
): Promise<Counted> => {
  const emails = [...new Set(acknowledged.slice(0, mark).map(({ email }) => email))];
  const sessions = new Map<string, string>();
  for (const email of emails) sessions.set(email, await signIn(server, email));
  const count = async (): Promise<Omit<Counted, 'parked'>> => {
    const seen = new Map<string, number>();
    for (const session of sessions.values()) {
      const { body } = await call<readonly Achievement[]>(server, 'GET', '/api/achievements', undefined, session);
      for (const { originalMessage } of body) seen.set(originalMessage, (seen.get(originalMessage) ?? 0) + 1);
    }
    const there = acknowledged.filter(({ text }) => seen.has(text));
    return {
      lost: acknowledged.slice(0, mark).flatMap(({ text, by }) => (seen.has(text) ? [] : [`${by}: ${text}`])),
      doubled: [...seen].flatMap(([text, times]) => (times > 1 ? [`${text} ${times} times`] : [])),
      strays: [...seen.keys()].filter((text) => !sent.has(text)),
      later: there.length - acknowledged.slice(0, mark).filter(({ text }) => seen.has(text)).length,
    };
  };
  await untilItStops(PATIENCE_MS, async () => (await count()).lost.length);
  const { parked } = await server.commands['parked list']();
  return { ...(await count()), parked: parked.map((job) => JSON.stringify(job)) };
};

/** Sessions are in no backup. */
const signIn = async (server: ServerProcess, email: string): Promise<string> => {
  const { loginUrl } = await server.commands['account login-link']({ email });
  const token = new URL(loginUrl).searchParams.get('token') ?? '';
  return (await call<{ token: string }>(server, 'POST', '/api/auth/token', { token })).body.token;
};

/** Of people who were erased: events whose words open, events whose words do not, and files with a word of theirs in clear. */
export type ErasedFound = Readonly<{ open: number; closed: number; files: readonly string[] }>;

/** `word` stands in whatever these people wrote. Nothing may run on the folder. */
export const erasedIn = async (
  path: string,
  env: Readonly<Record<string, string>>,
  users: readonly number[],
  word: string,
): Promise<ErasedFound> => {
  const fail = (fault: Error): never => {
    throw fault;
  };
  const stores = await openStores(readSettings(env), await dataFolder(path), systemClock, fail);
  const found = { open: 0, closed: 0 };
  try {
    for await (const { events, caughtUp } of stores.log.follow(null, new AbortController().signal)) {
      for (const { data, personal } of events)
        if (users.includes(Number(data.userId))) {
          if (personal === 'open') found.open += 1;
          if (personal === 'destroyed') found.closed += 1;
        }
      if (caughtUp) break;
    }
  } finally {
    await stores.close();
  }
  return { ...found, files: await filesWith(path, word) };
};

const filesWith = async (folder: string, word: string): Promise<readonly string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const holding: string[] = [];
  for (const { parentPath, name } of files)
    if ((await readFile(join(parentPath, name))).toString('latin1').toLowerCase().includes(word)) holding.push(name);
  return holding;
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { maya } from '#infrastructure/demo/maya.ts';
import { apiOf } from '#infrastructure/demo/seed.ts';
import { winsOfYear } from '#infrastructure/demo/year.ts';
import type { AchievementPage } from '#web/contract/achievements.ts';
import { type DocumentEntity, documentKinds, documentTypes } from '#web/contract/documents.ts';
import type { InsightAnswer, InsightsAnswer } from '#web/contract/insights.ts';
import type { SkillsProfileAnswer } from '#web/contract/skills.ts';
import { freePort } from '../support/free-port.ts';
import { whereItRuns } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';

const DEMO = fileURLToPath(new URL('../../infrastructure/demo/demo.ts', import.meta.url));
const SHORT = '24';

/** `npm run demo` in a folder, until it has printed its link or ended. */
const demo = async (t: ExecutionContext, folder: string, ...words: readonly string[]) => {
  const env = { ...whereItRuns(), DEMO_DIR: folder, PORT: String(await freePort()), SMTP_PORT: '0', LOG_LEVEL: 'warn' };
  const started = spawn(process.execPath, [DEMO, '--wins', SHORT, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => started.kill('SIGKILL'));
  const exit = once(started, 'exit').then(([code]) => code as number | null);
  let said = '';
  const linked = new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('good for ten minutes')) resolve();
      });
  });
  const ended = await Promise.race([exit, linked]);
  return {
    said,
    ended,
    async stop(): Promise<number | null> {
      started.kill('SIGTERM');
      return exit;
    },
  };
};

/** What the one who follows its link sees. */
const signedIn = async (said: string) => {
  const link = new URL(/sign in\s+(\S+)/.exec(said)?.[1] ?? '');
  const response = await fetch(new URL('/api/auth/token', link), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: link.searchParams.get('token') }),
  });
  const { token } = (await response.json()) as { token: string };
  const api = apiOf(link.origin, token);
  const { wins, documents, facts, user } = {
    wins: (await api<AchievementPage>('GET', '/api/achievements?limit=100')).achievements,
    documents: await api<DocumentEntity[]>('GET', '/api/documents'),
    facts: (await api<{ facts: readonly { is: string; title?: string }[] }>('GET', '/api/user/career')).facts,
    user: await api<{ userId: number; email: string }>('GET', '/api/user/profile'),
  };
  return { api, wins, documents, facts, user };
};

const namesOf = (all: readonly string[]): readonly string[] => [...new Set(all)].sort();

test('a demo has everything once, twice started too; begun anew it is another', async (t) => {
  t.timeout(300_000); // four starts
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const folder = join(path, 'demo');

  const first = await demo(t, folder);
  const { api, wins, documents, facts, user } = await signedIn(first.said);
  t.is(user.email, maya.account.email);
  t.is(wins.length, Number(SHORT));
  t.true(new Set(wins.map(({ date }) => date)).size > 15, 'each on its own day');
  t.deepEqual(namesOf(documents.map(({ type }) => type)), namesOf(documentTypes));
  t.deepEqual(namesOf(documents.flatMap(({ kind }) => kind ?? [])), namesOf(documentKinds));
  t.true(documents.every(({ content }) => content.length > 20));
  t.deepEqual(
    documents.filter(({ version }) => version === 2).map(({ type }) => type),
    ['cover-letter'],
  );
  t.truthy(documents.find(({ type }) => type === 'linkedin-post')?.scheduledPublishDate);
  t.deepEqual(
    facts.filter(({ is }) => is === 'position').map(({ title }) => title),
    ['Operations manager', 'Shift lead, warehouse', 'Customer service agent'],
  );
  for (const period of ['week', 'month', 'year', 'summary'])
    t.truthy((await api<InsightAnswer>('GET', `/api/growth-insights/${user.userId}/${period}`)).insight?.summary);
  const all = await api<InsightsAnswer>('GET', `/api/growth-insights/${user.userId}/all`);
  t.true(all.insights.length > 2);
  const { profile } = await api<SkillsProfileAnswer>('GET', `/api/user-skills-profile/${user.userId}`);
  t.true((profile?.skillFrequency.length ?? 0) > 5);
  t.is(await first.stop(), 0);

  const second = await demo(t, folder);
  const again = await signedIn(second.said);
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).sort();
  t.deepEqual([ids(again.wins), ids(again.documents)], [ids(wins), ids(documents)]);
  t.is(again.facts.length, facts.length);
  t.is((await demo(t, folder, '--fresh')).ended, 1, 'nothing is removed while it runs');
  await second.stop();

  const fresh = await demo(t, folder, '--fresh');
  const anew = await signedIn(fresh.said);
  t.not(anew.user.userId, user.userId);
  t.is(anew.wins.length, wins.length);
  await fresh.stop();
});

test('a folder that no demo made is left as it is', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  await writeFile(join(path, 'letter.txt'), 'mine');
  const { ended, said } = await demo(t, path, '--fresh');
  t.is(ended, 1);
  t.regex(said, /no folder of a demo/);
});

test('the year has wins of every week, good days and bad, ends on its day, and is the same on each', (t) => {
  const year = winsOfYear('2026-11-29');
  t.true(year.length >= 140);
  t.is(new Set(year.map(({ key }) => key)).size, year.length);
  t.true(year.every(({ date }) => date >= '2025-11-24' && date <= '2026-11-29'));
  t.deepEqual(
    winsOfYear('2026-11-23').map(({ key }) => key),
    year.filter(({ date }) => date <= '2026-11-23').map(({ key }) => key),
  );
  t.true(year.some((win) => win.private) && year.some((win) => win.publicText));
});

import test from 'ava';
import type { CareerProposals } from '#web/contract/career.ts';
import { aiServer, completion, send } from '../support/ai-server.ts';
import { runningApp } from '../support/app.ts';
import { aUser } from '../support/user.ts';

const CV = `SUB SCRIBER
sub.scriber@example.org

WORK EXPERIENCE
02/02/2023 - CURRENT - GHENT, BELGIUM
HARBOUR MASTER PORT OF DELLA
Runs the berths of the inner harbour.`;

test('where AI is on it tells title and employer of an old CV apart, once its user lets it', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, ({ messages }, response) => {
    const { lines } = JSON.parse(messages.at(-1)?.content ?? '{}') as { lines: Record<string, string> };
    const quoted = (words: string) => {
      const [number] = Object.entries(lines).find(([, line]) => line.includes(words)) ?? [];
      return [{ line: Number(number), words }];
    };
    const position = {
      title: quoted('HARBOUR MASTER'),
      employer: quoted('PORT OF DELLA'),
      place: quoted('GHENT, BELGIUM'),
      time: quoted('02/02/2023 - CURRENT'),
    };
    const answer = { positions: [position], schools: [], certificates: [], languages: [], skills: [] };
    send(response, 200, completion(JSON.stringify(answer)));
  });
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' };
  const app = await runningApp(t, { env });
  const user = await aUser(app);
  const bring = async () => {
    const headers = { Authorization: `Bearer ${user.session}`, 'Content-Type': 'application/octet-stream' };
    const response = await fetch(`${app.web.url}/api/user/career/import`, { method: 'POST', headers, body: CV });
    return ((await response.json()) as CareerProposals).proposals.map(({ fact: { id: _, ...fact } }) => fact);
  };
  const time = { from: '2023-02', to: null, place: 'GHENT, BELGIUM' };
  t.deepEqual(await bring(), [{ is: 'position', title: 'HARBOUR MASTER', employer: 'PORT OF DELLA', ...time }]);
  t.is(bodies.length, 1);
  t.notRegex(bodies.join('\n'), /scriber/i);
  await user.call('PUT', '/api/user/profile', { aiAllowed: false });
  t.deepEqual(await bring(), [{ is: 'position', title: 'HARBOUR MASTER PORT OF DELLA', employer: '', ...time }]);
  t.is(bodies.length, 1);
});

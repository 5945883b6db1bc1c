import test, { type ExecutionContext } from 'ava';
import type { RunningApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { withOperators } from './an-operator.ts';

/** What the stream of this session has said so far. */
const listening = async (t: ExecutionContext, app: RunningApp, session: string) => {
  const end = new AbortController();
  t.teardown(() => end.abort());
  const response = await fetch(new URL('/api/changes', app.web.url), {
    headers: { Cookie: `__Host-sid=${session}` },
    signal: end.signal,
  });
  let said = '';
  const read = async () => {
    for await (const chunk of response.body ?? []) said += Buffer.from(chunk as Uint8Array).toString();
  };
  void read().catch(() => undefined);
  await eventually('the stream', async () => said.includes('listening'));
  return () => said;
};

test('an operator hears which lists changed, whoever changed them; others hear of their own alone', async (t) => {
  const { app, viewer, user, operator } = await withOperators(t);
  const [heard, others] = [await listening(t, app, viewer.session), await listening(t, app, operator.session)];
  const own = await listening(t, app, user.session);
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  await eventually('the hint', async () => heard().includes('"admin:wins"') && others().includes('"admin:wins"'));
  await eventually('their own', async () => own().includes('"wins"'));
  t.false(own().includes('admin:'));
  t.false(heard().includes('"wins"'), 'it is another’s list');
});

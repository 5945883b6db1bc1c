import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { aSubscriber } from './a-subscriber.ts';
import { OURS } from './a-web-server.ts';

const asking = async (t: Parameters<typeof aSubscriber>[0], given: Parameters<typeof aSubscriber>[1] = {}) => {
  const setting = await aSubscriber(t, given);
  const token = await openSession(setting.services, setting.userId);
  const ask = async (body: object) => {
    const response = await fetch(`${setting.url}/api/documents/generate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, Origin: OURS, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { success: boolean; message: string } };
  };
  return { ...setting, ask };
};

test('whoever has no subscription and asks for a document is shown the way back', async (t) => {
  const { ask } = await asking(t, { facts: { state: 'ended' } });
  for (const type of ['cv', 'cover-letter', 'growth-log', 'custom', 'social-thread', 'linkedin-post']) {
    const { status, body } = await ask({ type });
    t.is(status, 402, type);
    t.false(body.success);
    t.true(body.message.endsWith(`${OURS}/billing`));
  }
});

test('whoever subscribes has one written', async (t) => {
  for (const given of [{}, { facts: null, complimentary: true }]) {
    const { ask } = await asking(t, given);
    t.is((await ask({ type: 'cv' })).status, 201);
  }
});

test('what is no request for a document is refused before anything else', async (t) => {
  const { ask, userId } = await asking(t);
  t.is((await ask({ type: 'constructor' })).status, 400);
  t.is((await ask({ type: 'cv', free: true })).status, 400);
  t.is((await ask({ type: 'cv', userId: userId + 1 })).status, 404);
});

import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call } from '#test/support/user.ts';
import type { AchievementPage } from '#web/contract/achievements.ts';

const app = sharedApp(test);
const NUMBER = '+12025550177';
type Texts = Readonly<{ texts: readonly Readonly<{ id: string; to: string; text: string }>[] }>;

const textsTo = async (number: string) =>
  (await call<Texts>(app(), 'GET', '/api/outbox')).body.texts.filter(({ to }) => to === number);

test('a text back from a verified number becomes a win, without any provider of texts', async (t) => {
  const user = await aUser(app());
  t.is((await user.call('POST', '/api/auth/resend-code', { phoneNumber: NUMBER })).status, 200);
  const [text] = await eventually('the code', async () => {
    const texts = await textsTo(NUMBER);
    return texts.length > 0 && texts;
  });
  const code = text?.text.slice(0, 6);
  t.is((await user.call('POST', '/api/auth/verify', { phoneNumber: NUMBER, code })).status, 200);
  const answers = (body: string) => call(app(), 'POST', `/api/outbox/${text?.id}/reply`, { text: body });
  t.is((await answers('Cut our nightly build from 40 to 9 minutes.')).status, 200);
  const [win] = await eventually('the win', async () => {
    const { body } = await user.call<AchievementPage>('GET', '/api/achievements?limit=10');
    return body.achievements.length > 0 && body.achievements;
  });
  t.like(win, { source: 'text', originalMessage: 'Cut our nightly build from 40 to 9 minutes.' });
});

test('what is not in the outbox cannot be answered', async (t) => {
  t.is((await call(app(), 'POST', `/api/outbox/${crypto.randomUUID()}/reply`, { text: 'Hello' })).status, 404);
});

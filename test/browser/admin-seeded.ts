import type { ExecutionContext } from 'ava';
import { createFigures } from '#application/engine/figures.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { aiServer, saying } from '../support/ai-server.ts';
import { runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { ELSEWHERE, heldMail, linkIn, needsOf } from '../support/held-mail.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { aUser, call, outboxOf } from '../support/user.ts';

const OPERATOR = 'operator@example.com';
const VIEWER = 'viewer@example.com';
/** A word that a user wrote, and no operator may see. */
export const CANARY = 'zanzibarquilt';
export const ROLE_MAIL = { from: 'jane@example.org', subject: 'Slow pages', text: 'So slow today.' };
export const MODEL = 'gpt-4.1-mini';

/** An app with operators, and a user with wins, a document, a held mail and one that they released; figures of AI; a coupon. */
export const seededForOperators = async (t: ExecutionContext) => {
  const { baseUrl } = await aiServer(t, saying({ category: 'Bureaucracy', analysis: '', skills: [] })); // nothing of use
  const app = await runningApp(t, {
    client: CLIENT_FOLDER,
    env: {
      OPERATOR_EMAILS: OPERATOR,
      OPERATOR_VIEWERS: VIEWER,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: baseUrl,
      OPENAI_MODEL: MODEL,
      OPENAI_PRICE_INPUT: '0.4',
      OPENAI_PRICE_OUTPUT: '1.6',
    },
  });
  const [operator, viewer] = [await aUser(app, OPERATOR), await aUser(app, VIEWER)];
  const held = await heldMail(app, `Also the second ${CANARY} is done.`);
  const { user } = held;
  await user.call('PUT', '/api/user/profile', { firstName: `Ada${CANARY}`, lastName: `Lovelace${CANARY}` });
  await user.call('POST', '/api/achievements', { originalMessage: `Sewed the ${CANARY} for the fair` });
  await user.call('POST', '/api/documents/generate', { type: 'custom', prompt: `A post about ${CANARY}` });
  const released = await releasedMail(app);
  const raw = written({ to: 'support@cairn.localhost', ...ROLE_MAIL });
  await sendRaw(app, { from: ROLE_MAIL.from, to: 'support@cairn.localhost' }, raw);
  const coupon = { code: 'SORRYFORTHAT', discount: { percent: 50 }, months: 3, uses: 5, endsAt: null };
  await operator.call('POST', '/api/admin/coupons', { ...coupon, reason: 'For a test' });
  await seedFigures(app);
  return { app, operator, viewer, user, held, released };
};

type App = Awaited<ReturnType<typeof runningApp>>;

const releasedMail = async (app: App) => {
  const held = await heldMail(app, 'I mended the roof of the town hall.');
  const { id, token } = await linkIn(held);
  await call(app, 'POST', `/api/held/${id}/release`, { token });
  await eventually('the release', async () => (await needsOf(held.user)).length === 0);
  return { id, user: held.user };
};

const seedFigures = async ({ services: { registers } }: App): Promise<void> => {
  for (let day = 0; day < 12; day += 1) {
    const figures = createFigures(registers, { now: () => systemClock.now() - day * 24 * 60 * 60_000 });
    figures.add(`ai.calls|${MODEL}|answered`, 40 + ((day * 17) % 23));
    figures.add(`ai.calls|${MODEL}|late`, day % 3);
    figures.add(`ai.calls|${MODEL}|busy`, day % 2);
    figures.add(`ai.ms|${MODEL}|1500`, 40);
    figures.add(`ai.ms|${MODEL}|8000`, 4);
    figures.add(`ai.tokens-in|${MODEL}`, 61_000 + day * 900);
    figures.add(`ai.tokens-out|${MODEL}`, 9_000 + day * 200);
    figures.add('ai.rejected|win|name-or-claim', 2);
    figures.add('ai.rejected|document|number', day % 4);
    await figures.flush();
  }
};

/** What no operator's browser may hold. */
export const secretsOf = async ({
  app,
  user,
}: Pick<Awaited<ReturnType<typeof seededForOperators>>, 'app' | 'user'>) => {
  const links = (await outboxOf(app, user.email)).flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? []);
  return [CANARY, 'Lovelace', user.email, user.session, ELSEWHERE, ...links];
};

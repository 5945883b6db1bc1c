import { createFigures } from '#application/engine/figures.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { RunningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { heldMail, linkIn, needsOf } from '../support/held-mail.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { call, type User } from '../support/user.ts';

export const COUPON = 'SORRYFORTHAT';
export const MODEL = 'gpt-4.1-mini';
export const RELEASED_WORDS = 'I mended the roof of the town hall.';

/** Data for the pages of mail, coupons and AI: a mail to a role, one that its owner released, a coupon, figures of twelve days. */
export const seedMailAndFigures = async (app: RunningApp, operator: User): Promise<void> => {
  await roleMail(app, 'Slow pages');
  await releasedMail(app);
  const coupon = { code: COUPON, discount: { percent: 50 }, months: 3, uses: 5, endsAt: null };
  await operator.call('POST', '/api/admin/coupons', { ...coupon, reason: 'For a test' });
  await seedFigures(app);
};

export const roleMail = async (app: RunningApp, subject: string, text = 'So slow today.'): Promise<void> => {
  const [from, to] = ['jane@example.org', 'support@cairn.localhost'];
  await sendRaw(app, { from, to }, written({ from, to, subject, text }));
};

/** Somebody was asked about a mail, and said that it is theirs. */
export const releasedMail = async (app: RunningApp): Promise<User> => {
  const held = await heldMail(app, RELEASED_WORDS);
  const { id, token } = await linkIn(held);
  await call(app, 'POST', `/api/held/${id}/release`, { token });
  await eventually('the release', async () => (await needsOf(held.user)).length === 0);
  return held.user;
};

const DAY_MS = 24 * 60 * 60_000;

const seedFigures = async ({ services: { registers } }: RunningApp): Promise<void> => {
  for (let day = 0; day < 12; day += 1) {
    const figures = createFigures(registers, { now: () => systemClock.now() - day * DAY_MS });
    figures.add('error');
    figures.add('error|a job failed');
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

import { openSession } from '#application/access/sign-in/sessions.ts';
import { streams } from '#application/streams.ts';
import { signUpStarted } from '#domain/access/sign-up/events.ts';
import { jobParked } from '#domain/work/job/events.ts';
import type { RunningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, type User } from '../support/user.ts';
import { heldMail } from './held-mail.ts';

export const OPERATOR = 'operator@example.com';
export const VIEWER = 'viewer@example.com';

/** A word that stands in a user's name, address, wins, documents and mails, and nowhere else. */
export const CANARY = 'zanzibarquilt';

export type Staffed = Readonly<{ operator: User; viewer: User; userId: number; jobId: string }>;

let staffed: Promise<Staffed> | null = null;

/** The app's operator and viewer, a user whose words are all canaries and who was acted on, and a parked job. Once for an app. */
export const staffedOnce = (app: RunningApp): Promise<Staffed> => {
  staffed ??= staff(app);
  return staffed;
};

const staff = async (app: RunningApp): Promise<Staffed> => {
  const [operator, viewer] = [await aUser(app, OPERATOR), await aUser(app, VIEWER)];
  const user = await aUser(app, `${CANARY}@example.com`);
  await user.call('PUT', '/api/user/profile', { firstName: `Ada${CANARY}`, lastName: CANARY, company: CANARY });
  await user.call('POST', '/api/achievements', { originalMessage: `Sewed the ${CANARY} for the fair` });
  await user.call('POST', '/api/documents/generate', { type: 'custom', prompt: `A post about ${CANARY}` });
  await user.call('POST', '/api/messages', { message: `Sold the ${CANARY} today.` });
  await heldMail(app, user, `Also the second ${CANARY} is done.`);
  const acts = [
    [`/api/admin/accounts/${user.userId}/login-mail`, {}],
    ['/api/admin/projections/verify', { names: ['wins'] }],
  ] as const;
  for (const [path, body] of acts) await operator.call('POST', path, { ...body, reason: 'Seen by a test' });
  return { operator, viewer, userId: user.userId, jobId: await parkedJob(app) };
};

/** Another session of theirs: a test may end or renew it, and the next begins with its own. */
export const signedInAgain = async (
  app: RunningApp,
  { userId }: Pick<User, 'userId'>,
): Promise<Pick<User, 'session'>> => ({
  session: await openSession(app.services, userId, { openedWith: 'link' }),
});

/** A job of a sign-up that waits for tomorrow, and is parked. */
export const parkedJob = async (app: RunningApp, reason = 'unexpected'): Promise<string> => {
  const { vault, log, clock } = app.services;
  const [signUpId, userId] = [crypto.randomUUID(), Math.floor(1e9 * Math.random())];
  const at = new Date(clock.now()).toISOString();
  await vault.make(userId);
  const started = signUpStarted({
    ...{ signUpId, userId, at, plan: 'yearly', coupon: null, addressName: signUpId },
    expiresAt: new Date(clock.now() + 24 * 60 * 60_000).toISOString(),
    personal: { firstName: CANARY, lastName: CANARY, email: `${CANARY}@example.com`, phoneNumber: null },
  });
  await log.append(streams.signUp(signUpId), [started], 'no-stream');
  const jobId = `expire-sign-up:${signUpId}`;
  const parked = jobParked({ jobId, reaction: 'expire-sign-up', userId, at, attempt: 5, reason });
  await log.append(streams.job(jobId), [parked], 'no-stream');
  await eventually('the parked job', async () => {
    const { parked: jobs } = await app.commands['parked list']();
    return jobs.some(({ id }) => id === jobId);
  });
  return jobId;
};

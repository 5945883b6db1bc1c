import type { RunningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { call, type User } from '../support/user.ts';

export type Subscriber = Pick<User, 'userId' | 'email' | 'session' | 'call'>;

/** Someone who has signed up, paid for the plan without money, and finished the first setup. */
export const aSubscriber = async (app: RunningApp, plan: 'monthly' | 'yearly' = 'monthly'): Promise<Subscriber> => {
  const begun = await signUp(app, { plan });
  await payFor(app, begun);
  const session = await eventually('the session of a paid sign-up', async () => {
    const { body } = await asksForToken(app, begun);
    return body.token;
  });
  const asUser: User['call'] = (method, path, body) => call(app, method, path, body, session);
  await asUser('PUT', '/api/user/profile', { phoneNumber: '', timezone: 'UTC', setupDone: true });
  return { userId: begun.body.userId, email: begun.email, session, call: asUser };
};

import type { ExecutionContext } from 'ava';
import { openSession, type SignInMethod } from '#application/access/sign-in/sessions.ts';
import { type RunningApp, runningApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { aUser, call } from '#test/support/user.ts';

export const OPERATOR = 'operator@example.com';
export const VIEWER = 'viewer@example.com';

type Settings = Parameters<typeof runningApp>[1];

/** An app with an operator, one who may only look, and a user who is neither, on a clock that stands still until it is moved. */
export const withOperators = async (t: ExecutionContext, settings: NonNullable<Settings> = {}) => {
  const clock = movableClock();
  const { env = {}, ...rest } = settings;
  const running = await runningApp(t, {
    clock,
    ...rest,
    env: { OPERATOR_EMAILS: `another@example.com, ${OPERATOR}`, OPERATOR_VIEWERS: VIEWER, ...env },
  });
  const app: RunningApp = { ...running, web: { ...running.web, url: `http://127.0.0.1:${running.web.port}` } };
  const [operator, viewer, user] = [await aUser(app, OPERATOR), await aUser(app, VIEWER), await aUser(app)];
  return { app, clock, operator, viewer, user };
};

/** Another session of the same user, signed in now. */
export const signedInAgain = async (
  app: RunningApp,
  userId: number,
  openedWith: SignInMethod = 'link',
): Promise<ReturnType<typeof callerWith>> => callerWith(app, await openSession(app.services, userId, { openedWith }));

export const callerWith = (app: RunningApp, session: string) => ({
  session,
  call: <Body>(method: string, path: string, body?: unknown) => call<Body>(app, method, path, body, session),
});

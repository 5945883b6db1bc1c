import { createHash, randomBytes } from 'node:crypto';
import {
  addPasskey,
  askForPasskey,
  askForSignIn,
  CHALLENGE_SECONDS,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '#application/access/sign-in/passkeys.ts';
import { MOST_PASSKEYS } from '#domain/access/passkeys/decider.ts';
import { done } from '#web/contract/answers.ts';
import { signedIn } from '#web/contract/auth-answers.ts';
import { newPasskey, newPasskeyOptions, passkeyOptions, passkeySignIn } from '#web/contract/passkeys.ts';
import { passkeyList } from '#web/contract/profile.ts';
import { dropCookie, PASSKEY_COOKIE, setCookie } from '../cookies.ts';
import { ApiError, badRequest, conflict, notFound, notSignedIn, tooMany } from '../errors.ts';
import { type ApiRequest, route } from '../route.ts';
import { signedInAs } from '../signed-in-user.ts';
import { deviceNameOf, shownDevice } from './device-name.ts';
import { sessionOpened } from './opened-session.ts';

export const passkeyRoutes = [
  route({
    method: 'get',
    path: '/api/user/passkeys',
    summary: 'The passkeys of the account, by the names their owner gave them',
    answers: { 200: passkeyList },
    access: 'session',
    handle: async ({ parts, userId }) => ({ body: { success: true, passkeys: await listPasskeys(parts, userId) } }),
  }),
  route({
    method: 'post',
    path: '/api/user/passkeys/options',
    summary: 'What a browser needs to make a passkey; needs a sign-in within the last 15 minutes',
    answers: { 200: newPasskeyOptions },
    access: 'recent',
    async handle(request) {
      const asked = await askForPasskey(request.parts, ownSession(request));
      if ('refused' in asked) throw whyNot(asked.refused);
      const noted = deviceNameOf(request.header('User-Agent'));
      const label = noted === '' ? '' : shownDevice(noted, request.words);
      return { body: { success: true, label, options: asked.request } };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/passkeys',
    summary: 'Add the passkey that the browser has made; needs a sign-in within the last 15 minutes',
    answers: { 200: done },
    access: 'recent',
    body: newPasskey,
    async handle(request) {
      const { label, response: answer } = request.body;
      const refusal = await addPasskey(request.parts, { ...ownSession(request), label, answer });
      if (refusal) throw whyNot(refusal.refused);
      return { body: { success: true, message: request.words.signIn.passkeyAdded } };
    },
  }),
  route({
    method: 'delete',
    path: '/api/user/passkeys/:id',
    summary: 'Remove one of one’s own passkeys: it signs in nobody any more',
    answers: { 200: done },
    access: 'session',
    async handle({ parts, userId, params, words }) {
      if (await removePasskey(parts, userId, params.id ?? '')) throw notFound();
      return { body: { success: true, message: words.signIn.passkeyRemoved } };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/passkeys/options',
    summary: 'What a browser needs to sign in with a passkey',
    answers: { 200: passkeyOptions },
    access: 'public',
    async handle({ parts, network }) {
      const cookie = randomBytes(24).toString('base64url');
      const options = await askForSignIn(parts, { browser: hashOf(cookie), network });
      if (!options) throw tooMany(({ signIn }) => signIn.waitOrLink);
      return {
        body: { success: true, options },
        headers: { 'Set-Cookie': setCookie(PASSKEY_COOKIE, cookie, CHALLENGE_SECONDS) },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/passkeys',
    summary: 'Sign in with a passkey',
    answers: { 200: signedIn },
    access: 'public',
    body: passkeySignIn,
    async handle(request) {
      const { parts, body, network, cookie, header } = request;
      const asked = { browser: hashOf(cookie(PASSKEY_COOKIE) ?? ''), network };
      const device = deviceNameOf(header('User-Agent'));
      const used = await signInWithPasskey(parts, { ...asked, device, answer: body.response });
      if ('refused' in used) throw new ApiError(401, ({ signIn }) => signIn.badToken);
      return {
        body: await signedInAs(request, used.userId, used.session),
        headers: { 'Set-Cookie': [...(await sessionOpened(request, used)), dropCookie(PASSKEY_COOKIE)] },
      };
    },
  }),
];

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

const ownSession = ({ userId, sessionId }: ApiRequest<unknown, unknown>) => {
  if (sessionId === null) throw notSignedIn();
  return { userId, sessionId };
};

const whyNot = (reason: 'bad-passkey' | 'no-such-account' | 'too-many-passkeys'): ApiError => {
  switch (reason) {
    case 'bad-passkey':
      return badRequest(({ signIn }) => signIn.passkeyNotAdded);
    case 'too-many-passkeys':
      return conflict(({ signIn }) => signIn.tooManyPasskeys(MOST_PASSKEYS));
    case 'no-such-account':
      return notSignedIn();
  }
};

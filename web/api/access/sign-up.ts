import { setTimeout as sleep } from 'node:timers/promises';
import { openCheckout } from '#application/access/sign-up/checkout.ts';
import { signUpIdOf } from '#application/access/sign-up/find-sign-up.ts';
import { mailSignUpAgain, SIGN_UP_HOURS, startSignUp } from '#application/access/sign-up/sign-up.ts';
import { mailWayIn, mayAskForToken, tokenOfSignUp } from '#application/access/sign-up/token-by-email.ts';
import { verifyCoupon } from '#application/billing/coupons.ts';
import { isRefusal } from '#domain/decider.ts';
import {
  type CheckoutRequest,
  checkoutRequest,
  checkoutSession,
  couponAnswer,
  couponQuery,
  type Registration,
  registered,
  registration,
  type TokenByEmailQuery,
  tokenByEmail,
  tokenByEmailQuery,
} from '#web/contract/sign-up.ts';
import { dropCookie, SIGN_UP_COOKIE, setCookie } from '../cookies.ts';
import { ApiError, badField, conflict, forbidden, noPhoneNumber, tooMany } from '../errors.ts';
import { type ApiParts, type ApiRequest, route } from '../route.ts';
import { deviceNameOf } from './device-name.ts';
import { languageAsked } from './language-asked.ts';
import { sessionOpened } from './opened-session.ts';

/** Longer than any of it takes on a machine that is not overloaded. */
const GRID_MS = 250;

const checkoutUrl = ({ publicUrl, tokens }: ApiParts, signUpId: string): string =>
  `${publicUrl}/checkout/${tokens.linkToken('checkout', signUpId)}`;

/** The mail to a known address's owner goes out after the answer, so that the time it takes tells nothing. */
const register = async ({ parts, body, network, header, words }: ApiRequest<Registration, null>) => {
  const { couponCode, phoneCountry, ...wanted } = body;
  const started = await startSignUp(
    parts,
    {
      ...wanted,
      coupon: couponCode ?? null,
      phoneCountry: phoneCountry ?? null,
      language: languageAsked(header('Accept-Language')),
    },
    network,
  );
  if (isRefusal(started)) return refuseSignUp(started.refused);
  const { signUpId, userId, known } = started;
  const cookie = setCookie(SIGN_UP_COOKIE, parts.tokens.linkToken('sign-up', signUpId), SIGN_UP_HOURS * 60 * 60);
  return {
    body: { success: true, message: words.signUp.goOn, checkoutUrl: checkoutUrl(parts, signUpId), userId },
    headers: { 'Set-Cookie': cookie },
    afterwards: async () => {
      if (known !== null) await mailSignUpAgain(parts, known);
    },
  };
};

const refuseSignUp = (reason: 'too-many' | 'no-number' | 'costly' | 'bad-coupon'): never => {
  switch (reason) {
    case 'too-many':
      throw tooMany(({ signUp }) => signUp.tooManyTries);
    case 'no-number':
      throw noPhoneNumber();
    case 'costly':
      throw badField('phoneNumber', ({ phone }) => phone.costlyAtSignUp);
    case 'bad-coupon':
      throw badField('couponCode', ({ signUp }) => signUp.badCoupon);
  }
};

/** Of a known address it says the same: where the checkout of a new one would be. */
const checkoutSessionOf = async ({ parts, body, cookie, network, words }: ApiRequest<CheckoutRequest, null>) => {
  const signUpId =
    signUpIdOf(parts, 'checkout', body.pendingUserToken) ?? signUpIdOf(parts, 'sign-up', cookie(SIGN_UP_COOKIE));
  if (signUpId === null) throw new ApiError(404, ({ signUp }) => signUp.unknown);
  if (body.couponCode) await refuseBadCoupon(parts, body.couponCode, network);
  const opened = await openCheckout(parts, signUpId, body);
  if (isRefusal(opened) && opened.refused !== 'unknown') return refuseCheckout(opened.refused);
  return { body: { success: true, url: checkoutUrl(parts, signUpId), message: words.signUp.goOn } };
};

const refuseBadCoupon = async (parts: ApiParts, code: string, network: string): Promise<void> => {
  const verdict = await verifyCoupon(parts, code, network);
  if (verdict === 'too-many') throw tooMany(({ signUp }) => signUp.tooManyTries);
  if (verdict === 'bad') return refuseSignUp('bad-coupon');
};

const refuseCheckout = (reason: 'expired' | 'completed' | 'too-many' | 'bad-coupon'): never => {
  switch (reason) {
    case 'expired':
      throw new ApiError(410, ({ signUp }) => signUp.ended);
    case 'completed':
      throw conflict(({ signUp }) => signUp.paidAlready);
    default:
      return refuseSignUp(reason);
  }
};

/** Only our own page may ask, no address that was typed in, and no browser that looks ahead: the answer is given once. */
const refuseOthersRequests = ({ header }: ApiRequest<null, unknown>): void => {
  if (!['', 'same-origin'].includes(header('Sec-Fetch-Site')))
    throw forbidden(({ everywhere }) => everywhere.otherSite);
  if (/prefetch|prerender/i.test(`${header('Sec-Purpose')} ${header('Purpose')}`))
    throw forbidden(({ signUp }) => signUp.answeredOnce);
};

const tokenFor = async (request: ApiRequest<null, TokenByEmailQuery>) => {
  const { parts, query, cookie, header, words } = request;
  const { email } = query;
  const signUpId = signUpIdOf(parts, 'sign-up', cookie(SIGN_UP_COOKIE));
  const device = deviceNameOf(header('User-Agent'));
  const opened = signUpId === null ? null : await tokenOfSignUp(parts, signUpId, { email, device });
  if (opened === null)
    return { body: { success: false, message: words.signUp.notSignedIn }, afterwards: () => mailWayIn(parts, email) };
  return {
    body: { success: true, token: opened.session, message: words.signIn.signedIn },
    headers: { 'Set-Cookie': [...(await sessionOpened(request, opened)), dropCookie(SIGN_UP_COOKIE)] },
  };
};

export const signUpRoutes = [
  route({
    method: 'post',
    path: '/api/auth/register',
    summary: 'Begin a sign-up; answered alike whether the address is known or not',
    access: 'public',
    answers: { 200: registered },
    body: registration,
    handle: (request) => answerAfter(GRID_MS, () => register(request)),
  }),
  route({
    method: 'post',
    path: '/api/create-checkout-session',
    summary: 'The page where a pending sign-up is paid, with another plan or coupon if wanted',
    access: 'public',
    answers: { 200: checkoutSession },
    body: checkoutRequest,
    handle: checkoutSessionOf,
  }),
  route({
    method: 'get',
    path: '/api/verify-coupon',
    summary: 'Whether a coupon code is good; nothing is used up',
    access: 'public',
    answers: { 200: couponAnswer },
    query: couponQuery,
    async handle({ parts, query, network, words }) {
      const verdict = await verifyCoupon(parts, query.code, network);
      if (verdict === 'too-many') throw tooMany(({ signUp }) => signUp.tooManyTries);
      const valid = verdict === 'good';
      return { body: { success: true, valid, message: valid ? words.signUp.goodCoupon : words.signUp.badCoupon } };
    },
  }),
  route({
    method: 'get',
    path: '/api/auth/get-token-by-email',
    summary: 'A session, once, for the browser whose sign-up has just been paid',
    access: 'public',
    answers: { 200: tokenByEmail },
    query: tokenByEmailQuery,
    async handle(request) {
      refuseOthersRequests(request);
      if (!(await mayAskForToken(request.parts, request.network))) throw tooMany(({ signUp }) => signUp.tooManyTries);
      return answerAfter(GRID_MS, () => tokenFor(request));
    },
  }),
];

/**
 * Does the work, and answers or fails no sooner than the next mark of a grid of `ms` milliseconds, counted from the
 * start: what takes a little longer for one than for another takes the same for both.
 */
const answerAfter = async <Result>(ms: number, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - began;
    await sleep(Math.ceil(taken / ms) * ms - taken);
  }
};

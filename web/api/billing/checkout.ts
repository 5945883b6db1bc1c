import { openCheckout } from '#application/access/sign-up/checkout.ts';
import { applicantOf, signUpIdOf } from '#application/access/sign-up/find-sign-up.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { sandboxPayment, sandboxQuery } from '#web/contract/sign-up.ts';
import { SIGN_UP_COOKIE } from '../cookies.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { goOn, pageAnswer } from '../server-page.ts';
import {
  awayCheckout,
  badCouponCheckout,
  busyCheckout,
  checkYourMail,
  closedSandboxCheckout,
  endedCheckout,
  noCheckout,
  sandboxCheckoutPage,
} from './checkout-page.ts';

const HTML = { 200: null, 303: null } as const;

/** What each sign-up that has no checkout to go on to shows. */
const pages = {
  unknown: checkYourMail,
  expired: endedCheckout,
  'too-many': busyCheckout,
  'bad-coupon': badCouponCheckout,
} as const;

export const checkoutRoutes = [
  route({
    method: 'get',
    path: '/checkout/:token',
    summary: 'Go on from a sign-up to the page where it is paid',
    access: 'page',
    answers: HTML,
    async handle({ parts, params, cookie }) {
      const signUpId = signUpIdOf(parts, 'checkout', params.token);
      if (signUpId === null) return pageAnswer(parts.brandName, noCheckout);
      const opened = await openCheckout(parts, signUpId).catch(awayIsNull);
      if (opened === null) return pageAnswer(parts.brandName, awayCheckout);
      if (!('refused' in opened)) return goOn(opened.url);
      if (opened.refused === 'completed') return goOn(await successPage(parts, signUpId, cookie(SIGN_UP_COOKIE)));
      return pageAnswer(parts.brandName, pages[opened.refused]);
    },
  }),
  route({
    method: 'get',
    path: '/checkout/sandbox/:checkoutId',
    summary: 'The checkout that takes no money, while there is no payment provider',
    access: 'page',
    answers: HTML,
    query: sandboxQuery,
    async handle({ parts, params, query }) {
      const order = await sandboxOf(parts).order(params.checkoutId ?? '');
      if (order?.state !== 'open') return pageAnswer(parts.brandName, order ? closedSandboxCheckout : noCheckout);
      const { brandName } = parts;
      const shown = { brandName, declined: query.declined !== undefined, cancelUrl: ownPath(parts, order.cancelUrl) };
      return pageAnswer(brandName, sandboxCheckoutPage(order, shown));
    },
  }),
  route({
    method: 'post',
    path: '/checkout/sandbox/:checkoutId',
    summary: 'Pay at the checkout that takes no money, or have the card declined',
    access: 'page',
    answers: HTML,
    body: sandboxPayment,
    async handle({ parts, params: { checkoutId = '' }, body }) {
      const sandbox = sandboxOf(parts);
      const order = await sandbox.order(checkoutId);
      if (!order) return pageAnswer(parts.brandName, noCheckout);
      const outcome = await sandbox.pay(checkoutId, body.outcome ?? 'pay');
      if (outcome === 'closed') return pageAnswer(parts.brandName, closedSandboxCheckout);
      if (outcome === 'declined') return goOn(`/checkout/sandbox/${encodeURIComponent(checkoutId)}?declined=1`);
      return goOn(ownPath(parts, order.successUrl) || '/login'); // of an account that is gone
    },
  }),
];

/** Where a paid checkout leads the browser that began it; every other, or one whose account is gone, to the login. */
const successPage = async (parts: ApiParts, signUpId: string, cookie: string | undefined): Promise<string> => {
  const isOwn = signUpIdOf(parts, 'sign-up', cookie) === signUpId;
  const applicant = isOwn ? await applicantOf(parts, signUpId) : null;
  return applicant ? `/payment-success?email=${encodeURIComponent(applicant.email)}` : '/login';
};

const awayIsNull = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};

const sandboxOf = ({ sandboxCheckout }: ApiParts) => {
  if (!sandboxCheckout) throw notFound();
  return sandboxCheckout;
};

/** A page of ours by its path: the browser may have come by another of this machine's names. */
const ownPath = ({ publicUrl }: ApiParts, url: string): string =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;

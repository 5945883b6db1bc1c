import { openCheckout } from '#application/access/sign-up/checkout.ts';
import { applicantOf, signUpIdOf } from '#application/access/sign-up/find-sign-up.ts';
import type { Coupon } from '#application/billing/payments.ts';
import type { SandboxOrder } from '#application/billing/sandbox-checkout.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { plans } from '#domain/billing/plans.ts';
import { sandboxPayment, sandboxQuery } from '#web/contract/sign-up.ts';
import { SIGN_UP_COOKIE } from '../cookies.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { escaped, goOn, pageAnswer, type ServerPage } from '../server-page.ts';

const HTML = { 200: null, 303: null } as const;

const said = (status: number, title: string, text: string, more: string): ServerPage => ({
  status,
  title,
  content: `<h1>${title}</h1>\n<p class="second">${text}</p>\n${more}`,
});

/** Of an address that has an account already nobody is told more than this. */
const checkYourMail: ServerPage = said(
  200,
  'Check your mail',
  'We have sent a mail to the address you gave. It says how to go on.',
  '<p class="note">Nothing there after a few minutes? Look into the spam folder, or <a href="/login">ask for a login link</a>.</p>',
);

const button = (href: string, label: string): string =>
  `<p><a class="button main" href="${escaped(href)}">${escaped(label)}</a></p>`;

const endedCheckout: ServerPage = said(
  410,
  'This sign-up has ended',
  'A sign-up waits 24 hours for its payment. Nothing was charged, and nothing of it is kept.',
  button('/register', 'Sign up again'),
);

const busyCheckout: ServerPage = said(
  429,
  'Please wait a few minutes',
  'This checkout was opened very often. Nothing was charged; in ten minutes it opens again.',
  '',
);

const badCouponCheckout: ServerPage = said(
  409,
  'The coupon is not valid any more',
  'This coupon code is invalid or expired. Nothing was charged.',
  button('/register', 'Sign up again'),
);

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

const noCheckout: ServerPage = said(
  404,
  'This link does not work',
  'It may be incomplete, or it has been used. Nothing was charged.',
  button('/register', 'Sign up'),
);

const awayCheckout: ServerPage = said(
  503,
  'The payment page does not answer',
  'Nothing was charged. Please try again in a moment.',
  '<p><a class="button main" href="">Try again</a></p>',
);

/** A checkout of our own that was paid, or has ended. */
const closedSandboxCheckout: ServerPage = said(
  410,
  'This checkout is closed',
  'It was paid, or has ended. It takes no money in any case.',
  button('/login', 'Sign in'),
);

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const period = { monthly: 'month', yearly: 'year' } as const;

/** The checkout that takes no money: its form, sent as it stands, pays. */
const sandboxCheckoutPage = (
  order: SandboxOrder,
  { brandName, declined, cancelUrl }: Readonly<{ brandName: string; declined: boolean; cancelUrl: string }>,
): ServerPage => ({
  title: 'Checkout',
  content: `<p class="eyebrow">Test checkout</p>
<h1>No money is taken here</h1>
<p class="second">This page stands in for a payment provider. It asks for no card, and nothing is charged, whatever you press.</p>
${declined ? '<p class="trouble" role="alert">The card was declined. Nothing was paid.</p>' : ''}
<section class="card" aria-label="Your order">
${summary(order, brandName)}
<form method="post">
<button class="button main">Pay without money</button>
<div class="others">
<button class="button" name="outcome" value="decline">Decline the card</button>
<button class="button" name="outcome" value="decline-later">Card declined later</button>
</div>
</form>
</section>
<p class="note">“Card declined later” pays now, and the next payment fails.</p>
<p class="note"><a href="${escaped(cancelUrl)}">Cancel and go back</a></p>`,
});

const summary = ({ plan, email, coupon, amount, startsAt }: SandboxOrder, brandName: string): string => {
  const rows = [
    ['Plan', `${brandName}, ${plan}`],
    ['For', email],
    ['Price', `${inDollars(plans[plan].cents)} per ${period[plan]}`],
    ...(coupon === null ? [] : [['Coupon', `${coupon.code} (${discountInWords(coupon)})`]]),
    ...(startsAt === null ? [] : [['Begins', startsAt.slice(0, 10)]]),
  ];
  const lines = rows.map(([name = '', text = '']) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`);
  return `<dl>${lines.join('')}<div class="total"><dt>Due today</dt><dd>${inDollars(amount)}</dd></div></dl>`;
};

const discountInWords = ({ discount }: Coupon): string =>
  `${'percent' in discount ? `${discount.percent}%` : inDollars(discount.cents)} off`;

import { openCheckout } from '#application/access/sign-up/checkout.ts';
import { applicantOf, signUpIdOf } from '#application/access/sign-up/find-sign-up.ts';
import type { Coupon } from '#application/billing/payments.ts';
import type { SandboxOrder } from '#application/billing/sandbox-checkout.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { plans } from '#domain/billing/plans.ts';
import type { PageLanguage } from '#web/contract/page-languages.ts';
import { sandboxPayment, sandboxQuery } from '#web/contract/sign-up.ts';
import { SIGN_UP_COOKIE } from '../cookies.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { escaped, goOn, pageAnswer, type ServerPage } from '../server-page.ts';
import { checkoutWords } from './checkout-words.ts';

const HTML = { 200: null, 303: null } as const;

const said = (
  language: PageLanguage,
  status: number,
  { title, text }: Readonly<{ title: string; text: string }>,
  more: string,
): ServerPage => ({
  status,
  title,
  language,
  content: `<h1>${escaped(title)}</h1>\n<p class="second">${escaped(text)}</p>\n${more}`,
});

const button = (href: string, label: string): string =>
  `<p><a class="button main" href="${escaped(href)}">${escaped(label)}</a></p>`;

/** What each sign-up that has no checkout to go on to shows; of an address that has an account nobody is told more than `unknown`. */
const stopped = (language: PageLanguage, refused: 'unknown' | 'expired' | 'too-many' | 'bad-coupon'): ServerPage => {
  const { checkYourMail, ended, busy, badCoupon } = checkoutWords[language];
  switch (refused) {
    case 'unknown':
      return said(language, 200, checkYourMail, `<p class="note">${checkYourMail.more}</p>`);
    case 'expired':
      return said(language, 410, ended, button('/register', ended.more));
    case 'too-many':
      return said(language, 429, busy, busy.more);
    case 'bad-coupon':
      return said(language, 409, badCoupon, button('/register', badCoupon.more));
  }
};

const noCheckout = (language: PageLanguage): ServerPage => {
  const { none } = checkoutWords[language];
  return said(language, 404, none, button('/register', none.more));
};

const awayCheckout = (language: PageLanguage): ServerPage => {
  const { away } = checkoutWords[language];
  return said(language, 503, away, button('', away.more));
};

/** A checkout of our own that was paid, or has ended. */
const closedSandboxCheckout = (language: PageLanguage): ServerPage => {
  const { closed } = checkoutWords[language];
  return said(language, 410, closed, button('/login', closed.more));
};

/** Whoever pays just now is not asked to subscribe. */
const checkoutPage = ({ brandName }: ApiParts, page: ServerPage) =>
  pageAnswer(brandName, { ...page, isCheckout: true });

export const checkoutRoutes = [
  route({
    method: 'get',
    path: '/checkout/:token',
    summary: 'Go on from a sign-up to the page where it is paid',
    access: 'page',
    answers: HTML,
    async handle({ parts, params, cookie, language }) {
      const signUpId = signUpIdOf(parts, 'checkout', params.token);
      if (signUpId === null) return checkoutPage(parts, noCheckout(language));
      const opened = await openCheckout(parts, signUpId).catch(awayIsNull);
      if (opened === null) return checkoutPage(parts, awayCheckout(language));
      if (!('refused' in opened)) return goOn(opened.url);
      if (opened.refused === 'completed') return goOn(await successPage(parts, signUpId, cookie(SIGN_UP_COOKIE)));
      return checkoutPage(parts, stopped(language, opened.refused));
    },
  }),
  route({
    method: 'get',
    path: '/checkout/sandbox/:checkoutId',
    summary: 'The checkout that takes no money, while there is no payment provider',
    access: 'page',
    answers: HTML,
    query: sandboxQuery,
    async handle({ parts, params, query, language }) {
      const order = await sandboxOf(parts).order(params.checkoutId ?? '');
      if (order?.state !== 'open')
        return checkoutPage(parts, order ? closedSandboxCheckout(language) : noCheckout(language));
      const { brandName } = parts;
      const shown = { brandName, declined: query.declined !== undefined, cancelUrl: ownPath(parts, order.cancelUrl) };
      return checkoutPage(parts, sandboxCheckoutPage(order, language, shown));
    },
  }),
  route({
    method: 'post',
    path: '/checkout/sandbox/:checkoutId',
    summary: 'Pay at the checkout that takes no money, or have the card declined',
    access: 'page',
    answers: HTML,
    body: sandboxPayment,
    async handle({ parts, params: { checkoutId = '' }, body, language }) {
      const sandbox = sandboxOf(parts);
      const order = await sandbox.order(checkoutId);
      if (!order) return checkoutPage(parts, noCheckout(language));
      const outcome = await sandbox.pay(checkoutId, body.outcome ?? 'pay');
      if (outcome === 'closed') return checkoutPage(parts, closedSandboxCheckout(language));
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

/** The checkout that takes no money: its form, sent as it stands, pays. */
const sandboxCheckoutPage = (
  order: SandboxOrder,
  language: PageLanguage,
  { brandName, declined, cancelUrl }: Readonly<{ brandName: string; declined: boolean; cancelUrl: string }>,
): ServerPage => {
  const words = checkoutWords[language].sandbox;
  return {
    title: words.title,
    language,
    content: `<p class="eyebrow">${words.eyebrow}</p>
<h1>${words.heading}</h1>
<p class="second">${words.lead}</p>
${declined ? `<p class="trouble" role="alert">${words.declined}</p>` : ''}
<section class="card" aria-label="${words.order}">
${summary(order, language, brandName)}
<form method="post">
<button class="button main">${words.pay}</button>
<div class="others">
<button class="button" name="outcome" value="decline">${words.decline}</button>
<button class="button" name="outcome" value="decline-later">${words.declineLater}</button>
</div>
</form>
</section>
<p class="note">${words.declineLaterNote}</p>
<p class="note"><a href="${escaped(cancelUrl)}">${words.cancel}</a></p>`,
  };
};

const summary = (
  { plan, email, coupon, amount, startsAt }: SandboxOrder,
  language: PageLanguage,
  brandName: string,
): string => {
  const { locale, summary: words } = checkoutWords[language];
  const money = (cents: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
  const discount = ({ discount: given }: Coupon): string =>
    words.off(
      'percent' in given
        ? new Intl.NumberFormat(locale, { style: 'percent' }).format(given.percent / 100)
        : money(given.cents),
    );
  const rows = [
    [words.plan, `${brandName}, ${words.plans[plan]}`],
    [words.for, email],
    [words.price, words.prices[plan](money(plans[plan].cents))],
    ...(coupon === null ? [] : [[words.coupon, `${coupon.code} (${discount(coupon)})`]]),
    ...(startsAt === null ? [] : [[words.begins, longDate(startsAt, locale)]]),
  ];
  const lines = rows.map(([name = '', text = '']) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`);
  return `<dl>${lines.join('')}<div class="total"><dt>${words.due}</dt><dd>${money(amount)}</dd></div></dl>`;
};

const longDate = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

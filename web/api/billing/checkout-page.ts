import type { Coupon } from '#application/billing/payments.ts';
import { plans } from '#domain/billing/plans.ts';
import type { SandboxOrder } from '../parts.ts';
import { escaped, type ServerPage } from '../server-page.ts';

const button = (href: string, label: string): string =>
  `<p><a class="button main" href="${escaped(href)}">${escaped(label)}</a></p>`;

const said = (status: number, title: string, text: string, more: string): ServerPage => ({
  status,
  title,
  content: `<h1>${title}</h1>\n<p class="second">${text}</p>\n${more}`,
});

/** Of an address that has an account already nobody is told more than this. */
export const checkYourMail: ServerPage = said(
  200,
  'Check your mail',
  'We have sent a mail to the address you gave. It says how to go on.',
  '<p class="note">Nothing there after a few minutes? Look into the spam folder, or <a href="/login">ask for a login link</a>.</p>',
);

export const endedCheckout: ServerPage = said(
  410,
  'This sign-up has ended',
  'A sign-up waits 24 hours for its payment. Nothing was charged, and nothing of it is kept.',
  button('/register', 'Sign up again'),
);

export const noCheckout: ServerPage = said(
  404,
  'This link does not work',
  'It may be incomplete, or it has been used. Nothing was charged.',
  button('/register', 'Sign up'),
);

export const busyCheckout: ServerPage = said(
  429,
  'Please wait a few minutes',
  'This checkout was opened very often. Nothing was charged; in ten minutes it opens again.',
  '',
);

export const badCouponCheckout: ServerPage = said(
  409,
  'The coupon is not valid any more',
  'This coupon code is invalid or expired. Nothing was charged.',
  button('/register', 'Sign up again'),
);

export const awayCheckout: ServerPage = said(
  503,
  'The payment page does not answer',
  'Nothing was charged. Please try again in a moment.',
  '<p><a class="button main" href="">Try again</a></p>',
);

/** A checkout of our own that was paid, or has ended. */
export const closedSandboxCheckout: ServerPage = said(
  410,
  'This checkout is closed',
  'It was paid, or has ended. It takes no money in any case.',
  button('/login', 'Sign in'),
);

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const period = { monthly: 'month', yearly: 'year' } as const;

/** The checkout that takes no money: its form, sent as it stands, pays. */
export const sandboxCheckoutPage = (
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

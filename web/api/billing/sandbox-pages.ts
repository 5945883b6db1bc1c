import { listInvoices } from '#application/billing/list-invoices.ts';
import type { Invoice } from '#application/billing/payments.ts';
import { showBilling } from '#application/billing/show-billing.ts';
import { invoiceQuery } from '#web/contract/billing.ts';
import { inOneLine } from '#web/contract/company.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { escaped, pageAnswer } from '../server-page.ts';
import { sandboxPageWords } from './sandbox-page-words.ts';

const HTML = { 200: null } as const;

/** What a payment provider has pages of its own for, while none takes the payments. */
export const sandboxBillingRoutes = [
  route({
    method: 'get',
    path: '/billing/invoices/:invoiceId',
    summary: 'An invoice, or the receipt of its payment, while there is no payment provider',
    access: 'session',
    answers: HTML,
    query: invoiceQuery,
    async handle({ parts, userId, params, query, language }) {
      sandboxOnly(parts);
      const invoice = (await listInvoices(parts, userId)).find(({ invoiceId }) => invoiceId === params.invoiceId);
      if (!invoice) throw notFound();
      const words = sandboxPageWords[language];
      const title = query.receipt === '1' ? words.receipt : words.invoice;
      const content = `<p class="eyebrow">${words.eyebrow}</p>
<h1>${title}</h1>
<section class="card" aria-label="${title}">
${rowsOf(parts, invoice, language)}
</section>
<p class="note">${words.note}</p>
<p><a class="button" href="/billing">${words.back}</a></p>`;
      return pageAnswer(parts.brandName, { title, language, content });
    },
  }),
  route({
    method: 'get',
    path: '/billing/card',
    summary: 'The page where a card is changed, while there is no payment provider',
    access: 'session',
    answers: HTML,
    async handle({ parts, userId, language }) {
      sandboxOnly(parts);
      const shown = await showBilling(parts, userId);
      const card = 'refused' in shown ? null : shown.paymentMethod;
      const words = sandboxPageWords[language];
      const content = `<p class="eyebrow">${words.eyebrow}</p>
<h1>${words.card}</h1>
<p class="second">${words.cardLead}</p>
${card ? `<p>${escaped(words.cardIs(card.brand, card.last4))}</p>` : ''}
<p><a class="button main" href="/billing">${words.back}</a></p>`;
      return pageAnswer(parts.brandName, { title: words.card, language, content });
    },
  }),
];

/** Where a provider takes the payments, these pages are not there. */
const sandboxOnly = ({ payments }: ApiParts): void => {
  if (!payments.sandbox) throw notFound();
};

const rowsOf = (
  { brandName, operatorWords: { company } }: ApiParts,
  { number, date, amount, currency, state }: Invoice,
  language: keyof typeof sandboxPageWords,
): string => {
  const words = sandboxPageWords[language];
  const sum = new Intl.NumberFormat(words.locale, { style: 'currency', currency }).format(amount / 100);
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const rows = [
    ...(company === null ? [] : [[words.from, inOneLine(company)]]),
    [words.number, number ?? ''],
    [words.date, day],
    [words.for, brandName],
    [words.state, words.states[state]],
  ];
  const lines = rows.map(([name = '', text = '']) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`);
  return `<dl>${lines.join('')}<div class="total"><dt>${words.total}</dt><dd>${escaped(sum)}</dd></div></dl>`;
};

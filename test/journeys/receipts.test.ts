import test from 'ava';
import type { SandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import type { BilledInvoice } from '#web/contract/billing.ts';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { aUser, call, outboxOf } from '../support/user.ts';

const DAY = 24 * 60 * 60_000;

test('each payment is followed by one receipt, and stands among the invoices with pages of its own', async (t) => {
  const clock = movableClock(Date.now());
  const app = await runningApp(t, { clock, env: { COMPANY_NAME: 'Fern GmbH', COMPANY_ADDRESS: 'Hauptstr. 1' } });
  const sandbox = app.services.payments as SandboxPayments;
  const started = await signUp(app);
  await payFor(app, started);
  const { token } = (await asksForToken(app, started)).body;
  const receipts = async () =>
    (await outboxOf(app, started.email)).filter(({ subject }) => /^Your \w+ receipt: \$11\.00$/.test(subject));
  const [first] = await eventually('a receipt', async () => {
    const found = await receipts();
    return found.length > 0 && found;
  });
  const text = first?.text.replace(/\s+/g, ' ') ?? '';
  t.regex(text, /we received your payment of \$11\.00 on \w+ \d+, \d{4}\. Thank you\. It is for Cairn, monthly plan/);
  t.regex(text, /\/billing\b/);
  await sandbox.tellMoved();

  clock.move(31 * DAY);
  await sandbox.tellMoved();
  await eventually('the next receipt', async () => (await receipts()).length === 2);
  await sandbox.tellMoved();

  const signedIn = await call<{ token: string }>(app, 'POST', '/api/auth/token', {
    token: new URL((await app.commands['account login-link'](started)).loginUrl).searchParams.get('token'),
  });
  const session = signedIn.body.token ?? token;
  const listed = await call<{ invoices: BilledInvoice[] }>(app, 'GET', '/api/billing/invoices', undefined, session);
  t.deepEqual(
    listed.body.invoices.map(({ amount, state }) => [amount, state]),
    [
      [1100, 'paid'],
      [1100, 'paid'],
    ],
  );
  const { invoiceUrl, receiptUrl } = listed.body.invoices[0] as BilledInvoice;
  const open = async (url: string | null, as: string) =>
    fetch(url ?? '', { headers: { Authorization: `Bearer ${as}` } });
  t.regex(await (await open(invoiceUrl, session)).text(), /<h1>Invoice<\/h1>.*Fern GmbH, Hauptstr\. 1.*\$11\.00/s);
  t.regex(await (await open(receiptUrl, session)).text(), /<h1>Receipt<\/h1>.*No money was taken/s);
  const other = await aUser(app);
  t.is((await open(invoiceUrl, other.session)).status, 404);
  t.is((await fetch(invoiceUrl ?? '')).status, 401);
  t.is((await receipts()).length, 2);
});

test('a yearly payment in German is told in German, once, though its notice comes twice', async (t) => {
  const app = await runningApp(t);
  const started = await signUp(app, { plan: 'yearly' }, { 'Accept-Language': 'de' });
  await payFor(app, started);
  await (app.services.payments as SandboxPayments).tellMoved();
  const receipts = async () => (await outboxOf(app, started.email)).filter(({ subject }) => /Beleg/.test(subject));
  const [receipt] = await eventually('a receipt', async () => {
    const found = await receipts();
    return found.length > 0 && found;
  });
  t.regex(receipt?.text.replace(/\s+/g, ' ') ?? '', /deine Zahlung über 75,00.\$ vom .* ist eingegangen.*Jahresabo/);
  t.is((await receipts()).length, 1);
});

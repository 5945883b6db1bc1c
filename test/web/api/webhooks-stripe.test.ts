import test, { type ExecutionContext } from 'ava';
import { badNotice } from '#application/billing/payments.ts';
import { derivedId } from '#application/engine/ids.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { paymentsDouble } from '#test/support/payments-double.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aWebServer } from './a-web-server.ts';

const notice = {
  id: 'evt_1',
  kind: 'customer.subscription.updated',
  userId: 7,
  about: { signUpId: null, checkoutId: null, subscriptionId: 'sub_1' },
};

const aDoor = async (t: ExecutionContext) => {
  const double = paymentsDouble();
  const { services, url } = await aWebServer(t, { payments: double.payments });
  const post = (signature: string, body: string | Uint8Array<ArrayBuffer> = '{}') =>
    fetch(`${url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
    });
  const kept = async () => services.log.readSealed(streams.paymentNotice(derivedId('payment-notice', notice.id)));
  return { double, services, post, kept };
};

test('a signed notice is in the log before it is answered, once however often it comes', async (t) => {
  const { double, post, kept } = await aDoor(t);
  double.says(notice);
  t.is((await post('signed')).status, 200);
  const events = await kept();
  t.like(events, { length: 1 });
  t.like(events[0], { type: 'PaymentNoticeReceived', data: { userId: 7, kind: notice.kind, subscriptionId: 'sub_1' } });
  t.is((await post('signed')).status, 200);
  t.is((await kept()).length, 1);
});

test('what the provider did not sign is refused, and nothing is kept', async (t) => {
  const { double, services, post, kept } = await aDoor(t);
  double.says(notice);
  const before = await services.log.head();
  for (const signature of ['', 'forged']) t.is((await post(signature)).status, 400);
  t.deepEqual([await kept(), await services.log.head()], [[], before]);
});

test('a notice about nothing of ours is answered, so that it does not come again, and not kept', async (t) => {
  const { double, services, post } = await aDoor(t);
  double.says(null);
  const before = await services.log.head();
  t.is((await post('signed')).status, 200);
  t.is(await services.log.head(), before);
});

test('what the provider signed though it is no notice is refused for good, and is no fault of ours', async (t) => {
  const { payments } = paymentsDouble();
  const readNotice = async () => {
    throw badNotice();
  };
  const { url, logged } = await aWebServer(t, { payments: { ...payments, readNotice } });
  const headers = { 'Stripe-Signature': 'signed' };
  const answer = await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body: 'not json' });
  t.is(answer.status, 400);
  t.deepEqual(logged, []);
});

test('the signature is checked over the very bytes that came', async (t) => {
  const double = paymentsDouble();
  const seen: string[] = [];
  const readNotice = async (raw: Uint8Array) => {
    seen.push(Buffer.from(raw).toString());
    return null;
  };
  const { url } = await aWebServer(t, { payments: { ...double.payments, readNotice } });
  const body = '{ "b":1,\n  "a": "\u00e9\\u00e9" }';
  await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers: { 'Stripe-Signature': 'signed' }, body });
  t.deepEqual(seen, [body]);
});

test('while the log is away the notice is not taken, and comes again', async (t) => {
  const double = paymentsDouble();
  double.says(notice);
  const { log } = await embeddedServices(t);
  const broken = { ...log, append: async () => Promise.reject(unavailable('the log')) };
  const { url } = await aWebServer(t, { payments: double.payments, log: broken });
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Stripe-Signature': 'signed' },
    body: '{}',
  });
  t.is(answer.status, 503);
});

test('while the checkout takes no money nobody writes to this address', async (t) => {
  const { url } = await aWebServer(t);
  const answer = await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
  t.is(answer.status, 404);
});

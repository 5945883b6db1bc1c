import test from 'ava';
import { whereTo } from '#web/client/features/billing/use-billing-actions.ts';
import {
  previewQueryOf,
  scheduleChangeOf,
  scheduleForm,
  scheduleValuesOf,
} from '#web/client/features/check-ins/schedule-values.ts';
import { scheduleWords } from '#web/client/features/check-ins/schedule-words.ts';
import { collect, nameOf, type Progress } from '#web/client/features/export/collect.ts';
import { sizeOf } from '#web/client/features/export/size-words.ts';
import { changeOf, personForm, rowForms, valuesOf } from '#web/client/features/profile/profile-values.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { fieldErrorsOf } from '#web/client/shared/forms/field-errors.ts';
import { money } from '#web/client/shared/money.ts';
import { schedulePreviewQuery } from '#web/contract/check-ins.ts';
import { profileChange } from '#web/contract/profile.ts';
import { z } from '#web/contract/schema.ts';
import { anAccount, aServer, aStorage } from './doubles.ts';

const user = { ...anAccount, phoneNumber: '+12025550123' };
const opened = valuesOf(user, 'US');
const planned = scheduleValuesOf(user);

test('a profile that was not changed sends nothing, and one that was sends what differs', (t) => {
  t.deepEqual(fieldErrorsOf(personForm, opened), {});
  t.deepEqual(fieldErrorsOf(scheduleForm, planned), {});
  t.deepEqual(changeOf(user, opened), {});
  t.deepEqual(scheduleChangeOf(user, planned), {});
  t.deepEqual(changeOf(user, { ...opened, lastName: 'Hopper' }), { lastName: 'Hopper' });
  t.deepEqual(changeOf(user, { ...opened, language: 'de' }), { language: 'de' });
  t.deepEqual(changeOf(user, { ...opened, phoneNumber: '' }), { phoneNumber: '' });
  const moved = { ...opened, phoneNumber: '2071838750', phoneCountry: 'GB' };
  t.deepEqual(changeOf(user, moved), { phoneNumber: '2071838750', phoneCountry: 'GB' });
  t.deepEqual(changeOf(user, { ...opened, phoneCountry: 'GB' }), {});
});

test('a row checks and sends its own fields only', (t) => {
  t.deepEqual(rowForms.name.parse({ ...opened, firstName: 'Grace' }), { firstName: 'Grace', lastName: 'Byron' });
  t.deepEqual(changeOf(user, { role: 'Chef', company: '' }), { role: 'Chef' });
  for (const schema of Object.values(rowForms)) t.deepEqual(changeOf(user, schema.parse(opened)), {});
  t.deepEqual(fieldErrorsOf(rowForms.work, { ...opened, firstName: '' }), {});
});

test('another hour stands beside the usual three, and leaving it takes it away', (t) => {
  const late = { ...planned, time: 'other' as const, messageTime: '21:30' };
  t.deepEqual(scheduleChangeOf(user, late), { messageTime: '21:30' });
  const withHour = { ...user, messageTime: '21:30' };
  t.like(scheduleValuesOf(withHour), { time: 'other', messageTime: '21:30' });
  const evening = { ...scheduleValuesOf(withHour), time: 'evening' as const };
  t.deepEqual(scheduleChangeOf(withHour, evening), { messageTime: null, messageTimePreference: 'evening' });
  t.deepEqual(fieldErrorsOf(scheduleForm, { ...planned, time: 'other' }), {
    messageTime: 'Please give a time of day',
  });
});

test('every change is one that the contract takes', (t) => {
  const all = { ...opened, email: 'new@example.com', phoneNumber: '' };
  const days = { ...planned, messageDays: '1,5', messageEvery: '2' as const, timezone: 'Asia/Tokyo' };
  const change = { ...changeOf(user, all), ...scheduleChangeOf(user, days) };
  t.deepEqual(profileChange.parse(change), change);
  t.like(change, { messageDays: [1, 5], messageEvery: 2, email: 'new@example.com' });
});

test('a schedule is asked about as the contract takes it, unless it cannot be saved', (t) => {
  const asked = (values: Partial<typeof planned>): object =>
    schedulePreviewQuery.parse(
      Object.fromEntries(new URLSearchParams(previewQueryOf({ ...planned, ...values }) ?? '')),
    );
  t.like(asked({}), { messageTime: '', messageTimePreference: 'morning', messageDays: '0', timezone: 'UTC' });
  t.like(asked({ time: 'other', messageTime: '16:30', messageDays: '1,3' }), {
    messageTime: '16:30',
    messageDays: '1,3',
  });
  t.is(previewQueryOf({ ...planned, messageDays: '' }), null);
  t.is(previewQueryOf({ ...planned, time: 'other', messageTime: '' }), null);
});

test('a schedule is said in a sentence', (t) => {
  const weekly = { ...user, messageFrequency: 'weekly' as const, messageDays: [1, 3] };
  t.deepEqual(
    [user, { ...user, messageFrequency: 'daily-weekdays', messageTimePreference: 'evening' } as const, weekly].map(
      scheduleWords,
    ),
    ['Every day at 7 AM', 'Monday to Friday at 7 PM', 'Every week on Mon, Wed at 7 AM'],
  );
  t.is(scheduleWords({ ...weekly, messageEvery: 2, messageTime: '16:30' }), 'Every other week on Mon, Wed at 4:30 PM');
});

test('the browser goes to pages of ours and, by https, to the payment provider only', (t) => {
  const origin = 'https://cairn.example';
  t.is(whereTo('https://cairn.example/billing', origin), 'here');
  t.is(whereTo('/billing', origin), 'here');
  t.deepEqual(whereTo('https://cairn.example/checkout/sandbox/one', origin), {
    leaveFor: 'https://cairn.example/checkout/sandbox/one',
  });
  t.deepEqual(whereTo('https://checkout.stripe.com/c/pay', origin), { leaveFor: 'https://checkout.stripe.com/c/pay' });
  for (const url of [
    undefined,
    'http://checkout.stripe.com/c/pay',
    'https://notstripe.com/',
    'https://stripe.com.elsewhere.example/',
    'https://cairn.example@elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
  ])
    t.is(whereTo(url, origin), 'nowhere', url);
});

test('amounts have two decimals, sizes are rounded', (t) => {
  t.is(money(7500), '$75.00');
  t.is(money(1), '$0.01');
  t.deepEqual([840, 12_300, 3_440_000].map(sizeOf), ['840 B', '12 KB', '3.4 MB']);
});

test('a download tells each step and keeps every byte', async (t) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([1, 2]));
      controller.enqueue(new Uint8Array([3]));
      controller.close();
    },
  });
  const headers = { 'Cairn-Export-Items': '7', 'Content-Disposition': 'attachment; filename="cairn-export-2026.zip"' };
  const response = new Response(body, { headers });
  const told: Progress[] = [];
  const file = await collect(response, (progress) => told.push(progress));
  t.deepEqual([...new Uint8Array(await file.arrayBuffer())], [1, 2, 3]);
  t.deepEqual(
    told.map(({ bytes, items }) => [bytes, items]),
    [
      [0, 7],
      [2, 7],
      [3, 7],
    ],
  );
  t.is(nameOf(response.headers), 'cairn-export-2026.zip');
  t.is(nameOf(new Headers({ 'Content-Disposition': 'attachment; filename="../x"' })), 'export.zip');
});

test('a 402 is told, whatever was asked', async (t) => {
  let told = 0;
  const { fetch } = aServer(() => ({ status: 402, body: { success: false, message: 'Please pay.' } }));
  const api = createApi({
    fetch,
    tokens: createTokenStore(() => aStorage()),
    newKey: () => 'key',
    onSessionEnd: () => t.fail(),
    onPaymentNeeded: () => {
      told += 1;
    },
  });
  await t.throwsAsync(api.get('/api/a', z.object({})), { message: /^402: / });
  await t.throwsAsync(api.write('POST', '/api/b', {}, z.object({})), { message: /^402: / });
  await t.throwsAsync(api.open('/api/c', new AbortController().signal), { message: /^402: / });
  t.is(told, 3);
});

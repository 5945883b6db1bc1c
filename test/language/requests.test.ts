import test from 'ava';
import { understand } from '#language/reader/understanding/understand.ts';
import { billingCases } from './requests/billing.ts';
import { dayCases } from './requests/days.ts';
import { lookBackCases, winsOfATime } from './requests/look-back.ts';
import { type Asked, TODAY } from './requests/request-case.ts';
import { requestCases, unchanging } from './requests/request-cases.ts';
import { scheduleCases } from './requests/schedule.ts';

const CHANGES_SOMETHING = new Set(['stop', 'pause', 'resume', 'change-schedule', 'billing', 'correct-wins']);
const ENOUGH = 0.98;

const askedIn = (text: string): readonly Asked[] =>
  understand(text, TODAY).requests.map(({ kind, details }) => ({ kind, details }));

/** The same in any order of requests and of what each says. */
const written = (asked: readonly Asked[]): string =>
  JSON.stringify(
    asked
      .map(({ kind, details }) => [kind, Object.entries(details).sort(([one], [other]) => one.localeCompare(other))])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'kind' in value
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
        : value,
  );

test('nearly every phrasing is understood, in what is asked and in what it says about it', (t) => {
  const wrong = requestCases.filter(({ text, asked }) => written(askedIn(text)) !== written(asked));
  const share = 1 - wrong.length / requestCases.length;
  t.log(`understood ${requestCases.length - wrong.length} of ${requestCases.length} (${(share * 100).toFixed(1)} %)`);
  for (const { text } of wrong) t.log(JSON.stringify({ text, asked: askedIn(text) }));
  t.true(new Set(requestCases.map(({ text }) => text)).size >= 400);
  t.true(share >= ENOUGH);
});

test('a day that is refused is never taken for one that is wanted', (t) => {
  const refused = dayCases.filter(({ asked }) => asked.some(({ details }) => details.withoutWeekdays));
  t.true(refused.length >= 18);
  for (const { text, asked } of refused) t.is(written(askedIn(text)), written(asked), text);
});

test('a subscription that is to end stops no check-ins by itself', (t) => {
  for (const { text, asked } of billingCases) t.is(written(askedIn(text)), written(asked), text);
});

test('a schedule of a few words may name its hour', (t) => {
  const withHours = scheduleCases.filter(({ text }) => /^(?:weekly|every|daily)\b.*(?:\d|noon)/i.test(text));
  t.true(withHours.length >= 5);
  for (const { text, asked } of withHours) t.is(written(askedIn(text)), written(asked), text);
});

test('quarters, named months and the time since a date are looked back on, and a win of that time stays a win', (t) => {
  for (const { text, asked } of lookBackCases) t.is(written(askedIn(text)), written(asked), text);
  for (const text of winsOfATime) t.deepEqual(understand(text, TODAY).wins, [text]);
});

test('no win and no chat is taken for a request that changes something', (t) => {
  t.true(new Set(unchanging).size >= 150);
  t.deepEqual(
    unchanging.filter((text) => askedIn(text).some(({ kind }) => CHANGES_SOMETHING.has(kind))),
    [],
  );
});

test('no phrasing is taken for a change that it does not ask for', (t) => {
  const changed = requestCases.filter(({ text, asked }) =>
    askedIn(text).some(({ kind }) => CHANGES_SOMETHING.has(kind) && !asked.some((one) => one.kind === kind)),
  );
  t.deepEqual(
    changed.map(({ text }) => text),
    [],
  );
});

test('all wins can never be dropped at once', (t) => {
  for (const text of [
    'drop all',
    'Delete everything',
    'Remove all of them please',
    'delete all my wins',
    'erase them all',
  ])
    t.deepEqual(askedIn(text), [{ kind: 'correct-wins', details: { corrections: [{ kind: 'unclear' }] } }], text);
});

test('of more corrections than are carried out the rest is asked about, and of a longer one the rest is left', (t) => {
  const drops = Array.from({ length: 60 }, (_, at) => `Drop ${at + 1}.`).join('\n');
  const [request] = understand(drops, TODAY).requests;
  t.is(request?.details.corrections?.length, 51);
  t.deepEqual(request?.details.corrections?.at(-1), { kind: 'unclear' });
  const long = `Change 1 to: the night team. ${'It did it well and we saw it. '.repeat(300)}END`;
  t.true(understand(long, TODAY).left.join('').endsWith('END'));
});

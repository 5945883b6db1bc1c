import test from 'ava';
import { type AnswerFacts, EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { AsksFor, CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import { answerOutcomes, outcomeBlocks } from '#mail-gateway/sending/mails/outcomes/outcome-blocks.ts';
import { renderMessage } from '#mail-gateway/sending/render-message.ts';
import type { Setting } from '#mail-gateway/sending/template.ts';
import { anAnswerListing } from '../application/inbox/requests/asking.ts';
import { composer, request } from './composing.ts';

const setting: Setting = {
  ...{
    language: 'en',
    brandName: 'Cairn',
    publicUrl: 'https://cairn.example',
    supportEmail: 'help@cairn.example',
    name: 'Ada',
  },
  ...{ link: null, code: null, unsubscribe: null, inConversation: true, documents: new Map(), posts: [] },
};
const said = (outcome: RequestOutcome): string => renderMessage(outcomeBlocks(outcome, setting));
const asking = (asks: AsksFor): string =>
  said({ request: 'pause', asked: 'Drop 9', result: 'unclear', facts: { asks, company: '', role: '', zone: '' } });

const now: CheckInsNowFacts = {
  schedule: {
    frequency: 'weekly',
    timeOfDay: 'morning',
    clockTime: null,
    weekdays: [5, 0, 1],
    weekInterval: 1,
    timezone: 'UTC',
  },
  ...{ next: ['2026-11-23T07:00:00.000Z'], paused: false, pausedUntil: null, inactive: false, none: null },
};
const changed = (facts: Partial<CheckInsNowFacts>): string =>
  said({ request: 'change-schedule', asked: '', result: 'done', facts: { ...now, ...facts } });

test('a changed schedule names its days and weeks, from Monday on', (t) => {
  t.regex(changed({}), /^Done: your check-ins come on Mondays, Fridays and Sundays in the morning\./);
  const every = (days: readonly number[]) =>
    changed({ schedule: { ...now.schedule, weekdays: days, weekInterval: 2 } });
  t.regex(every([1]), /come every second Monday in the morning\./);
  t.regex(every([1, 4]), /come every second week on Mondays and Thursdays in the morning\./);
});

test('changed while they are stopped, it says so; where none is planned, why', (t) => {
  const stopped = changed({ next: [], paused: true, none: 'paused' });
  t.regex(stopped, /they are stopped now\. Answer “resume” and they come again\.$/);
  const resting = changed({ paused: true, pausedUntil: '2026-12-01', next: ['2026-12-01T07:00:00.000Z'] });
  t.regex(resting, /from December 1, 2026 on; until then they rest\./);
  t.regex(changed({ next: [], none: 'unproven' }), /once you answer the welcome mail, or follow the link in it\.$/);
});

test('who asks to end a subscription is led to the billing page, and told that check-ins go on', (t) => {
  const facts = { reason: 'on-billing-page' } as const;
  const told = said({ request: 'billing', asked: 'Cancel my subscription', result: 'impossible', facts });
  t.regex(told, /not changed by mail.*answer “stop” to have none\.[\s\S]*https:\/\/cairn\.example\/billing/);
});

test('who asks by mail to cancel or to be refunded gets a link to that very button, in each language', (t) => {
  const facts = { reason: 'on-billing-page' } as const;
  for (const [language, asked, label, step] of [
    ['en', 'Cancel my subscription', 'Cancel my subscription', 'cancel'],
    ['en', 'I want my money back', 'Get my money back', 'refund'],
    ['de', 'Ich will mein Abo kündigen', 'Mein Abo kündigen', 'cancel'],
    ['fr', 'Remboursez-moi', 'Me faire rembourser', 'refund'],
    ['es', 'Quiero cancelar', 'Cancelar mi suscripción', 'cancel'],
  ] as const) {
    const outcome: RequestOutcome = { request: 'billing', asked, result: 'impossible', facts };
    const [button] = outcomeBlocks(outcome, { ...setting, language }).filter(({ kind }) => kind === 'button');
    t.deepEqual(button, { kind: 'button', label, url: `https://cairn.example/billing?do=${step}` });
  }
});

test('a document that AI is still writing is told as that in each language, and that it is mailed where it is', (t) => {
  for (const [language, writing, later] of [
    ['en', /^I am writing what you asked for, a CV\./, /goes to your mailbox/],
    ['de', /^Ich schreibe gerade, worum du gebeten hast: ein Lebenslauf\./, /auch in dein Postfach/],
    ['fr', /^J’écris ce que vous avez demandé/, /par e-mail/],
    ['es', /^Estoy escribiendo lo que pediste/, /llegará a tu buzón/],
  ] as const)
    for (const mailed of [true, false]) {
      const facts = { isBeingWritten: true, mailed } as const;
      const outcome: RequestOutcome = { request: 'cv', asked: '', result: 'done', facts };
      const told = renderMessage(outcomeBlocks(outcome, { ...setting, language }));
      t.regex(told, writing);
      t.is(later.test(told), mailed);
    }
});

test('numbers without a list ask for one, in plain words', (t) => {
  t.true(
    asking('a-list-first').endsWith(
      'We are not sure which list you mean, so nothing was changed. Ask “list my last wins” and answer that mail.',
    ),
  );
});

test('an end of a pause that is no day to come is told so, whether it is over or was never a day', (t) => {
  t.regex(asking('pause-date'), /We found no day to come in that, so nothing was changed\. Until when\?/);
});

test('what two requests came from is quoted once', (t) => {
  const facts = { company: '', role: '', zone: '' };
  const [one, other] = (['correction', 'what-is-wished'] as const).map(
    (asks): RequestOutcome => ({
      ...{ request: 'correct-wins', asked: 'put it right', result: 'unclear', facts: { ...facts, asks } },
    }),
  );
  const outcomes = [one, other].filter((outcome) => outcome !== undefined);
  const text = renderMessage(answerOutcomes({ ...anAnswerListing([]), outcomes }, setting));
  t.is(text.split('“put it right”').length, 2, text);
  t.regex(text, /What would you like/);
});

test('an answer in a conversation has no greeting and no small print, and the same one by mail has both', async (t) => {
  const facts: AnswerFacts = {
    ...EMPTY_ANSWER,
    outcomes: [{ request: 'billing', asked: 'Send it', result: 'impossible', facts: { reason: 'on-billing-page' } }],
  };
  const told = await composer.answer({ userId: 1, kind: 'feedback', template: 1, language: 'en', name: 'Ada', facts });
  t.regex(told, /^You asked: “Send it”/);
  t.notRegex(told, /Thank you|Your journal/);
  const { text } = await composer.compose(request('feedback', facts));
  t.regex(text, /^Thank you/);
  t.regex(text, /Your journal:/);
});

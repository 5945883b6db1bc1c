import test from 'ava';
import type { AnswerGivenV2 } from '#domain/delivery/conversation/events.ts';
import type { MailRequestedV2 } from '#domain/delivery/mail/events.ts';
import type { TextRequestedV3 } from '#domain/delivery/text/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { JsonObject } from '#domain/json.ts';
import { lift, upcasters } from '#infrastructure/shared/upcasters.ts';
import { textBody } from '#mail-gateway/sending/texts/text-body.ts';
import { composer } from '#test/mail-gateway/composing.ts';

const id = { userId: 7, at: '2026-11-21T12:00:00.000Z', conversationId: 'c-1' } as const;
const lifted = (type: string, data: JsonObject): AnyEvent => lift({ type, data: { ...id, ...data } }, upcasters);
const said = async (kind: string, template: number, words: JsonObject) => {
  const written = { mailId: 'o-1', cause: 'j-1', link: null, expiresAt: null, kind, template };
  const personal = { to: 'zoe@example.com', name: 'Zoë', words, thread: null };
  const { type, data } = lifted('MailRequested', { ...written, personal });
  const { subject, text } = await composer.compose(data as MailRequestedV2['data']);
  return { type, subject, text: text.replace(/\s+/g, ' ') };
};

const NOTHING = { wins: [], more: 0, enriched: null, files: 0, outcomes: [], question: null };
const done = (request: string, words: JsonObject) => ({ request, asked: 'As asked', result: 'done', words });
const LINES = {
  title: 'A title of then',
  lines: ['A line that nobody writes any more.'],
  highlights: ['Sunday of then: “Won”'],
};

test('finished sentences of an older letter are sent as they were written', async (t) => {
  const answer = await said('feedback', 2, {
    ...NOTHING,
    wins: [{ winId: 'w-1', text: 'Won', category: 'Sales', analysis: '', skills: [] }],
    outcomes: [
      done('how-am-i-doing', LINES),
      done('list-wins', {
        wins: [{ winId: 'w-2', date: '2026-03-02', text: 'Won' }],
        total: 1,
        during: 'in a March of then',
      }),
    ],
    question: { winId: 'w-1', text: 'What did we ask then?' },
  });
  t.is(answer.type, 'MailRequestedV2');
  for (const words of [LINES.title, ...LINES.lines, ...LINES.highlights, 'in a March of then', 'What did we ask then?'])
    t.true(answer.text.includes(words), words);
  const insight = await said('insight', 1, { period: 'week', ...LINES });
  t.is(insight.subject, LINES.title);
  for (const words of [...LINES.lines, ...LINES.highlights]) t.true(insight.text.includes(words), words);
  const memory = { text: 'Won the tender', ago: 'Long ago' };
  const checkIn = await said('check-in', 2, { question: 'What did we ask then?', tone: 'usual', memory });
  t.is(checkIn.subject, 'What did we ask then?');
  t.true(checkIn.text.includes('Long ago you wrote: “Won the tender”'));
  t.is((await said('check-in', 1, { question: 'And before that?' })).subject, 'And before that?');
});

test('documents, schedules and addresses of older letters read as they did', async (t) => {
  const document = await said('document', 1, {
    ...NOTHING,
    outcomes: [done('cv', { title: 'CV', text: 'Led a team.', attachments: [] })],
  });
  t.true(document.text.includes('CV Led a team.'));
  const schedule = { frequency: 'weekly', time: 'morning', hour: null, weekday: 3, timezone: 'UTC' };
  const now = { schedule, next: [], pausedUntil: null, paused: false, inactive: false };
  t.true(
    (await said('feedback', 2, { ...NOTHING, outcomes: [done('change-schedule', now)] })).text.includes(
      'come on Wednesdays',
    ),
  );
  t.true(
    (await said('address-changed', 1, { after: 'another address' })).text.includes('is now under another address.'),
  );
  t.true(
    (await said('address-changed', 1, { after: 'new@example.com' })).text.includes('is now under new@example.com.'),
  );
});

test('the answers of a conversation and of texts read as they did', async (t) => {
  const words = { ...NOTHING, outcomes: [done('how-am-i-doing', LINES)] };
  const given = { mailId: 'm-1', kind: 'feedback', template: 2, personal: { name: 'Zoë', words } };
  const { userId, kind, template, language, personal } = lifted('AnswerGiven', given).data as AnswerGivenV2['data'];
  t.true((await composer.answer({ userId, kind, template, language, ...personal })).startsWith(LINES.title));
  const text = (textKind: string, of: JsonObject) => {
    const asked = { textId: 't', kind: textKind, phoneName: 'p', code: null, cause: '', expiresAt: id.at };
    const { data } = lifted('TextRequestedV2', { ...asked, personal: { to: '+12025550123', words: of } });
    const { facts } = (data as TextRequestedV3['data']).personal;
    return textBody(textKind as 'feedback', { language: 'en', brandName: 'Cairn', code: '', minutes: 0, facts });
  };
  t.is(text('feedback', { text: 'Kept as of then.' }), 'Cairn: Kept as of then.');
  t.regex(text('check-in', { question: 'What did we ask then?' }), /^Cairn: What did we ask then\? Just answer/);
  t.regex(text('help', { about: 'pictures' }), /pictures do not come through/);
});

test('words whose key is destroyed, or that are read sealed, stay gone', (t) => {
  for (const type of ['MailRequested', 'AnswerGiven', 'TextRequested', 'TextRequestedV2', 'RequestCarriedOut'])
    t.is(lifted(type, { kind: 'feedback', template: 2, personal: null }).data.personal, null, type);
});

import test from 'ava';
import fc from 'fast-check';
import type { CheckInQuestion } from '#domain/check-ins/question-pools.ts';
import { chooseQuestion } from '#domain/check-ins/questions.ts';
import { seedFor } from '#domain/check-ins/seed.ts';
import { checkInQuestion } from '#mail-gateway/sending/questions/check-in-question.ts';
import { segmentsOf, shortenedTo, textBody } from '#mail-gateway/sending/texts/text-body.ts';
import { mailFacts } from '#test/support/mail-facts.ts';

const setting = { language: 'en', brandName: 'Cairn', code: '', minutes: 0 } as const;
const gsm = (count: number) => ({ encoding: 'gsm-7', count }) as const;
const ucs = (count: number) => ({ encoding: 'ucs-2', count }) as const;

test('a text is counted as networks count it', (t) => {
  const cases = [
    ['', gsm(0)],
    ['x'.repeat(160), gsm(1)],
    ['x'.repeat(161), gsm(2)],
    ['x'.repeat(306), gsm(2)],
    ['x'.repeat(307), gsm(3)],
    ['é'.repeat(160), gsm(1)],
    ['€'.repeat(80), gsm(1)],
    ['€'.repeat(81), gsm(2)],
    // 152 and a sign of two places: the sign does not fit into the first any more.
    [`${'x'.repeat(152)}€${'x'.repeat(152)}`, gsm(3)],
    [`${'x'.repeat(151)}€${'x'.repeat(153)}`, gsm(2)],
    ['ć'.repeat(70), ucs(1)],
    ['ć'.repeat(71), ucs(2)],
    ['ć'.repeat(134), ucs(2)],
    ['ć'.repeat(135), ucs(3)],
    ['🪨'.repeat(35), ucs(1)],
    // 66 and a pair: the pair goes whole into the second.
    [`${'ć'.repeat(66)}🪨${'ć'.repeat(66)}`, ucs(3)],
    [`${'x'.repeat(69)}’`, ucs(1)],
  ] as const;
  for (const [text, segments] of cases) t.deepEqual(segmentsOf(text), segments, `${text.length} of ${text[0]}`);
});

test('a shortened text fits, begins as the whole one does, and cuts no character in two', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 700 }), fc.integer({ min: 1, max: 3 }), (text, most) => {
      const short = shortenedTo(most, text);
      const start = short === text ? text : short.slice(0, -3);
      return segmentsOf(short).count <= most && text.startsWith(start) && short.isWellFormed();
    }),
    { seed: 3, numRuns: 500 },
  );
  t.is(shortenedTo(1, 'one two'), 'one two');
  t.is(shortenedTo(1, `${'word '.repeat(40)}`), `${'word '.repeat(31).trimEnd()}...`);
});

test('every check-in is one message, with the way to end them', (t) => {
  const context = { frequency: 'daily', silentDays: 1, lastWin: null, mood: null, byHand: null } as const;
  const asked: CheckInQuestion[] = [];
  for (let day = 0; day < 400; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    for (const tone of ['usual', 'fewer', 'last'] as const)
      for (const hour of [7, 19])
        asked.push(
          chooseQuestion(seedFor(7, date), {
            ...context,
            weekday: day % 7,
            hour,
            tone,
            streak: day % 9,
            season: day % 3 ? null : 'year-end',
          }),
        );
  }
  t.true(new Set(asked.map((question) => checkInQuestion(question))).size > 30);
  for (const question of asked) {
    const text = textBody('check-in', { ...setting, facts: mailFacts('check-in', { question }) });
    t.deepEqual(segmentsOf(text), gsm(1), text);
    t.true(text.includes(checkInQuestion(question)) && text.includes('STOP'), text);
  }
  const longBrand = { ...setting, brandName: 'Ćairn '.repeat(10) };
  t.is(segmentsOf(textBody('check-in', { ...longBrand, facts: mailFacts('check-in') })).count, 1);
});

test('words of users keep their letters, in two messages at most', (t) => {
  const listed = (text: string) => {
    const facts = { during: null, total: 1, wins: [{ winId: 'a', date: '2026-11-20', text }] };
    const outcomes = [{ request: 'list-wins', asked: '', result: 'done', facts }];
    return textBody('feedback', { ...setting, facts: mailFacts('feedback', { outcomes }) });
  };
  t.is(listed('“Fixed the pump” – well done'), 'Cairn: 1. "Fixed the pump" - well done');
  t.is(listed('夜勤のチームを手伝った'), 'Cairn: 1. 夜勤のチームを手伝った');
  t.is(listed('Zażółć “gęślą”'), 'Cairn: 1. Zażółć “gęślą”');
  for (const letters of ['plain ', '夜', '🪨 ', 'Ł€ '])
    t.true(segmentsOf(listed(letters.repeat(400))).count <= 2, letters);
});

test('a text that helps is one message of the plainest letters', (t) => {
  for (const words of [{}, { about: 'pictures' }, { about: 'too-many' }] as const) {
    const text = textBody('help', {
      ...setting,
      brandName: 'B'.repeat(60),
      facts: { of: 'help', about: null, ...words },
    });
    t.deepEqual(segmentsOf(text), gsm(1), text);
  }
  t.regex(textBody('help', { ...setting, facts: { of: 'help', about: null } }), /STOP ends these texts, START/);
});

import test from 'ava';
import fc from 'fast-check';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { readText } from '#language/reader/read-words.ts';
import { evaluation } from '#test/evaluation/share.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;
const read = (text: string, asked: string | null = null): Understood => {
  const reading = readText(text, { asked, today: '2026-11-20' });
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  return reading;
};
const beside = (text: string) => {
  const { remark, asides } = read(text);
  return { tone: remark?.tone ?? null, text: remark?.text ?? '', asides };
};
const WIN = 'Closed the audit of the north ward without a finding.';
const NOTHING = { tone: null, text: '', asides: [] };

for (const text of [
  `Hi there,\n\n${WIN}\n\nThanks for asking!\n\nBest regards,\nMaria Gomez`,
  `${WIN}\n\nHave a lovely weekend!`,
  `Wins of the week, in no order:\n\n- ${WIN}\n- Trained two nurses\n\nThat's all.`,
  `Hallo zusammen,\n\n${WIN}\n\nFreundliche Grüsse, Monika`,
  `${WIN}\n\nP. Trelawny`,
  `${WIN}\n\nAlso, could you please send me my CV?`,
  `Guess what?\n\n${WIN}\n\nNothing else for today.`,
  `Win: closed 3 deals.`,
])
  test(`nothing is said of courtesy beside a win or a request: ${JSON.stringify(text.slice(0, 60))}`, (t) => {
    const { wins, requests } = read(text);
    t.true(wins.length + requests.length > 0);
    t.deepEqual(beside(text), NOTHING);
  });

test('a question or a wish to us beside a win is told from the win, and is answered as a request', (t) => {
  for (const [said, kind] of [
    ['Do you keep old entries if I stop writing for a while?', 'ask-about-us'],
    ['Könnten Sie meine Zeitzone anpassen?', 'change-schedule'],
    ['I need an invoice for May.', 'billing'],
  ] as const) {
    const { wins, requests } = read(`${WIN}\n\n${said}`);
    t.deepEqual([wins, requests.map((one) => one.kind)], [[WIN], [kind]], said);
    t.deepEqual(beside(`${WIN}\n\n${said}`), NOTHING);
  }
});

test('of plans beside a win nobody is asked whether they are wins', (t) => {
  t.deepEqual(beside(`${WIN}\n\nTomorrow:\n- fix the printer\n- call the bank`), {
    tone: 'ahead',
    text: 'fix the printer\ncall the bank',
    asides: [],
  });
  t.like(beside(`- ${WIN}\n\nTomorrow I will call the bank about the loan.`), { tone: 'ahead', asides: [] });
});

test('of a hard day beside a win nobody is asked either, nor of what others asked', (t) => {
  t.like(beside(`- ${WIN}\n- My grandmother died on Monday.`), { tone: 'distress', asides: [] });
  t.deepEqual(beside(`${WIN}\n\nOn m'a encore demandé « mais vous venez d'où vraiment ? »`).asides, []);
});

test('whoever goes on below their closing is heard, and the signature is not', (t) => {
  const signed = 'Best regards,\nMaria Gomez\nHead Nurse';
  t.deepEqual(beside(`${WIN}\n\n${signed}`), NOTHING);
  const more = 'Derek and the others were so kind about the dashboard.';
  t.deepEqual(beside(`${WIN}\n\n${signed}\n${more}`).asides, [more]);
});

test('what else stands beside a win waits for its writer, paragraph by paragraph', (t) => {
  const aside = 'Derek thinks the dashboard is not happening this year.';
  t.deepEqual(read(`${WIN}\n\n${aside}\n\nFirst review with zero comments`).asides, [aside]);
});

const TOLD = [
  WIN,
  'Trained two nurses on the new pumps.',
  'Fixed the heating of the school.',
  'Today I won the Reyes case in court.',
  'Please send me my CV.',
  'Pause my check-ins for two weeks.',
  'How am I doing this month?',
  'About twelve of them, mostly.',
  'Tomorrow I will call the bank about the loan.',
  'I need to finish the budget next week.',
  'Do you keep old entries if I stop writing for a while?',
  'What is the weather like in Oslo?',
  'I want a refund of my subscription.',
  'Purple monkey dishwasher green.',
  'The printer on the second floor.',
  'The budget balances, to the pound, and nobody was lost over it.',
  'My grandmother died on Monday.',
  'Könnten Sie meine Zeitzone anpassen?',
  'Le chat de la voisine dort au soleil.',
  'Derek thinks the dashboard is not happening this year.',
  'He said "mama" while his sister was watching.',
];
const COURTEOUS = ['Hi there,', 'Thanks a lot!', 'Have a good day!', 'That is all.', 'Best regards', 'Maria'];

const rowsOf = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, Math.max(1, words.length - 2)).map((_, at) => words.slice(at, at + 3).join(' '));
};
const flat = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const { count } = evaluation({ sample: 0.15 });

const mix = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...TOLD) },
      { weight: 1, arbitrary: fc.constantFrom(...COURTEOUS) },
    ),
    fc.constantFrom(' ', ' ', '\n', '\n\n', '\n\n', '\n- ', '\n2. ', '\n\nTomorrow:\n- '),
  ),
  { minLength: 1, maxLength: 9 },
);

test('own words are wins, requests, an answer, small talk or said to be left out: nothing else becomes of them', (t) => {
  fc.assert(
    fc.property(mix, fc.constantFrom(null, 'How many learners were there?'), (parts, asked) => {
      const { wins, requests, answer, remark, asides, left } = read(parts.flat().join(''), asked);
      const found = [...wins, ...requests.map(({ text }) => text), answer, remark?.text ?? '', ...asides, ...left];
      const kept = ` ${found.map(flat).join(' | ')} `;
      const told = parts.map(([said]) => said).filter((said) => !COURTEOUS.includes(said));
      return told.flatMap(rowsOf).every((row) => kept.includes(row));
    }),
    { numRuns: count(1_000) },
  );
  t.pass();
});

import test from 'ava';
import { createContactRedaction } from '#infrastructure/openai/redaction/contacts.ts';

const LINES = [
  'MORWENNA TREGASKIS\tGardener',
  'Lindenweg 5, 24937 Flensburg · 0171 555 0123 · m.tregaskis@example.org',
  'linkedin.com/in/morwenna-t · Passport C01X00T47',
  '04.2021 – heute\tHead Gardener',
  'Penhallow House & Gardens, Truro',
  '09/2016 - 03/2021\tGardener, Grünbau GmbH, 70563 Stuttgart',
  '2014-05-01 2016\tB.Com, ISO 9001, CACES R482, Node.js',
  'Spring 2012\t2019 Cours de cuisine',
  'Ms Tregaskis was Tregaskis-Bolt then, zora at home.',
];

test('how its person is called and reached leaves no CV, and comes back', (t) => {
  const { hide, restore } = createContactRedaction(['Zora'], LINES);
  const hidden = hide(LINES);
  t.notRegex(hidden.join('\n'), /morwenna|tregaskis|zora|lindenweg|24937|0171|555|example\.org|linkedin|C01X00T47/iu);
  t.deepEqual(hidden.map(restore), LINES);
});

test('firms, titles, degrees and every time stay to be read', (t) => {
  const hidden = createContactRedaction(['Zora'], LINES).hide(LINES).join('\n');
  for (const words of [
    '04.2021 – heute\tHead Gardener',
    'Penhallow House & Gardens, Truro',
    '09/2016 - 03/2021\tGardener, Grünbau GmbH',
    '2014-05-01 2016\tB.Com, ISO 9001, CACES R482, Node.js',
    'Spring 2012\t2019 Cours de cuisine',
  ])
    t.true(hidden.includes(words), `${words} in ${hidden}`);
});

test('a placeholder that stands in a CV itself is none of ours', (t) => {
  const lines = ['[PERSON_7] at [MAIL_1]', 'x@example.org'];
  const { hide, restore } = createContactRedaction([], lines);
  t.deepEqual(hide(lines), ['[PERSON_7] at [MAIL_1]', '[MAIL_8]']);
  t.is(restore('[PERSON_7] [MAIL_8] [MAIL_99]'), '[PERSON_7] x@example.org [MAIL_99]');
});

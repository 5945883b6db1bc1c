import test from 'ava';
import { htmlToText } from '#mail-gateway/reading/own-words/html-to-text.ts';
import { ownWords, wordsAndCut } from '#mail-gateway/reading/own-words/own-words.ts';

const WIN = 'Trained two porters on the new lift.';
const QUOTE = 'How was your week?';
const SENT = `What did you get done today that you are glad about?

Hello Anna, just answer this mail in your own words. One line is plenty,
and several things are welcome too.

https://cairn.example/wins
`;
const marked = (text: string): string => text.replace(/^/gm, '> ');

/** Above a marked quote, and where `anywhere` also above one without marks. */
const HEADERS: readonly (readonly [header: string, anywhere?: 'anywhere'])[] = [
  ['On Nov 3, anna wrote:'],
  ['Am 3.11.2026 9:12 vorm. schrieb Anna Berg <anna@example.com>:', 'anywhere'],
  ['On 3-Nov-2026, at 9:12 AM, Anna Berg <anna@example.com> sent:', 'anywhere'],
  ['On November 3, 2026 at 9:12:10 AM, Anna Berg (anna@example.com) said:', 'anywhere'],
  ['anna  schrieb am Di. 3. November 2026 um 09:12:', 'anywhere'],
  ['------On 11/3/2026 9:12 AM, Anna Berg wrote-----', 'anywhere'],
  ['2026-11-03 09:12 GMT+01:00 Anna Berg', 'anywhere'],
  ['anna@example.com wrote:', 'anywhere'],
  ['Anna Berg <anna@example.com> 3.11.2026 09:12 >>>', 'anywhere'],
  ['Anna Berg, 3.11.2026 09:12:'],
  ['[aberg, 3.11.2026 09:12]'],
  ['Le 3 nov. 2026, Anna a dit :'],
  [
    'Am 3.11.26 um 9:12 schrieb Anna Berg - Versand\nVon: "Anna Berg"\nDatum: 3. November 2026\nAn: me@example.org',
    'anywhere',
  ],
  ['From: anna@example.com\nDate: Tue, 3 Nov 2026 09:12:02 +0100', 'anywhere'],
  ['Date: Tue, 3 Nov 2026 09:12:02 +0100\nTo: me@example.org', 'anywhere'],
  ['_______________\nFrom: Anna Berg <anna@example.com>\nSubject: The week', 'anywhere'],
  [
    'Anna Berg via Team --- Frage [4] ---\n\nVon: "Anna Berg via Team" <anna@example.com>\nAn me@example.org\nDatum: 3.11.2026 09:12\nBetreff Frage [4]',
    'anywhere',
  ],
  ['Temat: RE: Praca: 2026-11-03 09:12Nadawca: "Anna Berg" anna@example.com Adresat:', 'anywhere'],
  [
    '-Reply message ----- From: "Anna Berg" <\nanna@example.com>\nTo: <me@example.org>\nSubject: x Date: Tue, Nov 3, 2026 9:12 am',
    'anywhere',
  ],
];

for (const [header, anywhere] of HEADERS)
  test(`a quote and its rare header are cut: ${header.replaceAll('\n', ' / ')}`, (t) => {
    t.is(ownWords(`${WIN}\n\n${header}\n\n${marked(QUOTE)}`, []), WIN);
    if (anywhere) t.is(ownWords(`${WIN}\n\n${header}\n\n${QUOTE}`, []), WIN);
  });

for (const line of [
  'Ar 3 Tach 2026, ysgrifennodd Cairn:',
  'Cairn raakstis vakar:',
  '3.11.2026 09:12, Cairn',
  'Cairn (checkin@cairn.example), lun 3/11',
])
  test(`right above our own mail a line of any language goes: ${line}`, (t) => {
    t.is(ownWords(`${WIN}\n\n${line}\n\n${marked(SENT)}`, [SENT]), WIN);
    t.is(ownWords(`${WIN}\n\n${line}\n\n${SENT}`, [SENT]), WIN);
  });

test('a sentence right above our own mail stays, also below another', (t) => {
  for (const words of [WIN, `${WIN}\n\nDone at 10:30 on 3.11.2026 already.`, `${WIN}\n\nMarta and I: both done.`])
    t.is(ownWords(`${words}\n\n${marked(SENT)}`, [SENT]), words);
});

const OWN: readonly (readonly [what: string, text: string])[] = [
  ['fields that no mail has', 'From: nine days\nTo: two days\nSubject: the returns queue, my doing'],
  ['places', 'From: Berlin\nTo: Hamburg\nSubject: moved the office'],
  ['a mark that means more than', '> 40 guests came today, a record'],
  ['marks for items', '> Finished the annual report\n> Called the bank'],
];

for (const [what, text] of OWN)
  test(`what only looks like a quote is kept: ${what}`, (t) => t.is(ownWords(text, [SENT]), text));

test('words below a forward that is marked to its end are kept', (t) => {
  const forward = marked(
    'From: Marta <m@example.com>\nDate: 23. November 2026 23:28\nTo: Me <me@example.org>\n\nCongratulations!',
  );
  t.is(
    ownWords(`For the record.\n\nBegin forwarded message:\n\n${forward}\n\n${WIN}`, []),
    `For the record.\n\n${WIN}`,
  );
});

const FIELDS = 'From: Marta <m@example.com>\nSubject: Tender\nTo: Me <me@example.org>';

test('a mail passed on without a word of its sender, or below a closing, holds none of theirs', (t) => {
  t.is(ownWords(`---------- Forwarded message ----------\n${FIELDS}\n\nWe won.`, []), '');
  t.is(ownWords(`Regards, Paul\n\n-----Original Message-----\n${FIELDS}\n\nWe won.`, []), '');
});

test('one line with the mark of its author’s name is a quote below a header that gives the name', (t) =>
  t.is(ownWords(`${WIN}\n\nOn Mon, Nov 23, 2026, at 03:57 PM, anna_berg wrote:\n\nAnna> ${QUOTE}`, []), WIN));

test('the line of a phone goes above the words too, and with what its operator adds', (t) => {
  t.is(ownWords(`Sent from iPhone\n\n${WIN}`, []), WIN);
  t.is(ownWords(`${WIN}\n\nSent from my HTC smartphone on the Now Network!`, []), WIN);
  t.is(ownWords(`${WIN}\nVerzonden vanuit Outlook voor iOS\n\nanna@example.com wrote:\n\n${QUOTE}`, []), WIN);
});

test('a blockquote that words lead in to is their author’s, below a header it is a quote', (t) => {
  const block = `<blockquote><p>${WIN}</p></blockquote>`;
  t.is(ownWords(htmlToText(`<p>Today:</p>${block}`), []), `Today:\n\n${WIN}`);
  t.is(ownWords(htmlToText(`<p>${WIN}</p><p>On Nov 3, anna wrote:</p><blockquote>${QUOTE}</blockquote>`), []), WIN);
});

test('what was passed on without a word is known, to be decided on; an answered mail is not', (t) => {
  t.is(wordsAndCut(`---------- Forwarded message ----------\n${FIELDS}\n\nWe won.`, []).cut.join(), 'We won.');
  t.is(wordsAndCut(`${WIN}\n\nOn Nov 3, anna wrote:\n${marked(QUOTE)}`, []).cut.join(), '');
});

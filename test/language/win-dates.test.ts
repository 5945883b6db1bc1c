import test from 'ava';
import { dateSaidIn, datesOfNumbers } from '#language/reader/details/date-corrections.ts';
import { winDateIn } from '#language/reader/details/win-date.ts';

/** A Tuesday. */
const TODAY = '2026-12-01';
const said = (text: string): string | null => {
  const day = winDateIn(text, TODAY);
  return day && `${day.isApproximate ? 'about ' : ''}${day.date}`;
};

const DAYS = [
  ['Yesterday I finished the audit of the north depot.', '2026-11-30'],
  ['I signed the lease today, after calling them yesterday.', '2026-12-01'],
  ['Last week I closed the Acme deal.', 'about 2026-11-23'],
  ['Three days ago we moved the ramp', '2026-11-28'],
  ['On 12 November we moved the ramp.', '2026-11-12'],
  ['We moved the ramp on November 12th.', '2026-11-12'],
  ['2026-11-12: shipped it', '2026-11-12'],
  ['May 3: passed the exam', '2026-05-03'],
  ['On Friday I gave the keynote.', '2026-11-27'],
  ['In March I hired two people.', 'about 2026-03-01'],
  ['Closed the deal with Acme in October.', 'about 2026-10-01'],
  ['At the end of October we emptied the warehouse.', 'about 2026-10-31'],
  ['Back in 2024 I led the migration.', 'about 2024-01-01'],
  ['In Q3 I cut costs by 12%.', 'about 2026-07-01'],
  ['On 24 December 2025 I worked alone in the ER.', '2025-12-24'],
  ['Ich habe gestern den Vertrag unterschrieben', '2026-11-30'],
  ['Im Oktober habe ich die Messe organisiert.', 'about 2026-10-01'],
  ['Am 12. November haben wir die Rampe versetzt.', '2026-11-12'],
  ['Letzten Monat drei Workshops gehalten', 'about 2026-11-01'],
  ['Vor zwei Wochen die Prüfung bestanden', 'about 2026-11-17'],
  ["J'ai terminé l'audit hier.", '2026-11-30'],
  ["Vendredi dernier j'ai présenté le rapport", '2026-11-27'],
  ['Le 12 novembre nous avons déplacé la rampe.', '2026-11-12'],
  ["En mars j'ai recruté deux personnes", 'about 2026-03-01'],
  ['Ayer terminé la auditoría.', '2026-11-30'],
  ['El 12 de noviembre movimos la rampa.', '2026-11-12'],
  ['La semana pasada cerré el contrato con Acme.', 'about 2026-11-23'],
  ['En marzo contraté a dos personas.', 'about 2026-03-01'],
] as const;

for (const [text, day] of DAYS) test(`a win is dated by its words: ${text}`, (t) => t.is(said(text), day));

const NONE = [
  'Fixed the boiler in the north depot.',
  'Sales are up 12% on last year.',
  'We sold more than last month.',
  "I answered yesterday's mails.",
  'Fixed the bug that we found last week.',
  'Den Fehler behoben, den wir letzte Woche gefunden haben',
  'Corrigé le bug que nous avions trouvé la semaine dernière',
  'Finished the report for last month.',
  'Moved the deadline to 12 November.',
  'Booked the hall for the fair in March.',
  'Ich habe den Umzug im März geplant.',
  'I booked a flight on 12 December.',
  'On Fridays I train the new ones.',
  'Since March I have trained 12 people.',
  'Hier ist alles fertig, ich habe die Halle gestrichen.',
  'It may help that I cut costs.',
  'Wrote the 2025 report',
  'Met the deadline of 31 December 2026',
];

for (const text of NONE) test(`no day of a win, nor one that may still come: ${text}`, (t) => t.is(said(text), null));

test('no win is dated later than today', (t) => {
  for (const text of ['On 24 December 2026 I worked', 'In 2027 I led it', 'Tomorrow I ship it', 'In December I ran it'])
    t.true((winDateIn(text, TODAY)?.date ?? '') <= TODAY, text);
});

test('that a win was on another day is said in a few words', (t) => {
  const days = [
    'that was in May',
    'No, it was in May.',
    'das war im Mai',
    "c'était en mai",
    'eso fue en mayo',
    'date: May',
  ];
  for (const words of [
    ...days,
    'Sorry, wrong date: that was back in May',
    'I did that in May',
    'das habe ich im Mai gemacht',
  ])
    t.deepEqual(dateSaidIn(words, TODAY), { date: '2026-05-01', isApproximate: true }, words);
  t.like(dateSaidIn('not today, yesterday', TODAY), { date: '2026-11-30' });
  t.like(dateSaidIn('Change the date to 12 November', TODAY), { date: '2026-11-12' });
  for (const words of ['that was with Fatou', 'that was hard', 'it was for the fair in May', 'that was in Mayfair'])
    t.is(dateSaidIn(words, TODAY), null, words);
  t.like(datesOfNumbers('2 was last week', TODAY)[0], { kind: 'date', number: 2, date: '2026-11-23' });
  t.like(datesOfNumbers('Nummer 3 war gestern', TODAY)[0], { kind: 'date', number: 3, date: '2026-11-30' });
  t.like(datesOfNumbers('change the date of 1 to 12 November', TODAY)[0], { number: 1, date: '2026-11-12' });
  t.deepEqual(datesOfNumbers('2 was with the night team', TODAY), []);
});

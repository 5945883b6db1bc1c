import test from 'ava';
import type { ClaimMode, ClaimSource } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { claims } from '#language/claims/claims.ts';

type Case = Readonly<{ language?: Language; mode?: ClaimMode; win: string | readonly string[]; date?: string }>;

const judge = (sentence: string, { language = 'en', mode = 'document', win, date = '2026-05-12' }: Case) => {
  const sources = [win].flat().map((text): ClaimSource => ({ text, days: [date], isLasting: false }));
  const [judgement] = claims.check([{ text: sentence, sources }], { mode, language });
  return judgement;
};

/** Sentences that may be said of a win, and those that are at least doubtful and never stand. */
const told = (
  title: string,
  all: readonly Readonly<{ by: Case; stands?: readonly string[]; not?: readonly string[] }>[],
) =>
  test(title, (t) => {
    for (const { by, stands = [], not = [] } of all) {
      for (const sentence of stands)
        t.is(judge(sentence, by)?.verdict, 'stands', `${sentence} ${JSON.stringify(judge(sentence, by))}`);
      for (const sentence of not) t.not(judge(sentence, by)?.verdict, 'stands', sentence);
    }
  });

told('a change is one, however it is written, and has a direction', [
  {
    by: { win: 'dbt tests coverage 58% -> 91% of models' },
    stands: ['Raised test coverage of models from 58% to 91%.', 'Test coverage is 91% of models, up from 58%.'],
    not: ['Test coverage of models fell from 91% to 58%.', 'Raised test coverage of models from 58% to 97%.'],
  },
  {
    by: { win: 'Handover was 45 mins, now we are done in about 25.', mode: 'analysis' },
    stands: ['Handover went from 45 to 25 minutes.', 'You took 20 minutes off each handover, from 45 down to 25.'],
    not: [
      'Handover went from 25 to 45 minutes.',
      'Handover takes 20 minutes more now.',
      'Handover takes 25 hours now.',
    ],
  },
  {
    by: { win: 'Ward audit: hand hygiene 96% (was 81% in April).' },
    stands: ['Hand hygiene up from 81% in April to 96%.', 'Hand hygiene 15 percentage points higher.'],
    not: ['Hand hygiene down from 96% to 81%.', 'Hand hygiene up from 81% in June to 96%.'],
  },
  {
    by: { language: 'de', win: 'Wartezeit von 40 auf 25 Minuten gesenkt.' },
    stands: ['Wartezeit: 25 statt 40 Minuten.'],
    not: ['Wartezeit von 25 auf 40 Minuten.', 'Wartezeit von 40 auf 25 Stunden gesenkt.'],
  },
  {
    by: { language: 'fr', win: 'Le délai est passé de 40 à 25 minutes.' },
    stands: ['Délai passé de 40 à 25 minutes.'],
    not: ['Délai passé de 25 à 40 minutes.'],
  },
  {
    by: { language: 'es', win: 'El plazo bajó de 40 a 25 minutos.' },
    stands: ['Plazo: de 40 a 25 minutos.'],
    not: ['Plazo: de 25 a 40 minutos.'],
  },
]);

told('units are compared, and a sum of money loses no sign', [
  {
    by: { win: 'Antibiotics in within 40 mins. The bill is $32k.' },
    stands: ['Antibiotics in within 40 minutes.', 'The bill is $32,000.'],
    not: ['Antibiotics in within 40 hours.', 'The bill is 32k.', 'The bill is €32k.'],
  },
  {
    by: { win: 'Load was 5h 40, now 2h. We meet at 7am.' },
    stands: ['Load was 5 h 40 min.', 'We meet at 7 a.m.'],
    not: ['We meet at 7 pm.'],
  },
]);

told('words that only look like superlatives are none', [
  {
    by: { win: 'Asked for a request form after the cardiac arrest in our ecosystem.' },
    stands: ['Asked for a request form after the arrest in our ecosystem.'],
    not: ['Asked for the fastest request form.', 'Only I asked for a form.', 'First to ask for a request form.'],
  },
  {
    by: { language: 'de', win: 'Neues Lagerscheinsystem eingeführt.' },
    stands: ['Neues Lagerscheinsystem eingeführt.', 'Einführung des neuen Lagerscheinsystems.'],
    not: ['Modernstes Lagerscheinsystem eingeführt.'],
  },
  {
    by: { win: 'Put 27 of 40 recipes on cards.' },
    stands: ['Put 27 recipes on cards.'],
    not: ['Put all 40 recipes on cards.', 'Put 40 recipes on cards.'],
  },
]);

told('other words for the same may stand, and so do forms of a word', [
  { by: { win: 'Matron has agreed a bank nurse till xmas' }, stands: ['Matron agreed a bank nurse until Christmas.'] },
  {
    by: { language: 'de', mode: 'analysis', win: 'War ruhig, konnte helfen und gab den Schlüssel zurück.' },
    stands: ['Du warst ruhig.', 'Du konntest helfen und gabst den Schlüssel zurück.', 'Du bist ruhig geblieben.'],
  },
  {
    by: { win: 'finished my IV competencies finally!!' },
    stands: ['Finished the IV competencies.', 'Completed IV competencies.'],
  },
]);

told('what is denied stays denied', [
  {
    by: { win: "Didn't get the band 6 post. Interview feedback was good." },
    stands: ['Interview feedback was good.', 'I did not get the band 6 post.'],
    not: ['I got the band 6 post.'],
  },
  {
    by: { win: 'Fenster abgenommen ohne Beanstandung', language: 'de' },
    not: ['Fenster abgenommen, nicht ohne Beanstandung.'],
  },
  { by: { win: 'No lates since, moved her start to 9.30.' }, not: ['Moved her start to 9.30; she was late since.'] },
]);

told('what another did is not told as one’s own', [
  {
    by: { win: "The sheet was Moira's idea, i just trialled it with my crew." },
    stands: ["Trialled Moira's sheet with my crew."],
    not: ['I had the idea for the sheet.', 'Devised the sheet with my crew.'],
  },
  {
    by: { mode: 'analysis', win: 'New window. Ollie designed it, I sorted the budget.' },
    stands: ['You sorted the budget.'],
    not: ['You designed the window.'],
  },
  { by: { win: 'We passed the audit.' }, stands: ['We passed the audit.'], not: ['I passed the audit.'] },
]);

told('names, titles and reach are never a paraphrase', [
  {
    by: { win: 'Trained Ines on streaming jobs.' },
    stands: ['Trained Ines on streaming jobs.'],
    not: [
      'Trained Femke on streaming jobs.',
      'Trained Ines on streaming jobs at Siemens.',
      'As head of data, trained Ines on streaming jobs.',
      'Trained Ines on streaming jobs across the company.',
      'Trained Ines on streaming jobs, which reduced costs.',
    ],
  },
]);

told('months are those of the win, or stand in its words as they are told there', [
  {
    by: { win: 'He put me on the list for january.' },
    stands: ['In May he put me on the list for January.'],
    not: ['In June he put me on the list for January.', 'In January he put me on the list.', 'On the list since May.'],
  },
  { by: { win: 'served 12 guests in seven minutes', language: 'fr' }, not: ['En septembre, 12 guests.'] },
]);

told('an English day stands before or behind its month, and a full stop ends one', [
  {
    by: { win: 'Jae ran it, 12 nurses came.', date: '2026-11-17' },
    stands: [
      'On November 17 Jae ran it.',
      'November 17th Jae ran it.',
      'November 17 Jae ran it.',
      '12 nurses came in November.',
    ],
    not: ['On November 18 Jae ran it.', 'November 18th Jae ran it.', 'In November 17 nurses came.'],
  },
  {
    by: { win: 'pages october: 14. oct last year: 70', date: '2026-11-02' },
    stands: ['14 pages in October.'],
    not: ['On October 14 pages.', '15 pages in October.'],
  },
  {
    by: { win: 'Abgabe am 14. Okt', language: 'de' },
    stands: ['Abgabe am 14. Oktober.'],
    not: ['Abgabe am 15. Oktober.'],
  },
]);

told('a time of day is one, however it is written', [
  {
    by: { win: 'früh um 5 da gewesen', language: 'de', mode: 'analysis' },
    stands: ['Du warst um 5 Uhr da.', 'Du warst früh um fünf da.'],
    not: ['Du warst um 6 Uhr da.', 'Du warst um 17 Uhr da.', 'Du warst 5 Stunden da.'],
  },
  {
    by: { win: 'um halb sieben da, um viertel vor 8 weg', language: 'de', mode: 'analysis' },
    stands: ['Du warst um 6:30 Uhr da.', 'Du warst um 6.30 Uhr da.', 'Du warst um 6 Uhr 30 da und um 7:45 Uhr weg.'],
    not: ['Du warst um 7:30 Uhr da.', 'Du warst um 7 Uhr da.', 'Du warst um 8 Uhr weg.', 'Du warst um 8:15 Uhr weg.'],
  },
  {
    by: { win: 'morgens um halb sieben da', language: 'de', mode: 'analysis' },
    not: ['Du warst um 18:30 Uhr da.'],
  },
  {
    by: { win: 'Left the ward at quarter to six in the evening, up since 5.' },
    stands: ['Left the ward at 17:45.', 'Left the ward at 5:45 pm.', 'Up since 5 am.'],
    not: ['Left the ward at 5:45 am.', 'Left the ward at 18:15.', 'Up since 6 am.'],
  },
]);

told('two wins are not tied together', [
  {
    by: { mode: 'insight', win: ['Audited 38 drug bags.', 'Vehicle check is down from 35 to 20 minutes.'] },
    not: [
      'The audit of drug bags brought the vehicle check down to 20 minutes.',
      'The vehicle check took 20 minutes because you audited 38 drug bags.',
    ],
  },
]);

test('judgement is free in an analysis, and nowhere else', (t) => {
  const by = { win: 'Sat with Mr Hughes for half an hour.' };
  const sentence = 'Sitting with Mr Hughes for half an hour took patience and courage.';
  t.is(judge(sentence, { ...by, mode: 'analysis' })?.verdict, 'stands');
  t.is(judge(sentence, by)?.verdict, 'doubtful');
});

test('a doubtful sentence says which words somebody must find', (t) => {
  const judgement = judge('Coached a nervous colleague.', { win: 'Talked Beth through it.' });
  t.like(judgement, { verdict: 'doubtful', doubts: ['word'], doubtfulWords: ['Coached', 'nervous'] });
});

told('the words for a journal and the count of what is shown claim nothing in an insight', [
  {
    by: { mode: 'insight', win: ['Taught Ines.', 'Taught Bo.', 'Taught Jae.'] },
    stands: [
      'Three of your wins are about what you taught.',
      'Three entries are about what you taught.',
      'Your wins show it.',
    ],
    not: ['Four of your wins are about what you taught.', 'Two entries are about what you taught.'],
  },
  {
    by: { mode: 'insight', win: 'Patience, planning, teaching, care and order at the tender.' },
    stands: ['Five strengths show in your wins: patience, planning, teaching, care and order.'],
    not: [
      'Five strengths show in your wins: patience and planning.',
      'Your planning wins the tender.',
      'You won the tender.',
      'Five tenders: patience, planning, teaching, care and order.',
    ],
  },
  {
    by: { mode: 'insight', language: 'de', win: ['Ines unterrichtet.', 'Bo unterrichtet.', 'Jae unterrichtet.'] },
    stands: ['Drei Einträge handeln vom Unterrichten.'],
    not: ['Vier Einträge handeln vom Unterrichten.'],
  },
]);

told('half a year is that of its wins', [
  {
    by: { mode: 'heading', win: 'Led the ward.', date: '2026-09-03' },
    stands: ['H2 2026', 'Review of the second half of 2026'],
    not: ['H1 2026', 'Review of the first half of 2026', 'H2 2025'],
  },
  {
    by: { mode: 'heading', language: 'de', win: 'Station geleitet.', date: '2026-09-03' },
    stands: ['Rückblick auf das zweite Halbjahr 2026'],
    not: ['Rückblick auf das erste Halbjahr 2026', 'Rückblick auf das dritte Halbjahr 2026'],
  },
]);

test('what may be reckoned is looked up: a month before the day, a difference whose unit stands once', (t) => {
  const verdict = (sentence: string, win: string, date: string) => judge(sentence, { win, date })?.verdict;
  t.is(verdict('61 pages in June.', '61 pages last month.', '2026-07-13'), 'doubtful');
  t.is(verdict('61 pages in June.', '61 pages, all tagged.', '2026-07-13'), 'fails');
  t.is(verdict('61 pages in June 2024.', '61 pages last month.', '2026-07-13'), 'fails');
  const german = (sentence: string) =>
    judge(sentence, {
      language: 'de',
      win: 'Überstunden: 1.140 Stunden am Jahresende, jetzt 690.',
      date: '2026-08-21',
    });
  t.is(german('450 Überstunden weniger.')?.verdict, 'doubtful');
  t.is(german('460 Überstunden weniger.')?.verdict, 'fails');
});

test('parts of a number are compared, and a day of any week is none of the calendar', (t) => {
  const win = 'Levels re-count since the guideline: 9 of 40 out of range vs 14 of 40. No weekend admissions.';
  const verdict = (sentence: string) => judge(sentence, { win })?.verdict;
  t.not(verdict('Levels out of range fell from 14 of 40 to 9 of 40.'), 'fails');
  t.is(verdict('Levels out of range fell from 9 of 40 to 14 of 40.'), 'fails');
  t.is(verdict('Lovely levels, provided nobody is admitted on a Saturday.'), 'doubtful');
  t.is(verdict('On Saturday I counted the levels.'), 'fails');
});

test('what somebody else asks for is nothing that its reader has done', (t) => {
  const win = { text: 'Led the ward.', days: ['2026-09-03'], isLasting: false };
  const wanted = { text: 'Five years of Kafka.', days: [], isLasting: false, isWanted: true };
  const [judgement] = claims.check([{ text: 'I led the ward with Kafka.', sources: [win, wanted] }], {
    mode: 'document',
    language: 'en',
  });
  t.not(judgement?.verdict, 'stands');
});

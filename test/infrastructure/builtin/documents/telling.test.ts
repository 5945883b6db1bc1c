import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { TELLINGS } from '#infrastructure/builtin/documents/telling/tellings.ts';
import { tidySentences } from '#infrastructure/builtin/documents/telling/tidy.ts';

const line = (text: string, language: Language = 'en') => TELLINGS[language].line(tidySentences(text, language));
const story = (text: string, language: Language = 'en') =>
  TELLINGS[language].story(tidySentences(text, language)).join(' ');

test('a CV says what was done without "I", and the result first', (t) => {
  t.is(line('I cut the waiting time from 40 to 25 minutes.'), 'Cut the waiting time from 40 to 25 minutes');
  t.is(
    line('Wrote a discharge checklist. Readmissions fell from 11 to 4 a month.'),
    'Readmissions down from 11 to 4 a month after writing a discharge checklist',
  );
  t.is(
    line('Switched my homework to whole-class feedback and cut marking from 9 hours a week to 5.'),
    'Cut marking from 9 hours a week to 5 by switching the homework to whole-class feedback',
  );
  t.is(
    line('I was made team lead for the mid-market team, 6 reps.'),
    'Appointed team lead for the mid-market team, 6 reps',
  );
});

test('a German CV is nominal or elliptic, with the ending that its first word needs', (t) => {
  t.is(
    line('Habe den Triage-Bogen überarbeitet. Die Wartezeit ist von 40 auf 25 Minuten gesunken.', 'de'),
    'Wartezeit von 40 auf 25 Minuten gesunken nach Überarbeitung des Triage-Bogens',
  );
  t.is(
    line('Bin zur stellvertretenden Stationsleiterin ernannt worden!', 'de'),
    'Zur stellvertretenden Stationsleiterin ernannt',
  );
  t.is(line('Ich habe das gesamte Archiv digitalisiert.', 'de'), 'Gesamtes Archiv digitalisiert');
  t.is(
    line('Sturzprotokoll eingeführt: Stürze von 9 auf 3 gesenkt.', 'de'),
    'Sturzprotokoll eingeführt: Stürze von 9 auf 3 gesenkt',
  );
});

test('what others did too is not told as one’s own', (t) => {
  t.is(line('We passed the PCI audit with no findings.'), 'With the team, passed the PCI audit with no findings');
  t.is(
    line('Spotted a wrong dose before it was given, 10 times too high. Reported it and we changed the label.'),
    'Spotted a wrong dose before it was given, 10 times too high; reported it',
  );
  t.is(story('Elected to the board of the union.'), 'I was elected to the board of the union.');
});

test('a problem whose end is told of its writer alone is no line of a CV', (t) => {
  t.is(line('The replication was 6 hours behind, I found one vacuum that was blocking.'), null);
  t.is(line('Didn’t get the Mercer deal.'), null);
});

test('mood, faces, days and slips of typing are left out, and nothing of the claim', (t) => {
  t.is(story('so happy!! today i trained 3 ppl on the till :) haha'), 'I trained 3 people on the till.');
  t.is(line('finally passed my level 3 exam, 57 out of 60!!! made my day'), 'Passed the level 3 exam, 57 out of 60');
  t.is(
    line('ALS-Kurs bestanden, mit 96 von 100 Punkten. so happy!!', 'de'),
    'ALS-Kurs bestanden, mit 96 von 100 Punkten',
  );
});

test('who is named is not told of in a CV; where the name only stands beside, it goes', (t) => {
  t.is(line('Convinced Tomasz to stay in the team. We talked about his shifts.'), null);
  t.is(line('Hired a postdoc, Chiara, out of 46 applicants.'), 'Hired a postdoc out of 46 applicants');
});

test('letters and posts are in the first person', (t) => {
  t.is(story('Closed three deals in one week.'), 'I closed three deals in one week.');
  t.is(
    story('Habe das Qualitätsteam mit 5 Leuten übernommen.', 'de'),
    'Ich habe das Qualitätsteam mit 5 Leuten übernommen.',
  );
  t.is(TELLINGS.de.dated('Ich habe das Team übernommen.', 'Mai'), 'Im Mai habe ich das Team übernommen.');
  t.is(TELLINGS.en.dated('I took over the team.', 'May'), 'In May I took over the team.');
  t.is(TELLINGS.en.dated('I mentor three teachers.', 'May'), 'I mentor three teachers.');
});

test('French and Spanish wins stay in their language', (t) => {
  t.is(line('J’ai réduit le délai de 40 à 25 minutes.', 'fr'), 'Réduit le délai de 40 à 25 minutes');
  t.is(line('Reduje el plazo de 40 a 25 minutos.', 'es'), 'Reduje el plazo de 40 a 25 minutos');
});

test('a word that only names things is nobody’s deed, whatever its ending', (t) => {
  for (const text of [
    'Mis-sorted parcels from 17 to 3 a week with the coloured shelves.',
    'Missed visits from 30 to 12 a month.',
  ]) {
    t.is(story(text), text);
    t.is(line(text), text.replace(/\.$/u, ''));
  }
  t.is(story('Reduced errors from 17 to 3.'), 'I reduced errors from 17 to 3.');
  t.is(story('Moved the start from 9 to 10.'), 'I moved the start from 9 to 10.');
});

test('what was somebody’s own hands or opinion is not "the hands"; how somebody else felt is not cut off', (t) => {
  t.is(
    line('Delegated the whole stock count to Tom, and kept my hands off.'),
    'Delegated the whole stock count to Tom',
  );
  t.is(line('Held back my opinion in the planning round until everyone of the 12 had spoken.'), null);
  t.is(story('Wrote his first plan with him. He was so proud.'), 'I wrote his first plan with him. He was so proud.');
  t.is(
    story('Opened 12 beds, decided together with the team.'),
    'I opened 12 beds and decided together with the team.',
  );
});

test('one more beside another says so, where it tells of a deed', (t) => {
  const { en, de, fr } = TELLINGS;
  t.is(en.also('I cut the bill.'), 'I also cut the bill.');
  t.is(en.also('I was asked to lead it.'), 'I was also asked to lead it.');
  t.is(en.also('GCSE results: 83% passed.'), 'GCSE results: 83% passed.');
  t.is(de.also('Ich habe den Bogen überarbeitet.'), 'Außerdem habe ich den Bogen überarbeitet.');
  t.is(fr.also('J’ai formé deux collègues.'), 'J’ai formé deux collègues.');
});

import test from 'ava';
import { unsupportedIn } from '#application/documents/check-document.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import { TELLINGS } from '#infrastructure/builtin/documents/telling/tellings.ts';
import { tidySentences } from '#infrastructure/builtin/documents/telling/tidy.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';

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

test('a French CV has the result first, without who did it', (t) => {
  t.is(line('J’ai réduit le délai de 40 à 25 minutes.', 'fr'), 'Réduit le délai de 40 à 25 minutes');
  t.is(
    line('J’ai rédigé une liste de sortie. Les réadmissions sont passées de 11 à 4 par mois.', 'fr'),
    'Réadmissions passées de 11 à 4 par mois après avoir rédigé une liste de sortie',
  );
  t.is(
    line('J’ai changé le protocole de nuit : les chutes ont baissé de 9 à 3 par mois.', 'fr'),
    'Chutes en baisse : de 9 à 3 par mois après avoir changé le protocole de nuit',
  );
  t.is(
    line('J’ai réorganisé le planning et réduit les heures supplémentaires de 18 %.', 'fr'),
    'Réduit les heures supplémentaires de 18 % en réorganisant le planning',
  );
  t.is(line('Les ventes ont augmenté de 12 % cette année.', 'fr'), 'Ventes en hausse de 12 % cette année');
});

test('what a French team did is told as the team’s', (t) => {
  t.is(line('On a passé l’audit sans aucune remarque.', 'fr'), 'En équipe : passé l’audit sans aucune remarque');
  t.is(line('Nous avons réduit le délai de 40 à 25 minutes.', 'fr'), 'En équipe : réduit le délai de 40 à 25 minutes');
});

test('a Spanish CV has the result first', (t) => {
  t.is(line('Reduje el plazo de 40 a 25 minutos.', 'es'), 'Reduje el plazo de 40 a 25 minutos');
  t.is(
    line('Escribí una lista de alta. Los reingresos bajaron de 11 a 4 al mes.', 'es'),
    'Los reingresos bajaron de 11 a 4 al mes tras escribir una lista de alta',
  );
  t.is(
    line('Reorganicé los turnos y reduje las horas extra un 18 %.', 'es'),
    'Reduje las horas extra un 18 % reorganizando los turnos',
  );
  t.is(
    line('Cambié el protocolo de noche. Las caídas pasaron de 9 a 3 al mes.', 'es'),
    'Las caídas pasaron de 9 a 3 al mes tras cambiar el protocolo de noche',
  );
  t.is(line('Las ventas aumentaron un 12 % este año.', 'es'), 'Las ventas aumentaron un 12 % este año');
});

test('a verb whose forms are not known stays as it was written', (t) => {
  t.is(
    line('Vi el fallo en la bomba. Las alarmas bajaron de 9 a 3 al mes.', 'es'),
    'Vi el fallo en la bomba. Las alarmas bajaron de 9 a 3 al mes',
  );
});

test('what a line in French or Spanish puts first passes the check of documents', (t) => {
  const wins = [
    ['fr', 'J’ai rédigé une liste de sortie. Les réadmissions sont passées de 11 à 4 par mois.'],
    ['fr', 'J’ai changé le protocole de nuit : les chutes ont baissé de 9 à 3 par mois.'],
    ['fr', 'J’ai réorganisé le planning et réduit les heures supplémentaires de 18 %.'],
    ['es', 'Escribí una lista de alta. Los reingresos bajaron de 11 a 4 al mes.'],
    ['es', 'Reorganicé los turnos y reduje las horas extra un 18 %.'],
  ] as const;
  for (const [language, text] of wins) {
    const win = { id: '1', date: '2026-11-10', text, category: 'Process improvement', skills: [], language };
    const profile = { name: 'Ada Marsh', email: 'ada@example.org', phone: '', role: '', company: '' };
    const sources = { profile, facts: [], today: '2026-11-23', wins: [win] };
    const brief = { kind: 'cv', variant: '', prompt: '', company: '', role: '', jobDescription: '' } as const;
    const item = { text: line(text, language) ?? '', citations: [{ kind: 'win', id: '1' }] } as const;
    const document: WrittenDocument = {
      ...{ kind: 'cv', language, title: 'Ada Marsh', contact: [], notes: [] },
      blocks: [{ type: 'bullets', items: [item] }],
    };
    t.deepEqual(unsupportedIn(documentClaims, { document, brief, sources }), [], text);
  }
});

test('one more beside another says so, where it tells of a deed', (t) => {
  const { en, de, fr } = TELLINGS;
  t.is(en.also('I cut the bill.'), 'I also cut the bill.');
  t.is(en.also('I was asked to lead it.'), 'I was also asked to lead it.');
  t.is(en.also('GCSE results: 83% passed.'), 'GCSE results: 83% passed.');
  t.is(de.also('Ich habe den Bogen überarbeitet.'), 'Außerdem habe ich den Bogen überarbeitet.');
  t.is(fr.also('J’ai formé deux collègues.'), 'J’ai formé deux collègues.');
});

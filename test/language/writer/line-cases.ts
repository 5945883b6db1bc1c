/** A win, which kinds of thing its line takes up or does not, and what else stands in it. */
type LineCase = Readonly<{
  win: string;
  shows?: readonly string[];
  not?: readonly string[];
  has?: readonly string[];
}>;

export const linesInEnglish: readonly LineCase[] = [
  {
    win: "bad one. i approved a migration and it locked the table. drivers couldn't scan",
    shows: ['honest'],
    not: ['any'],
  },
  { win: "dad's not doing great, drove to Sudbury and back", shows: ['honest'], not: ['any'] },
  {
    win: 'Handover was 45 mins, now we are done in about 25.',
    has: ['From 45 to about 25 minutes', 'about 20 minutes less'],
  },
  { win: 'Ward audit: hand hygiene 96% (was 81% in April).', has: ['15 percentage points more'] },
  { win: 'UTIs down on our ward, 9 in the quarter before, 4 since we started.', has: ['From 9 to 4', '5 fewer'] },
  { win: 'Spotted that Mrs B was getting septic, NEWS went from 3 to 7, escalated.', shows: ['emergency'] },
  { win: 'Got promoted to team lead!!!', shows: ['promoted'] },
  { win: 'My daughter got promoted', not: ['promoted'] },
  { win: 'Signed the job offer today', shows: ['offer'] },
  { win: 'Passed my driving theory test', shows: ['passed'] },
  { win: 'My son passed his driving test', not: ['passed'], shows: ['family'] },
  { win: 'I did not pass my exam', not: ['passed'] },
  { win: 'Didn’t get the band 6 post. Asked for the written feedback.', shows: ['setback'] },
  { win: 'Didn’t get any complaints this week', not: ['setback'] },
  {
    win: 'Found two drug chart errors before they reached anybody. Pharmacy thanked me.',
    shows: ['caughtBefore'],
    has: ['“Pharmacy thanked me.”'],
  },
  { win: 'My boss thanked me for the report', shows: ['thanked'] },
  { win: 'Went live with no downtime', has: ['No downtime'] },
  { win: 'Shutdown finished two days early.', has: ['Two days early'] },
  { win: 'Did the eulogy for the funeral of an old friend', shows: ['grief'] },
  { win: 'Ran the ward on my own with two staff down', shows: ['short'] },
  { win: 'Presented to the board. My voice shook for the first two minutes.', shows: ['nervous'] },
  { win: 'nothing big, tidied the storeroom', has: ['othing big'] },
  { win: 'Sat with Mr H for an hour because he was frightened', shows: ['kind'] },
  { win: 'Taught Year 4 long division', shows: ['any'] },
  { win: 'Fixed the boiler in flat 3', shows: ['done'] },
  { win: 'Almost fixed the boiler', not: ['done'] },
  { win: 'Wrote the first page of the report', not: ['first'] },
  { win: 'Two staff off. Survived.', shows: ['short'] },
  { win: 'finished my IV competencies finally!!', shows: ['qualified'] },
  { win: '100 days sober', shows: ['sober'] },
];

export const linesInGerman: readonly LineCase[] = [
  {
    win: 'Ehrlich gesagt ein Scheißtag. Jasmin hat gekündigt und geht in die Klinik.',
    shows: ['honest'],
    not: ['any'],
  },
  { win: 'Die Übergabe dauerte 45 Minuten, jetzt sind es etwa 25.', has: ['Von 45 auf etwa 25 Minuten'] },
  { win: 'Bin zur Teamleiterin befördert worden!', shows: ['promoted'] },
  { win: 'Zusage für die Stelle bekommen', shows: ['offer'] },
  { win: 'Gesellenprüfung bestanden', shows: ['passed'] },
  { win: 'Mein Sohn hat die Führerscheinprüfung bestanden', not: ['passed'], shows: ['family'] },
  { win: 'Die Stelle leider nicht bekommen', shows: ['setback'] },
  { win: 'Den Fehler im Plan rechtzeitig gefunden', shows: ['caughtBefore'] },
  { win: 'Meine Chefin hat mich vor allen gelobt', shows: ['thanked'] },
  { win: 'Anlage umgebaut, kein einziger Ausfall', has: ['Kein einziger Ausfall'] },
  { win: 'Zwei Tage früher fertig als geplant', has: ['Zwei Tage früher'] },
  { win: 'Vor dem Vorstand präsentiert, war total nervös', shows: ['nervous'] },
  { win: 'Azubi an der Drehbank eingearbeitet', shows: ['any'] },
  { win: 'Den Kompressor repariert', shows: ['done'] },
  { win: 'Nichts Großes, nur das Lager aufgeräumt', has: ['ichts Großes'] },
  { win: 'Chef hat ja gesagt', not: ['joy'] },
  { win: 'Opa ist am Samstag gestorben. War heute trotzdem arbeiten.', shows: ['grief'] },
  { win: 'Ein Fehler in der Verteilung, hat Emir selber gesehen', not: ['caught'] },
];

export const linesInFrench: readonly LineCase[] = [
  { win: 'La relève prenait 45 minutes, maintenant environ 25.', has: ['De 45 à environ 25 minutes'] },
  { win: 'J’ai été promue chef d’équipe', shows: ['promoted'] },
  { win: 'J’ai eu mon permis', shows: ['passed'] },
  { win: 'Mon fils a eu son permis', not: ['passed'] },
  { win: 'Je n’ai pas eu le poste', shows: ['setback'] },
  { win: 'J’ai repéré l’erreur de dosage avant la distribution', shows: ['caughtBefore'] },
  { win: 'Ma cheffe m’a remerciée devant l’équipe', shows: ['thanked'] },
  { win: 'Livraison faite, aucune réclamation', has: ['Aucune réclamation'] },
  { win: 'Chantier fini deux jours d’avance', has: ['Deux jours d'] },
  { win: 'J’ai pris la parole en public, j’avais très peur', shows: ['nervous'] },
  { win: 'J’ai formé la nouvelle collègue', shows: ['any'] },
  { win: 'J’ai réparé la pompe', shows: ['done'] },
];

export const linesInSpanish: readonly LineCase[] = [
  { win: 'El cambio de turno duraba 45 minutos, ahora son unos 25.', has: ['De 45 a unos 25 minutos'] },
  { win: 'Me han ascendido a encargada', shows: ['promoted'] },
  { win: 'Aprobé el examen de conducir', shows: ['passed'] },
  { win: 'Mi hijo aprobó el examen', not: ['passed'] },
  { win: 'No me dieron el puesto', shows: ['setback'] },
  { win: 'Detecté el error de dosis antes de repartir la medicación', shows: ['caughtBefore'] },
  { win: 'Mi jefa me felicitó delante de todos', shows: ['thanked'] },
  { win: 'Obra entregada dos días antes de plazo', has: ['Dos días antes de plazo'] },
  { win: 'Mudanza hecha sin ningún problema', has: ['Sin ningún problema'] },
  { win: 'Hablé en público con muchos nervios', shows: ['nervous'] },
  { win: 'Formé a la nueva compañera', shows: ['any'] },
  { win: 'Reparé la bomba del pozo', shows: ['done'] },
];

import type { Phrasing } from './phrasing.ts';

/** Answers to a mail that numbers four wins. */
export const corrections: readonly Phrasing[] = [
  ['drop=2', 'Drop 2 please'],
  ['drop=2', "number two isn't really a win, remove it"],
  ['drop=2|drop=4', 'delete 2 and 4'],
  ['merge=1+2', '1 and 2 are the same thing, please merge them'],
  ['merge=3+4', 'Combine 3 with 4'],
  [
    'reword 1=Led the migration of 40 servers; no downtime',
    '1 should read: Led the migration of 40 servers; no downtime',
  ],
  [
    'reword 3=Trained two nurses; both passed; one leads a shift now',
    'Please change 3 to: Trained two nurses; both passed; one leads a shift now',
  ],
  ['add 2', '2 was together with Priya from finance'],
  ['add 1', 'Add to 1 that it was done two weeks early'],
  ['drop=3|reword 1=Cut build time to 9 minutes', 'drop 3; 1 should say: Cut build time to 9 minutes'],
  ['drop=2|merge=1+3', 'Drop 2 and merge 1 and 3.'],
  ['drop=4', 'The last one can go'],
  ['drop=1', '#1 is wrong, scrap it'],
  ['merge=1+2+3', 'merge 1, 2 and 3 into one'],
  ['reword 2=Sold 14 houses in May', 'Number 2 is not right, it should be "Sold 14 houses in May"'],
  ['drop=2', 'Streich bitte die 2'],
  ['drop=3', 'Nummer 3 kannst du löschen'],
  ['merge=1+2', '1 und 2 gehören zusammen, bitte zusammenfassen'],
  [
    'reword 1=Umzug von 40 Servern geleitet; kein Ausfall',
    '1 soll heißen: Umzug von 40 Servern geleitet; kein Ausfall',
  ],
  ['add 2', '2 war zusammen mit dem Nachtteam'],
  ['drop=2', "Supprimez le 2 s'il vous plaît"],
  ['merge=1+3', 'Fusionnez 1 et 3'],
  [
    'reword 2=Formé deux infirmières ; les deux ont réussi',
    'Le 2 devrait être : Formé deux infirmières ; les deux ont réussi',
  ],
  ['drop=1', "Le numéro 1 n'est pas une réussite, enlevez-le"],
  ['add 3', "Le 3, c'était avec l'équipe de nuit"],
  ['drop=3', 'Borra el 3 por favor'],
  ['merge=1+2', 'Une el 1 y el 2'],
  [
    'reword 1=Dirigí la migración de 40 servidores; sin cortes',
    'El 1 debería decir: Dirigí la migración de 40 servidores; sin cortes',
  ],
  ['drop=4', 'El número 4 sobra, quítalo'],
  ['add 2', 'El 2 fue junto con el equipo de noche'],
];

/** Company and role, where names hold the words of a request. */
export const letterWishes: readonly Phrasing[] = [
  ['Stop & Shop|cashier', 'Could you write me a cover letter for Stop & Shop, as a cashier?'],
  ['Nothing Technologies|designer', 'I need a cover letter for Nothing Technologies, role: designer'],
  ['Weekly Planner Inc|project manager', 'cover letter for Weekly Planner Inc as project manager please'],
  ['Monday.com|account executive', 'Please draft a cover letter to Monday.com for the account executive position.'],
  ['The Daily Mail|reporter', "I'm applying at The Daily Mail as a reporter, can you write the cover letter?"],
  ['Pause Studio|yoga teacher', 'A cover letter for the yoga teacher job at Pause Studio'],
  ['March & Sons|paralegal', 'cover letter: March & Sons, paralegal'],
  ['Change.org|campaigner', 'Write a cover letter for Change.org, position campaigner'],
  ['Next|store manager', "Can I have a cover letter for Next? I'd be store manager."],
  ['Target|shift lead', 'need a cover letter for target, shift lead'],
  ['Heute AG|Buchhalterin', 'Ich brauche ein Anschreiben für die Heute AG als Buchhalterin'],
  ['Ende & Partner|Steuerberater', 'Bitte ein Anschreiben für Ende & Partner, Stelle: Steuerberater'],
  ['Die Zeit|Redakteurin', 'Schreib mir bitte ein Bewerbungsschreiben an Die Zeit als Redakteurin'],
  ['Gut Freitag|Koch', 'Anschreiben für Gut Freitag als Koch bitte'],
  ['Rien SA|comptable', "J'aurais besoin d'une lettre de motivation pour Rien SA, poste de comptable"],
  ["Aujourd'hui en France|journaliste", "Une lettre de motivation pour Aujourd'hui en France comme journaliste, merci"],
  ['Lundi Matin|serveuse', 'Lettre de motivation pour Lundi Matin, en tant que serveuse'],
  ['Nada Digital|diseñadora', 'Necesito una carta de presentación para Nada Digital como diseñadora'],
  ['Mañana S.L.|contable', 'Una carta de presentación para Mañana S.L., puesto de contable'],
  ['Hoy Viajes|agente', '¿Me escribes una carta de presentación para Hoy Viajes como agente?'],
];

import test from 'ava';
import { pauseDetails } from '#language/reader/details/pause-details.ts';
import { periodDetails } from '#language/reader/details/period-details.ts';
import { scheduleDetails } from '#language/reader/details/schedule-details.ts';

type Rows = readonly (readonly [words: string, meant: string])[];
const TODAY = '2026-11-23';
const HOURS: Rows = [
  ['check-ins at half past eight please', '08:30'],
  ['send them at half eight', '08:30'],
  ['bitte um halb neun', '08:30'],
  ['bitte um halb neun abends', '20:30'],
  ['um viertel nach acht', '08:15'],
  ['um viertel vor neun', '08:45'],
  ['um dreiviertel neun', '08:45'],
  ['à huit heures et demie', '08:30'],
  ['à 8h30', '08:30'],
  ['à 20 h 30', '20:30'],
  ['à huit heures et quart', '08:15'],
  ['à neuf heures moins le quart', '08:45'],
  ['à 9 heures du soir', '21:00'],
  ['à 9h du soir', '21:00'],
  ['à midi et demi', '12:30'],
  ['a las ocho y media', '08:30'],
  ['a las ocho y cuarto', '08:15'],
  ['a las nueve menos cuarto', '08:45'],
  ['a las 9 de la noche', '21:00'],
  ['a las nueve de la noche', '21:00'],
  ['a las 7 de la mañana', '07:00'],
  ['a las 8 de la tarde', '20:00'],
  ['a las 20:30', '20:30'],
  ['at 9 in the evening', '21:00'],
  ['at nine in the evening', '21:00'],
  ['at quarter to nine', '08:45'],
  ['at 7 in the morning', '07:00'],
  ['um 9 Uhr abends', '21:00'],
  ['um 7 Uhr morgens', '07:00'],
  ['um 20 Uhr', '20:00'],
  ['um neun Uhr abends', '21:00'],
  ["at 9 o'clock at night", '21:00'],
  ['à sept heures du matin', '07:00'],
  ['um halb 7 in der Früh', '06:30'],
  ['a las 21h', '21:00'],
  ['a las siete y media de la tarde', '19:30'],
  ['um 18 Uhr 30', '18:30'],
  ['à 18 heures 30', '18:30'],
  ['a las 8 y media', '08:30'],
  ['um halb 9', '08:30'],
  ['half 8 in the evening', '20:30'],
];
const DAYS: Rows = [
  ['no more Mondays', 'w1'],
  ['not on Fridays', 'w5'],
  ["le lundi c'est mort pour moi", 'w1'],
  ['kein Montag mehr', 'w1'],
  ['montags bitte nicht mehr', 'w1'],
  ['plus le lundi', 'w1'],
  ['pas le vendredi', 'w5'],
  ['los lunes no', 'w1'],
  ['nada los viernes', 'w5'],
  ['freitags nicht', 'w5'],
  ['pas de mail le mercredi', 'w3'],
  ['Mondays are dead for me', 'w1'],
  ['Montags geht bei mir gar nicht', 'w1'],
  ['los lunes me viene fatal', 'w1'],
  ["vendredi, c'est impossible pour moi", 'w5'],
  ['everything but Wednesdays', 'w3'],
  ['any day except Sunday', 'w0'],
  ['jeden Tag außer Sonntag', 'w0'],
  ['tous les jours sauf le dimanche', 'w0'],
  ['todos los días menos el domingo', 'w0'],
  ['every other week', 'e2'],
  ['alle zwei Wochen', 'e2'],
  ['une semaine sur deux', 'e2'],
  ['cada dos semanas', 'e2'],
  ['every second Tuesday', 'd2e2'],
  ['jeden zweiten Dienstag', 'd2e2'],
  ['un mardi sur deux', 'd2e2'],
  ['martes alternos', 'd2e2'],
  ['un lunes sí y otro no', 'd1e2'],
  ['toutes les deux semaines', 'e2'],
  ['14-tägig', 'e2'],
  ['fortnightly', 'e2'],
  ['semana sí, semana no', 'e2'],
  ['Mon, Wed and Fri', 'd1,3,5'],
  ['montags, mittwochs und freitags', 'd1,3,5'],
  ['lundi, mercredi et vendredi', 'd1,3,5'],
  ['lunes, miércoles y viernes', 'd1,3,5'],
  ['Tuesdays and Thursdays', 'd2,4'],
  ['from Monday to Thursday', 'd1,2,3,4'],
  ['von Montag bis Donnerstag', 'd1,2,3,4'],
  ['du lundi au jeudi', 'd1,2,3,4'],
  ['de lunes a jueves', 'd1,2,3,4'],
];
const PERIODS: Rows = [
  ['how was Q3?', 'quarter 2026-07-01'],
  ['wie war das dritte Quartal?', 'quarter 2026-07-01'],
  ['Wie lief Q2?', 'quarter 2026-04-01'],
  ['comment était le deuxième trimestre ?', 'quarter 2026-04-01'],
  ['comment était le T3 ?', 'quarter 2026-07-01'],
  ['cómo fue el tercer trimestre', 'quarter 2026-07-01'],
  ['last quarter', 'quarter prev'],
  ['letztes Quartal', 'quarter prev'],
  ['le trimestre dernier', 'quarter prev'],
  ['el trimestre pasado', 'quarter prev'],
  ['what did I do in March?', 'month 2026-03-01'],
  ['Was habe ich im März gemacht?', 'month 2026-03-01'],
  ["qu'est-ce que j'ai fait en mars ?", 'month 2026-03-01'],
  ['¿qué hice en marzo?', 'month 2026-03-01'],
  ['en août', 'month 2026-08-01'],
  ['in December', 'month 2025-12-01'],
  ['since January', 'since 2026-01-01'],
  ['seit Januar', 'since 2026-01-01'],
  ['depuis janvier', 'since 2026-01-01'],
  ['desde enero', 'since 2026-01-01'],
  ['depuis le 1er mars', 'since 2026-03-01'],
  ['since May 3', 'since 2026-05-03'],
  ['seit dem 3. Mai', 'since 2026-05-03'],
  ['desde el 3 de mayo', 'since 2026-05-03'],
  ["depuis le début de l'année", 'since 2026-01-01'],
  ['seit Anfang des Jahres', 'since 2026-01-01'],
  ['desde principios de año', 'since 2026-01-01'],
  ['since the summer', 'since 2026-06-01'],
  ['seit dem Sommer', 'since 2026-06-01'],
  ["depuis l'été", 'since 2026-06-01'],
  ['desde el verano', 'since 2026-06-01'],
  ['since last month', 'since 2026-10-01'],
  ['depuis le mois dernier', 'since 2026-10-01'],
  ['desde el mes pasado', 'since 2026-10-01'],
  ['seit letztem Monat', 'since 2026-10-01'],
  ['depuis lundi', 'since 2026-11-23'],
  ['seit September', 'since 2026-09-01'],
  ['since September 1st', 'since 2026-09-01'],
  ['depuis le 1er septembre', 'since 2026-09-01'],
  ['cette année', 'year'],
  ['este año', 'year'],
  ['im letzten Jahr', 'year prev'],
  ["l'année dernière", 'year prev'],
  ['el año pasado', 'year prev'],
  ['la semaine dernière', 'week prev'],
  ['letzte Woche', 'week prev'],
  ['la semana pasada', 'week prev'],
];
const ENDS: Rows = [
  ['pause until December 1', '2026-12-01'],
  ['Pause bis 1. Dezember', '2026-12-01'],
  ["pause jusqu'au 1er décembre", '2026-12-01'],
  ['pausa hasta el 1 de diciembre', '2026-12-01'],
  ["pause jusqu'à lundi", '2026-11-30'],
  ['bis Montag Pause', '2026-11-30'],
  ['hasta el lunes', '2026-11-30'],
  ['until the 20th of December', '2026-12-20'],
  ["jusqu'au 15", '2026-12-15'],
  ['bis zum 15.', '2026-12-15'],
  ['hasta el 15', '2026-12-15'],
  ['for two weeks', '2026-12-07'],
  ['zwei Wochen Pause', '2026-12-07'],
  ['pendant deux semaines', '2026-12-07'],
  ['durante dos semanas', '2026-12-07'],
  ['bis Ende Januar', '2027-02-01'],
  ["jusqu'à fin janvier", '2027-02-01'],
  ['hasta finales de enero', '2027-02-01'],
  ["jusqu'à la fin du mois", '2026-12-01'],
  ['bis Ende des Monats', '2026-12-01'],
  ['hasta fin de mes', '2026-12-01'],
  ["jusqu'à l'année prochaine", '2027-01-01'],
  ['bis nächstes Jahr', '2027-01-01'],
  ['hasta el año que viene', '2027-01-01'],
  ['until mid January', '2027-01-15'],
  ['bis Mitte Januar', '2027-01-15'],
  ['jusqu’au 6 janvier', '2027-01-06'],
  ['hasta el 6 de enero', '2027-01-06'],
  ['bis nach Weihnachten', '2026-12-27'],
  ["jusqu'après Noël", '2026-12-27'],
  ['hasta después de Navidad', '2026-12-27'],
  ["jusqu'à la semaine prochaine", '2026-11-30'],
  ['bis nächste Woche', '2026-11-30'],
  ['hasta la próxima semana', '2026-11-30'],
  ['until next Wednesday', '2026-12-02'],
  ["jusqu'à mercredi prochain", '2026-11-25'],
  ['bis nächsten Mittwoch', '2026-11-25'],
  ['hasta el próximo miércoles', '2026-11-25'],
  ['für einen Monat', '2026-12-23'],
  ['pour un mois', '2026-12-23'],
  ['por un mes', '2026-12-23'],
  ['bis morgen', '2026-11-24'],
  ["jusqu'à demain", '2026-11-24'],
  ['hasta mañana', '2026-11-24'],
  ['bis Februar', '2027-02-01'],
  ["jusqu'en février", '2027-02-01'],
  ['hasta febrero', '2027-02-01'],
  ['pausa del jueves al 20 de abril', '2027-04-21'],
];

const daysSaid = (words: string): string => {
  const {
    weekday,
    weekdays: days = weekday === undefined ? undefined : [weekday],
    withoutWeekdays: without,
    weekInterval: every,
  } = scheduleDetails(words);
  return `${without ? `w${without.join()}` : ''}${days ? `d${days.join()}` : ''}${every === 2 ? 'e2' : ''}`;
};

const periodSaid = (words: string): string => {
  const { period, periodDate: of, previous } = periodDetails(words, TODAY);
  return [period, of, previous && 'prev'].filter(Boolean).join(' ');
};

const said = (name: string, rows: Rows, read: (words: string) => string | undefined) => {
  for (const [words, meant] of rows) test(`${name}: ${words}`, (t) => void t.is(read(words), meant));
};

said('an hour', HOURS, (words) => scheduleDetails(words).clockTime);
said('days', DAYS, daysSaid);
said('a time to look back on', PERIODS, periodSaid);
said('the end of a pause', ENDS, (words) => pauseDetails(words, TODAY).until);

test('“c’est” names no zone, whatever it stands beside', (t) => {
  for (const words of ["le lundi c'est mort pour moi", 'c’est mieux à 9h', "qu'est-ce que c'est"])
    t.is(scheduleDetails(words).zone, undefined);
  t.is(scheduleDetails('8am EST please').zone, 'America/New_York');
});

test('earlier and later are counted from the hour there is', (t) => {
  const shift = (words: string) => scheduleDetails(words).shiftMinutes;
  t.deepEqual(['earlier please', 'bitte früher', 'plus tôt', 'más temprano'].map(shift), [-60, -60, -60, -60]);
  t.deepEqual(
    ['later', 'eine halbe Stunde später', 'deux heures plus tard', 'más tarde'].map(shift),
    [60, 30, 120, 60],
  );
  t.is(scheduleDetails('at 9 please, not later').shiftMinutes, undefined);
});

import test from 'ava';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import { scheduleDetails } from '#language/reader/details/schedule-details.ts';
import { leavesDoubt } from '#language/reader/details/schedule-doubts.ts';
import { interpret } from '#language/reader/interpret.ts';

const changedBy = (words: string) =>
  interpret(words, '2026-11-23').requests.filter((request) => request.certain && changesSomething(request));

/** By a writer who had not read the rules, of one's own days and hours. */
const TOLD = [
  'Montags und donnerstags leite ich jetzt die Frühschicht',
  'stopped doing Sundays. wife is pleased',
  'mot list empty by thursday',
  'facture envoyée un lundi pour une fois',
  'pas là vendredi, dentiste',
  'Me he dado los lunes libres, y se puede',
  'yo ahora martes y viernes hago dos edificio y acabo antes',
];

for (const words of TOLD)
  test(`who tells of their days has nothing changed unasked: ${words}`, (t) => t.deepEqual(changedBy(words), []));

const WISHED = [
  'Mon, Wed and Fri at 18:00',
  'no more Mondays',
  'Jede zweite Woche würde mir völlig reichen.',
  'lundi, mercredi et vendredi ça serait top pour moi',
  'Los viernes no me manden nada, es día de release.',
];

for (const words of WISHED)
  test(`who names days to us, and asks or says no more, has them: ${words}`, (t) =>
    t.deepEqual(
      changedBy(words).map(({ kind }) => kind),
      ['change-schedule'],
    ));

/** Days that are wished, refused or told of, where what was heard may be the opposite. */
const DOUBTFUL = [
  'Am Wochenende bitte kei Mails me, und d Heizig lauft wieder',
  'pu le dimanche stp, c’est mon jour de congé',
  'can you make it every day? I forget things by the weekend',
  'Ich hab im Keller kein Netz, schickt es sonntags',
  'schickt es bitte mittwochs später am Abend',
];

for (const words of DOUBTFUL)
  test(`what may mean the opposite is asked about: ${words}`, (t) => {
    t.true(leavesDoubt(words, scheduleDetails(words)));
    t.deepEqual(changedBy(words), []);
  });

test('an island whose name begins like a city is not that city', (t) => {
  t.is(scheduleDetails('use La Palma time please').zone, 'Atlantic/Canary');
});

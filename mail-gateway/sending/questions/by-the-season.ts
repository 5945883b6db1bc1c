import type { Season } from '#domain/schedule/season.ts';
import type { InLanguages } from '../words/in-languages.ts';
import type { SamePlaces } from './same-places.ts';

/** In the seasons of a review year. Half of the world has its summer in January: nothing here speaks of weather. */
const bySeason = {
  start: [
    'What did you get good at last year that helps you now?',
    'What from last year would you like to do more of?',
    'What have you already set going this year?',
    'Which win of last year would you bring up first in a review?',
    'What are you doing differently this year, and how is it going?',
    'What was the first thing to go well this year?',
    'Which of your skills is getting stronger this year?',
    'What did last year teach you that you have used since?',
  ],
  'mid-year': [
    'Looking at the year so far: what are you proudest of?',
    'What have you done this year that was in no plan, and was right?',
    'Which goal of this year has come closer, and how?',
    'What can you do now that you could not do in January?',
    'What would you put first in a mid-year review?',
    'Who has gained most from your work this year, and what?',
    'What has changed around you this year because of you?',
    'Which result of this half-year can you put a number on?',
  ],
  autumn: [
    'What are you bringing to a good end before the year closes?',
    'Which project of this year has most of you in it?',
    'What would be missing this year without you?',
    'Which result of this year can you put a number on?',
    'What have others said about your work this year?',
    'Where have you taken on more this year than before?',
    'Which work of this year would you show to whoever decides on your pay?',
    'What did you get going this year that now runs without you?',
  ],
  'year-end': [
    'What must not be missing from your review of this year?',
    'What was your best month this year, and why?',
    'Which win of this year are you proudest of?',
    'What can you do now that you could not do a year ago?',
    'Who would thank you for this year, and for what?',
    'What did this year ask of you that you had never done before?',
    'What have you changed for good this year?',
    'What did you carry through this year, from start to end?',
  ],
} as const satisfies Readonly<Record<Season, readonly string[]>>;

type Seasons = { readonly [Kind in Season]: SamePlaces<(typeof bySeason)[Kind]> };

const german: Seasons = {
  start: [
    'Worin bist du letztes Jahr gut geworden, das dir jetzt hilft?',
    'Wovon aus dem letzten Jahr möchtest du mehr tun?',
    'Was hast du dieses Jahr schon auf den Weg gebracht?',
    'Welchen Erfolg des letzten Jahres würdest du in einem Mitarbeitergespräch zuerst nennen?',
    'Was machst du dieses Jahr anders, und wie läuft es?',
    'Was war das Erste, das dieses Jahr gut lief?',
    'Was kannst du dieses Jahr immer besser?',
    'Was hat dich das letzte Jahr gelehrt, das du seitdem gebraucht hast?',
  ],
  'mid-year': [
    'Wenn du auf das Jahr bis jetzt schaust: Worauf bist du am meisten stolz?',
    'Was hast du dieses Jahr getan, das in keinem Plan stand und richtig war?',
    'Welchem Ziel dieses Jahres bist du nähergekommen, und wie?',
    'Was kannst du jetzt, das du im Januar noch nicht konntest?',
    'Was würdest du in einem Halbjahresgespräch an den Anfang stellen?',
    'Wer hat dieses Jahr am meisten von deiner Arbeit gehabt, und was?',
    'Was hat sich dieses Jahr durch dich um dich herum verändert?',
    'Welches Ergebnis dieses Halbjahres kannst du mit einer Zahl belegen?',
  ],
  autumn: [
    'Was bringst du noch zu einem guten Ende, bevor das Jahr schließt?',
    'In welchem Projekt dieses Jahres steckt am meisten von dir?',
    'Was würde diesem Jahr ohne dich fehlen?',
    'Welches Ergebnis dieses Jahres kannst du mit einer Zahl belegen?',
    'Was haben andere dieses Jahr über deine Arbeit gesagt?',
    'Wo hast du dieses Jahr mehr übernommen als früher?',
    'Welche Arbeit dieses Jahres würdest du denen zeigen, die über dein Gehalt entscheiden?',
    'Was hast du dieses Jahr in Gang gebracht, das jetzt ohne dich läuft?',
  ],
  'year-end': [
    'Was darf in deinem Rückblick auf dieses Jahr nicht fehlen?',
    'Was war dieses Jahr dein bester Monat, und warum?',
    'Auf welchen Erfolg dieses Jahres bist du am meisten stolz?',
    'Was kannst du jetzt, das du vor einem Jahr noch nicht konntest?',
    'Wer würde dir für dieses Jahr danken, und wofür?',
    'Was hat dieses Jahr von dir verlangt, das du noch nie getan hattest?',
    'Was hast du dieses Jahr für immer verändert?',
    'Was hast du dieses Jahr von Anfang bis Ende durchgezogen?',
  ],
};

const french: Seasons = {
  start: [
    'En quoi avez-vous progressé l’an dernier qui vous aide maintenant ?',
    'De quoi, dans l’année passée, aimeriez-vous faire davantage ?',
    'Qu’avez-vous déjà lancé cette année ?',
    'Quelle réussite de l’an dernier citeriez-vous en premier dans un entretien annuel ?',
    'Que faites-vous autrement cette année, et comment cela se passe-t-il ?',
    'Quelle a été la première chose à bien se passer cette année ?',
    'Laquelle de vos compétences grandit cette année ?',
    'Que vous a appris l’an dernier que vous avez utilisé depuis ?',
  ],
  'mid-year': [
    'En regardant l’année jusqu’ici : quelle est votre plus grande fierté ?',
    'Qu’avez-vous fait cette année qui n’était dans aucun plan, et qui était juste ?',
    'Quel objectif de cette année est devenu plus proche, et comment ?',
    'Que savez-vous faire maintenant que vous ne saviez pas faire en janvier ?',
    'Que mettriez-vous en tête d’un bilan de mi-année ?',
    'Qui a le plus profité de votre travail cette année, et de quoi ?',
    'Qu’est-ce qui a changé autour de vous cette année grâce à vous ?',
    'Quel résultat de ce semestre pouvez-vous chiffrer ?',
  ],
  autumn: [
    'Que menez-vous à bonne fin avant que l’année se termine ?',
    'Dans quel projet de cette année avez-vous mis le plus de vous ?',
    'Que manquerait-il à cette année sans vous ?',
    'Quel résultat de cette année pouvez-vous chiffrer ?',
    'Qu’a-t-on dit de votre travail cette année ?',
    'Où avez-vous pris plus de responsabilités cette année ?',
    'Quel travail de cette année montreriez-vous à qui décide de votre salaire ?',
    'Qu’avez-vous mis en route cette année qui tourne maintenant sans vous ?',
  ],
  'year-end': [
    'Qu’est-ce qui ne doit pas manquer dans votre bilan de l’année ?',
    'Quel a été votre meilleur mois cette année, et pourquoi ?',
    'Quelle réussite de cette année est votre plus grande fierté ?',
    'Que savez-vous faire maintenant que vous ne saviez pas faire il y a un an ?',
    'Qui vous remercierait pour cette année, et de quoi ?',
    'Que vous a demandé cette année que vous n’aviez jamais fait ?',
    'Qu’avez-vous changé pour de bon cette année ?',
    'Qu’avez-vous mené cette année du début à la fin ?',
  ],
};

const spanish: Seasons = {
  start: [
    '¿En qué mejoraste el año pasado que ahora te ayuda?',
    '¿De qué cosa del año pasado te gustaría hacer más?',
    '¿Qué has puesto ya en marcha este año?',
    '¿Qué logro del año pasado mencionarías primero en una evaluación?',
    '¿Qué haces diferente este año, y qué tal va?',
    '¿Qué fue lo primero que salió bien este año?',
    '¿Cuál de tus habilidades está creciendo este año?',
    '¿Qué te enseñó el año pasado que has usado desde entonces?',
  ],
  'mid-year': [
    'Mirando el año hasta ahora: ¿de qué sientes más orgullo?',
    '¿Qué has hecho este año que no estaba en ningún plan, y fue lo correcto?',
    '¿Qué objetivo de este año está más cerca, y cómo?',
    '¿Qué sabes hacer ahora que en enero no sabías?',
    '¿Qué pondrías primero en una evaluación de mitad de año?',
    '¿Quién ha ganado más con tu trabajo este año, y qué?',
    '¿Qué ha cambiado a tu alrededor este año gracias a ti?',
    '¿Qué resultado de este semestre puedes decir con un número?',
  ],
  autumn: [
    '¿Qué estás llevando a buen fin antes de que acabe el año?',
    '¿En qué proyecto de este año hay más de ti?',
    '¿Qué le faltaría a este año sin ti?',
    '¿Qué resultado de este año puedes decir con un número?',
    '¿Qué han dicho otros de tu trabajo este año?',
    '¿Dónde has asumido más este año que antes?',
    '¿Qué trabajo de este año le mostrarías a quien decide tu sueldo?',
    '¿Qué pusiste en marcha este año que ahora funciona sin ti?',
  ],
  'year-end': [
    '¿Qué no puede faltar en tu balance de este año?',
    '¿Cuál fue tu mejor mes de este año, y por qué?',
    '¿De qué logro de este año sientes más orgullo?',
    '¿Qué sabes hacer ahora que hace un año no sabías?',
    '¿Quién te daría las gracias por este año, y por qué?',
    '¿Qué te pidió este año que nunca habías hecho?',
    '¿Qué has cambiado para siempre este año?',
    '¿Qué has llevado este año de principio a fin?',
  ],
};

export const seasonsIn: InLanguages<Seasons> = { en: bySeason, de: german, fr: french, es: spanish };

import test from 'ava';
import { isCrisisByRules } from '#mail-gateway/reading/hard-days/hear-hard-day.ts';
import { readText } from '#mail-gateway/reading/read-words.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { PHRASINGS } from '../../training/train.ts';

const toneOf = (words: string): string => {
  const read = readText(words, { asked: null, today: '2026-11-22' });
  return read.kind === 'understood' ? read.tone : read.kind;
};

/** What is said of a hand that is shaken, of a turn, of a cold, of sauces, beasts and laughter. */
const FIGURES = [
  'Foreman shook my hand and he does not shake nobody’s hand.',
  'Er hat mir die Hand geschüttelt und nicht mehr losgelassen. Er fängt am Montag bei einer Gärtnerei an.',
  'Elle m’a tenu la main jusqu’à Lille, et à l’arrivée elle souriait.',
  'La hermana me agarró la mano y me dio las gracias.',
  'Hoy me tocó el turno de noche y salió bien.',
  'Hoy una pasajera me dijo que soy el chofer más amable que le tocó',
  'Me tocó presentar el informe y gustó mucho.',
  'Mi hijo me pegó el catarro pero terminé el informe.',
  'Los peques me pegaron la gripe, pero ya estoy como nueva y de vuelta en clase.',
  'Hoy no se me ha cortado la mahonesa ni una vez.',
  'Cuando me dijo gracias con la voz toda rota me quise morir de la emoción.',
  'Der Papagei von Frau Seidl hat mich gebissen und sich entschuldigt.',
  'Ich habe den Chef geschlagen, 6:3 im Tennis.',
  'Für die Käsespätzle von Kollegin Uschi könnte ich sterben.',
  'Put all my papers in order for the tax return, three years of it.',
  'If I delete one win by mistake can it come back or is it gone forever?',
  'Le voisin m’a donné un coup de main pour rentrer le foin avant l’orage.',
  'Deux heures au téléphone avec un monsieur qui voulait en finir. Ce matin il était en sécurité.',
  'Je ne souhaite plus être débitée, mettez fin à la formule payante.',
  '60 days without hurting myself. My counsellor gave me a sticker.',
];

for (const words of FIGURES)
  test(`it sounds like a crisis, and is none: ${words}`, (t) => {
    t.false(isCrisisByRules(words));
    t.not(toneOf(words), 'crisis');
  });

/** The same words where they mean what they say. */
const MEANT = [
  'He shook me and slapped me again last night.',
  'Er hat mich geschüttelt und geschlagen.',
  'Mi jefe me tocó la pierna debajo de la mesa.',
  'Un tío en el metro me tocó el culo y nadie hizo nada.',
  'Mi marido me pegó anoche otra vez.',
  'Mi marido me pegó una paliza.',
  'Me quiero morir, no aguanto más.',
  'Mein Mann hat mich gebissen und getreten.',
  'Ich will sterben.',
  'Il m’a mis un coup de poing hier soir.',
  'Je veux en finir.',
  '60 days without hurting myself, but tonight I did it again.',
  'Mon fils qui veut mourir ne sort plus de sa chambre.',
  'I am the one who wants to die.',
  'Ich kann ganz weg, niemand merkt es, ich will nicht mehr leben.',
  'Lost it all at poker. I want to end it.',
  'Please close my account, I want to end my life.',
];

/** What is harmless beside it makes it no less. */
const BESIDE = [
  'I finished the first aid training today with full marks. Tonight my wife is threatening to stab me and I’ve locked myself in the bathroom.',
  'We closed the biggest client ever today haha. I’m up on the roof right now and I want to jump.',
  'My dad beats me when I come home late from tennis. I’m fourteen and I’m afraid to go back in.',
  'lol I can’t even cry any more, I just want to die and I’ve got the pills here in front of me.',
  'Beim Pokern gewonnen lol und trotzdem steh ich jetzt auf der Brücke und will springen.',
  'Ich bin Lehrer, meine Schüler mögen mich, und trotzdem plane ich seit Wochen meinen Selbstmord.',
  'Wir haben den Kunden gewonnen, und ich überlege, ob ich mich heute noch vor den Zug werfe.',
  'On a gagné le gros contrat au travail, tout le monde a applaudi, et moi je ne pensais qu’à m’ôter la vie.',
  'Une cliente a été adorable avec moi, mais j’ai quand même prévu de me suicider vendredi.',
  'Ganamos el contrato grande en el trabajo y todos aplaudieron, y yo solo pensaba en quitarme la vida.',
  'Soy médica, atendí a treinta pacientes y lo único que pienso es en suicidarme.',
  'El taller estuvo bien y mi jefe me llevó a casa, y en el coche me violó.',
];

for (const words of BESIDE)
  test(`a crisis is one whatever harmless words stand beside it: ${words}`, (t) => {
    t.true(isCrisisByRules(words));
  });

for (const words of MEANT)
  test(`the same words, meant as they are said: ${words}`, (t) => {
    t.is(toneOf(words), 'crisis');
  });

for (const name of ['known', 'unseen'])
  test(`of idioms that a stranger wrote, ${name}, next to none is answered as a crisis`, (t) => {
    const idioms = messagesIn(PHRASINGS, (file) => file === `idioms-${name}.jsonl`).map(textOf);
    const misheard = idioms.filter((words) => toneOf(words) === 'crisis');
    t.log(`${name}: ${misheard.length} of ${idioms.length}`);
    t.true(idioms.length > 100 && misheard.length <= idioms.length * 0.03);
  });

for (const [name, least] of [
  ['known', 0.97],
  ['unseen', 0.76],
] as const)
  test(`of crises that strangers wrote beside harmless words, ${name}, as many are heard as were`, (t) => {
    const crises = messagesIn(PHRASINGS, (file) => file === `crises-${name}.jsonl`).map(textOf);
    const heard = crises.filter((words) => toneOf(words) === 'crisis');
    t.log(`${name}: ${heard.length} of ${crises.length}`);
    t.true(crises.length > 100 && heard.length >= crises.length * least);
  });

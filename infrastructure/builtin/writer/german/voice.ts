import type { Change } from '../change.ts';
import type { Lines, Voice } from '../voice.ts';
import { about, done } from './openings.ts';

const plural: Readonly<Record<string, string>> = {
  minuten: 'Minuten',
  minute: 'Minuten',
  stunden: 'Stunden',
  sekunden: 'Sekunden',
  tage: 'Tage',
  tagen: 'Tage',
  wochen: 'Wochen',
  monate: 'Monate',
  monaten: 'Monate',
  prozent: 'Punkte',
  '%': 'Punkte',
  euro: 'Euro',
};

const change = ({ difference, unit, down, kind }: Change, rhythm: string | null): Lines => {
  const known = plural[unit] ?? (kind === 'money' ? '' : 'Punkte');
  const much = kind === 'count' ? difference : `${difference} ${known}`.trim();
  const often = rhythm && kind === 'time' ? ` ${rhythm}` : '';
  const way = down ? 'weniger' : 'mehr';
  return [
    `Ein klares Ergebnis mit einer Zahl: ${much} ${way}${often}.`,
    `Vorher und nachher stehen beide da: ${much} ${way}${often}.`,
  ];
};

export const german: Voice = {
  keepsCapital: () => true,
  change,
  done,
  about,
  figure: (figure) => [
    `Mit einer Zahl, an die man sich halten kann: ${figure}.`,
    `Auch die Zahl steht dabei: ${figure}.`,
  ],
  how: () => ['Auch der Weg dorthin steht da.', 'Wie es gelang, ist gesagt, und so lässt es sich wiederholen.'],
  forWhom: () => ['Es ist auch gesagt, wem es hilft.', 'Wem es zugutekommt, steht dabei.'],
  outcomes: {
    grief: [],
    assent: ['Am Ende stand ein Ja.', 'Die Zustimmung macht daraus ein Ergebnis.'],
    thanks: ['Was von anderen zurückkam, gehört dazu.', 'Dass es bemerkt wurde, ist Teil des Erfolgs.'],
    independent: [
      'Man sieht es an dem, was andere jetzt allein können.',
      'Dass es ohne Hilfe weitergeht, ist der beste Beweis.',
    ],
    punctual: ['Dass es rechtzeitig war, gehört zum Ergebnis.', 'Auch der Zeitpunkt zählt.'],
    first: ['Ein erstes Mal verdient einen Vermerk.', 'Dass es das erste Mal war, macht es zu einem Meilenstein.'],
    hard: ['Leicht war es nicht, und das darf dastehen.', 'Die Umstände sprachen dagegen, und es gelang trotzdem.'],
    alone: ['Ganz allein, und das darf gesagt sein.'],
    flawless: ['Nichts ging schief, und das kommt selten von selbst.', 'Ein sauberes Ergebnis.'],
  },
  dated: ['Ergebnis und Tag sind genannt, das hilft im nächsten Gespräch.'],
  skills: () => [],
  askResult: {
    Delivery: ['Was hat dabei geholfen?', 'Was wird dadurch möglich?'],
    'Process improvement': ['Wie viel Zeit spart es?', 'Wie war es vorher?'],
    'Problem solving': ['Was war die Ursache?', 'Wie lange gab es das Problem schon?'],
    People: ['Was können sie jetzt, was vorher nicht ging?', 'Was hat das Team davon?'],
    Leadership: ['Was hat das Team davon?', 'Was hat sich danach geändert?'],
    Communication: ['Wie kam es an?', 'Was ist daraus geworden?'],
    Customers: ['Was haben sie danach gesagt?', 'Was war es ihnen wert?'],
    Sales: ['Was hat den Ausschlag gegeben?', 'Was ist es wert, in einer Zahl?'],
    'Quality and safety': ['Was hätte sonst schiefgehen können?', 'Was ist dadurch sicherer?'],
    Care: ['Wie geht es jetzt?', 'Was hat den Unterschied gemacht?'],
    Teaching: ['Woran war zu merken, dass es ankam?', 'Was nehmen sie daraus mit?'],
    Research: ['Was hat sich gezeigt?', 'Welche Frage stellt sich als Nächstes?'],
    Learning: ['Wo kommt es zuerst zum Einsatz?', 'Was war daran am schwersten?'],
    Creativity: ['Wer hat es schon gesehen?', 'Was daran macht am meisten Freude?'],
    Organisation: ['Wer hat es jetzt leichter?', 'Was läuft dadurch besser?'],
    Other: ['Was hat sich dadurch geändert?', 'Was davon soll in Erinnerung bleiben?'],
  },
  askGain: ['Was hat das Team davon?', 'Wer spürt den Unterschied?'],
  askHow: ['Wie ist es gelungen?', 'Was war der entscheidende Schritt?'],
  grief: {
    first: ['Das ist schwer.', 'Manche Tage verlangen viel.'],
    second: ['Es aufzuschreiben ist genug für heute.', 'Nicht alles muss ein Ergebnis werden.'],
  },
  wordless: ['Hier stehen noch keine Worte. Eine Zeile darüber, was heute gelang, genügt.'],
  unread: ['Genau so aufbewahrt, wie es geschrieben wurde. Die Sprache lässt sich hier noch nicht lesen.'],
};

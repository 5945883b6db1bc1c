import { than } from '../figure-words.ts';
import type { InsightSentences } from './insight-sentences.ts';

const NUMBERS = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const number = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "du 20 octobre", "d’octobre", "de mars": of "le" and "en". */
const from = (on: string): string =>
  on
    .replace(/^le /, 'du ')
    .replace(/^en (?=[ao])/, 'd’')
    .replace(/^en /, 'de ');

export const french: InsightSentences = {
  number,
  on: (date) => `le ${date}`,
  opening: [
    (When, wins) => `${When}, vous avez noté ${wins} réussites`,
    (When, wins) => `${When}, ${wins} réussites se sont ajoutées à votre journal`,
    (When, wins) => `${When}, votre journal compte ${wins} réussites`,
  ],
  sinceOpening: (wins, Since) => `${Since}, vous avez noté ${wins} réussites`,
  single: (When, on, quote) => `${When}, il y a une réussite, celle ${from(on)} : ${quote}`,
  more: (more, then) => `, ${number(more)} de plus ${than(then)}`,
  same: (then) => `, autant ${than(then)}`,
  fewer: (before, then) => `, après ${before} ${then}`,
  all: (name, wins) => `${wins === 2 ? 'Les deux' : 'Toutes'} ont un même thème : ${name}.`,
  most: (name, wins, all) => `${capital(wins)} sur ${all} ont pour thème : ${name}.`,
  several: (names) => `Les thèmes les plus fréquents : ${names}.`,
  spread: (names) => `Elles touchent à beaucoup de choses : ${names}.`,
  counted: (name, wins) => `${name} (${wins})`,
  grown: (name, wins, before, then) => `Nettement plus ${than(then)} : ${name}, ${wins} après ${before}.`,
  first: (names) => `Nouveau dans votre journal : ${names}.`,
  arrived: (name, when, wins) => `Un thème arrivé ${when} : ${name}, ${wins} réussites depuis.`,
  lately: (names) => `Ces trois derniers mois, il s’agissait surtout de ceci : ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} sur ${all})`,
  back: (name, when) => `De retour : ${name}, la dernière fois ${when}.`,
  shifted: (early, late, when) => `Dans la première moitié, surtout ${early} ; ${when}, surtout ${late}.`,
  threads: [
    (names) => `Ce qui revient : ${names}.`,
    (names) => `Le fil de cette période : ${names}.`,
    (names) => `Plus d’une fois : ${names}.`,
  ],
  thread: (name, wins) => `${name} (dans ${wins} réussites)`,
  streak: (days) => `Votre plus longue série : ${days} jours de suite.`,
  richest: (wins, when) => `Le mois le plus riche : ${when}, avec ${wins}.`,
  told: {
    'step-up': [
      (on, quote) => `${capital(on)}, une nouvelle : ${quote}`,
      (on, quote) => `Votre travail a été reconnu ${on} : ${quote}`,
    ],
    passed: [
      (on, quote) => `${capital(on)}, c’était fait : ${quote}`,
      (on, quote) => `Un résultat qui reste, ${on} : ${quote}`,
    ],
    change: [
      (on, quote) => `${capital(on)}, vous avez noté l’avant et l’après : ${quote}`,
      (on, quote) => `Un changement qui se compte, ${on} : ${quote}`,
    ],
    saved: [
      (on, quote) => `${capital(on)}, vous avez chiffré le gain : ${quote}`,
      (on, quote) => `Un gain, ${on} : ${quote}`,
    ],
    praise: [
      (on, quote) => `${capital(on)}, c’est venu de quelqu’un d’autre : ${quote}`,
      (on, quote) => `Vous avez noté ${on} ce que quelqu’un a dit : ${quote}`,
    ],
    mended: [
      (on, quote) => `${capital(on)}, quelque chose avait mal tourné, et vous l’avez rattrapé : ${quote}`,
      (on, quote) => `Et celle qui avait mal commencé, ${on} : ${quote}`,
    ],
    first: [
      (on, quote) => `${capital(on)}, une première fois : ${quote}`,
      (on, quote) => `Une première, ${on} : ${quote}`,
    ],
    figure: [
      (on, quote) => `${capital(on)}, vous y avez mis un chiffre : ${quote}`,
      (on, quote) => `Et puis celle-ci, ${on} : ${quote}`,
    ],
    helped: [
      (on, quote) => `${capital(on)}, il s’agissait des autres : ${quote}`,
      (on, quote) => `Vous étiez là pour d’autres ${on} : ${quote}`,
    ],
    done: [
      (on, quote) => `${capital(on)}, vous avez écrit : ${quote}`,
      (on, quote) => `Et dans vos notes, ${on} : ${quote}`,
    ],
  },
  above: [
    (told) => `La plus grande d’abord. ${told}`,
    (told) => `L’une d’elles ressort. ${told}`,
    (told) => `S’il faut en retenir une, c’est celle-ci. ${told}`,
  ],
  why: {
    'step-up': [
      'Ce sont d’autres personnes qui l’ont décidé, d’après ce qu’elles ont vu de vous.',
      'Une étape pareille en dit plus qu’une liste de tâches.',
    ],
    passed: ['Cela, personne ne vous l’enlèvera.', 'Cela a sa place dans votre CV, avec la date.'],
    change: [
      'Avec les deux chiffres, personne n’a besoin de vous croire sur parole.',
      'C’est de phrases comme celle-là que se nourrit un entretien annuel.',
      'Gardez les deux chiffres ensemble : ils racontent l’histoire à eux seuls.',
    ],
    saved: [
      'Un chiffre qu’un responsable comprend tout de suite.',
      'Un tel gain s’oublie vite et mérite d’être redit.',
    ],
    praise: [
      'Gardez ces mots tels quels : ils pèsent plus lourd que les vôtres.',
      'C’est une recommandation, même si personne ne l’a appelée ainsi.',
    ],
    mended: [
      'Le reconnaître et changer ce qui en était la cause vaut autant qu’une réussite.',
      'Tout le monde ne l’aurait pas noté. Cela montre comment vous y faites face.',
    ],
    first: [
      'La prochaine fois, ce sera déjà un peu plus banal : il est bon de l’avoir noté.',
      'Les premières comptent.',
    ],
    figure: ['Le chiffre permet de se le représenter.', ''],
    helped: ['Cela n’apparaît dans aucune statistique, et cela compte.', ''],
    done: ['', ''],
  },
  shareFigures: 'Toutes les trois ont un chiffre, ce qui les rend faciles à réutiliser.',
  shareCategory: (name) => `Toutes les trois ont le même thème : ${name}.`,
  sharePraise: 'Plus d’une fois, c’est quelqu’un d’autre qui l’a dit.',
  shareThread: (name) => `Deux des trois ont un fil commun : ${name}.`,
  thinned: (name, wins, before, then) =>
    `Moins présent : ${name}, ${wins === 0 ? 'aucune' : number(wins)} après ${before} ${then}.`,
  quiet: (name, when) => `${capital(name)} : la dernière fois ${when}.`,
  tryGap: (on, quote) =>
    `Une piste, avec vos propres mots, ${on} : ${quote} Un petit pas dans ce sens serait une réussite à noter.`,
  tryBefore: (wins) =>
    `Une idée pour la prochaine fois : ${wins} de vos réussites donnent un chiffre sans dire ce qu’il était avant. Ajoutez l’ancien, et cela devient un résultat.`,
  tryFigure: (on) =>
    `Une idée pour la prochaine fois : ajoutez un chiffre. Combien, ou combien de temps, pour la réussite ${from(on)} ? Un ordre de grandeur suffit.`,
  tryPraise:
    'Une idée pour la prochaine fois : quand quelqu’un vous remercie ou vous félicite, notez aussi ses mots. Il n’y en a pas encore ici.',
  tryEffect: (on) =>
    `Une idée pour la prochaine fois : revenez à la réussite ${from(on)} et ajoutez une ligne sur ce qu’elle a donné depuis.`,
};

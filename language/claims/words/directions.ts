import type { Language } from '#domain/facts.ts';
import { matcherOf, setOf } from './word-lists.ts';

export type Direction = 'up' | 'down';

/** Words for more and for less. What can be either ("moved", "ging") stands in neither. */
const WAYS: Readonly<Record<Language, Readonly<Record<Direction, RegExp>>>> = {
  en: {
    up: matcherOf(
      'increas* rais* rise rises rose risen rising climb* grow grows grew grown growing gain* jump* doubl* tripl* higher more longer up above better boost* lift* added extra improv*',
    ),
    down: matcherOf(
      'cut cuts cutting reduc* lower* decreas* down drop* fall falls fell fallen falling shrank shrunk shrink* shorten* halv* less fewer shorter faster quicker sav* below minus off declin* slash* trim* improv*',
    ),
  },
  de: {
    up: matcherOf(
      'steig* gestieg* stieg* wachs* wuchs gewachs* erhöh* höher* mehr länger zunahm zugenomm* verdoppel* verdreifach* anstieg hoch verbesser* besser',
    ),
    down: matcherOf(
      'senk* gesenk* sank sanken gesunk* sink* reduzier* verringer* verkürz* weniger kürzer* schneller* rückgang zurückg* halbier* gefall* fiel fielen niedriger* minus einspar* gespart* eingespar* verbesser* besser runter',
    ),
  },
  fr: {
    up: matcherOf('augment* hausse progress* grimp* doubl* tripl* gagn* plus accru* amélior* mont* remont*'),
    down: matcherOf('rédui* réduc* diminu* baiss* abaiss* recul* chut* moins inférieur* économ* raccourc* amélior*'),
  },
  es: {
    up: matcherOf('aument* subi* subid* sube* crec* duplic* triplic* más mejor* gan*'),
    down: matcherOf('reduj* reduc* baj* descend* disminu* menos recort* ahorr* cay* mejor*'),
  },
};

/** Which ways a folded word says that something may have gone; none for most words. */
export const waysOf = (word: string, language: Language): readonly Direction[] =>
  (['up', 'down'] as const).filter((way) => WAYS[language][way].test(word));

/** The one way that a word says. */
export const directionOf = (word: string, language: Language): Direction | null => {
  const [way, other] = waysOf(word, language);
  return way !== undefined && other === undefined ? way : null;
};

/** Close `before` a number, far before it in its `clause`, or `after` it they make it the one that was, or the one that is now: "9 in the quarter before, 4 since". */
export const ROLES: Readonly<
  Record<
    Language,
    Readonly<Record<'old' | 'new', Readonly<Record<'before' | 'clause' | 'after', ReadonlySet<string>>>>>
  >
> = {
  en: {
    old: {
      before: setOf('from was were used previously formerly instead than versus vs compared rather'),
      clause: setOf('previously formerly used'),
      after: setOf('before previously earlier beforehand'),
    },
    new: {
      before: setOf('to now today currently since is are becomes became'),
      clause: setOf('now currently'),
      after: setOf('now since today afterwards'),
    },
  },
  de: {
    old: {
      before: setOf('von statt anstatt war waren warens vorher zuvor früher bisher gegenüber davor'),
      clause: setOf('vorher zuvor früher bisher'),
      after: setOf('zuvor vorher davor früher'),
    },
    new: {
      before: setOf('auf jetzt heute inzwischen seitdem nun ist sind nur'),
      clause: setOf('jetzt inzwischen seitdem nun heute'),
      after: setOf('jetzt seitdem heute seither nun'),
    },
  },
  fr: {
    old: {
      before: setOf('de avant était étaient contre lieu auparavant'),
      clause: setOf('auparavant avant'),
      after: setOf('auparavant avant'),
    },
    new: {
      before: setOf('à maintenant désormais aujourd est sont'),
      clause: setOf('maintenant désormais'),
      after: setOf('maintenant depuis désormais'),
    },
  },
  es: {
    old: {
      before: setOf('de antes era eran frente lugar vez'),
      clause: setOf('antes'),
      after: setOf('antes anteriormente'),
    },
    new: {
      before: setOf('a ahora hoy actualmente es son'),
      clause: setOf('ahora actualmente'),
      after: setOf('ahora hoy después'),
    },
  },
};

import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** Words that leave no exception, by kind: one bears out another of its own kind only. */
export type ExclusiveKind = 'all' | 'only' | 'first' | 'best' | 'never';

const KINDS: Readonly<Record<Language, Readonly<Record<ExclusiveKind, string>>>> = {
  en: {
    all: 'all every everyone everybody everything entire entirely whole fully completely total',
    only: 'only sole solely alone single single-handedly singlehandedly exclusively unaided unsupported',
    first: 'first firsts',
    best: 'best most top worst unmatched unique unbeaten record',
    never: 'never always',
  },
  de: {
    all: 'alle allen aller alles allem jede jeden jeder jedes jedem sämtliche sämtlichen ganze ganzen ganzer ganzes gesamte gesamten gesamtes komplett komplette kompletten vollständig restlos',
    only: 'einzige einzigen einziger einziges allein alleine alleinige ausschließlich eigenhändig selbstständig selbständig',
    first: 'erste ersten erster erstes erstmals erstmalig',
    best: 'beste besten bester bestes meisten meiste einzigartig rekord spitze',
    never: 'nie niemals immer stets',
  },
  fr: {
    all: 'tous toutes tout toute chaque entier entière entièrement totalité complet complète complètement intégralité',
    only: 'seul seule seuls seules uniquement exclusivement unique',
    first: 'premier première premiers premières',
    best: 'meilleur meilleure meilleurs meilleures record pire',
    never: 'jamais toujours',
  },
  es: {
    all: 'todo toda todos todas cada entero entera completo completa completamente totalidad',
    only: 'solo sola solos único única únicos exclusivamente únicamente solamente',
    first: 'primer primera primero primeras primeros',
    best: 'mejor mejores peor récord',
    never: 'nunca jamás siempre',
  },
};

const tableOf = (language: Language): ReadonlyMap<string, ExclusiveKind> =>
  new Map(
    (Object.entries(KINDS[language]) as [ExclusiveKind, string][]).flatMap(([kind, words]) =>
      words.split(' ').map((word) => [foldText(word), kind] as const),
    ),
  );

export const EXCLUSIVES: Readonly<Record<Language, ReadonlyMap<string, ExclusiveKind>>> = {
  en: tableOf('en'),
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};

/** They end like superlatives and are none. */
const NO_SUPERLATIVES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:ar|inte|fo)r|requ|hon|inv|(?:in)?dig|gu|cont|prot|harv|mod|earn|manif|sugg|(?:con|in)?qu|temp|[wrntpvjlzcb]|ch|beh|pri|att|de?t|ing|bequ|unr|cr|bl|mid?w|(?:south|north)w|alm|ev?er|budap|lat|inf|cong|arm|tw|ab|near)est$/u,
  de: /^(?:musste\p{L}*|wusste\p{L}*|leiste\p{L}*|koste\p{L}*|konnte\p{L}*|funfte\p{L}*|feste\p{L}*|reste\p{L}*|liste\p{L}*|kiste\p{L}*|piste\p{L}*|kuste\p{L}*|posten|gaste\p{L}*|texte\p{L}*|teste\p{L}*|taste\p{L}*|getestete\p{L}*|gelistete\p{L}*|geleistete\p{L}*|fasten|husten|rusten|lasten|punktlichste\p{L}*|selbst\p{L}*|nachste[nrms]?|dienste\p{L}*|kunste\p{L}*|ernste\p{L}*|hochstens|wenigstens|mindestens|meistens|letzte\p{L}*|bewusste\p{L}*|gewusste?|unbewusste\p{L}*|robuste\p{L}*|gunste\p{L}*|justen|troste\p{L}*)$/u,
  fr: /^$/u,
  es: /^$/u,
};

/** "strongest", "größte", "rapidísimo". A German noun has a capital; a superlative seldom has. */
export const isSuperlative = (word: string, isCapital: boolean, language: Language): boolean => {
  if (NO_SUPERLATIVES[language].test(word)) return false;
  switch (language) {
    case 'en':
      return /^\p{L}{3,}est$/u.test(word);
    case 'de':
      return !isCapital && /^\p{L}{3,}ste[nmrs]?$/u.test(word);
    case 'fr':
      return /issimes?$/u.test(word);
    case 'es':
      return /isim[oa]s?$/u.test(word);
  }
};

/** Turns of phrase in which such a word leaves nothing out; taken away before a sentence is judged. */
export const PHRASES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:after all|above all|first of all|every (?:reason|right)|at first|at all|all the (?:more|same|better)|not only|once and for all|at (?:most|best|least|last)|all in all|in all|as ever|for ever|most of (?:all|the)|the whole (?:point|thing)|(?:the )?best part of|in the first place|first (?:half|part|week|days?|quarter|name|thing)|if only|only (?:just|at|after|when|to)|any(?:way|more|thing but)|not (?:all|everyone|everybody|every)\b|best wishes|every bit|full of|in full|all (?:this|that|about|along|by|on)|day one|ever since|all (?:the )?way|at your best|each other|full stop|not any)\b/giu,
  de: /(?<!\p{L})(?:vor allem|alles in allem|nicht nur|immer (?:noch|wieder|mehr|öfter)|nicht (?:jede[rn]?|alle|immer)|zum ersten|fürs erste|in erster linie|alles andere|am besten|im ganzen|ganz (?:allein|und gar)|wie immer|voll und ganz|für immer|das ganze|von selbst|selbst wenn|alles gute|allem voran|erst|alle achtung|bei allem|allerdings)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:avant tout|après tout|tout (?:de suite|à fait|d['’]abord|en|cela|ça|ce|comme|de même|près|aussi|juste|simplement|repos)|pas (?:tous|toujours|seulement)|non seulement|malgré tout|en tout|surtout|du tout|tout le monde|toute (?:façon)|pour toujours|tous les deux|toutes les deux|du premier coup|premier pas|mieux|tout à|tout court|de tout)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:sobre todo|ante todo|después de todo|no sol[oa]|no solamente|no todos?|no siempre|todavía|a lo mejor|del todo|con todo|en todo|todo (?:eso|esto|ello)|todo el mundo|para siempre|de todos modos|cada vez|primer paso|en primer lugar|por si solo)(?!\p{L})/giu,
};

import type { Language } from '#domain/facts.ts';
import { phrases } from '../text/plain-text.ts';

/**
 * What somebody says of themselves, and now, that those who listen know as a sign: empty, worthless, hated by oneself, a burden,
 * without hope. By itself it is no crisis; it is never a win, nor small talk.
 */
const SAID: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    new RegExp(
      phrases`
        \b(?:(?:i feel|i'm feeling|i am feeling|feeling) (?:so |completely |utterly |totally |just |really |very |like i'm )*(?:empty|worthless|hopeless|alone|lonely|numb|unloved|unwanted)
        |i(?:'m| am) (?:so |completely |utterly |totally |just |really |nothing but )*(?:worthless|hopeless|unlovable|so alone|so lonely|falling apart)(?! (?:at|with|when it comes))
        |i (?:really |just |so |truly )*hate (?:myself|who i am|being me)
        |(?:i(?:'m| am)|i feel like|feel like i(?:'m| am)) (?:just |only |nothing but |such |like )*(?:a|such a) (?:burden|waste of space)
        |(?:no hope left|lost all hope|i have no hope|i've got no hope)|(?:cannot|can't|do not|don't) see (?:a|any) (?:way (?:out|forward)|future)(?! (?:with|on|for|in) (?:the|this|that|our|my))
        |(?:everything|it all|life|all of it) (?:is|feels|seems|just feels) (?:so |completely )?(?:pointless|hopeless|meaningless)|nothing (?:helps|matters) any ?more)\b
      `,
      'u',
    ),
  ],
  [
    'de',
    new RegExp(
      phrases`
        \b(?:ich (?:fuhle?|fuhl) mich (?:grad |gerade |so |vollig |ganz |nur noch |einfach |total )*(?:leer|wertlos|allein|einsam|hoffnungslos|nutzlos|taub)
        |ich bin (?:so |vollig |einfach |total )*(?:wertlos|nichts wert|hoffnungslos|so einsam|so allein)|ich hasse mich
        |ich bin (?:allen |jedem |meiner familie |euch |fur alle |doch )*(?:nur |bloss )?(?:eine|zur) last
        |keine hoffnung mehr|alle hoffnung verloren|(?:alles|nichts) (?:hat )?(?:keinen|mehr) sinn|(?:sehe?|seh) keinen (?:ausweg|sinn)(?: mehr)?|mir hilft nichts mehr|nichts hilft mehr|ich zerbreche)\b
      `,
      'u',
    ),
  ],
  [
    'fr',
    new RegExp(
      phrases`
        \b(?:je me sens (?:si |tellement |completement |vraiment |tres |trop )*(?:vide|nulle?|inutile|seule?|sans valeur|brisee?)
        |je me (?:deteste|hais)|je suis (?:juste |seulement |qu')*un (?:poids|fardeau)
        |plus (?:aucun |d'|d )espoir|je (?:ne |n')?vaux (?:plus )?rien|plus rien n'a de sens|je (?:ne )?vois (?:plus|pas) (?:d'issue|d'avenir|de sens)|je m'effondre|plus rien ne m'aide)\b
      `,
      'u',
    ),
  ],
  [
    'es',
    new RegExp(
      phrases`
        \b(?:me siento (?:tan |muy |completamente |totalmente |cada vez mas )*(?:vaci[oa]|sol[oa]|inutil|sin valor|rot[oa])
        |me odio|(?:soy|me siento) (?:solo |solamente )?una carga|no (?:me queda|tengo|hay) (?:ya |ninguna |mas )*esperanzas?|no valgo (?:para )?nada|nada tiene sentido|no (?:le )?veo (?:la |ninguna |ningun )?(?:salida|futuro|sentido)|me estoy hundiendo|ya nada (?:me )?ayuda)\b
      `,
      'u',
    ),
  ],
];

/** The language in which words say so, as `plainly` gives them; null where they do not. */
export const despairIn = (plain: string): Language | null =>
  SAID.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** What is wished, planned, failed or denied, in small letters without accents: nothing in such a clause shows a skill. */
const UNDONE: Readonly<Record<Language, RegExp>> = {
  en: /n['’]t\b|\b(?:not|never|nearly|almost|tried to|trying to|want(?:ed)? to|hope to|hoping|wish|would|should|might|will|going to|gonna|plan(?:ning)? to|tomorrow|next (?:week|month|time)|if (?:i|we)|forgot|failed|instead of)\b/u,
  de: /\b(?:nicht|nie|kein\w*|fast|beinahe?|versuch\w*|wollte\w*|hoffe|moechte|mochte|sollte\w*|werde|morgen|naechste\w*|nachste\w*|vergessen|gescheitert|statt)\b/u,
  fr: /\b(?:pas|jamais|presque|failli|essay\w*|voulais|voudrais|espere|devrais|demain|prochaine?|oublie|rate|au lieu)\b/u,
  es: /\b(?:no|nunca|casi|intent\w*|queria|quiero|espero|deberia|manana|proxim[oa]|olvid\w*|en vez|en lugar)\b/u,
};

/** Somebody else did it. */
const OF_OTHERS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so |then |but )?(?:he|she|they|my (?:son|daughter|kid|wife|husband|partner|dad|mum|mom|brother|sister|neighbour))\b/u,
  de: /^(?:und |dann |aber )?(?:er|sie|mein(?:e|em)? (?:sohn|tochter|mann|frau|vater|mutter|bruder|schwester|nachbar\w*))\b/u,
  fr: /^(?:et |puis |mais )?(?:il|elle|ils|elles|m(?:on|a) (?:fils|fille|mari|femme|pere|mere|voisine?|soeur|frere))\b/u,
  es: /^(?:y |pero )?(?:el|ella|ellos|ellas|mi (?:hij[oa]|marido|mujer|padre|madre|vecin[oa]|herman[oa])) (?!\p{L}+ (?:lo|la) )/u,
};

const CLAUSE = /[.;:!?()\n–—•]|,(?!\d)| - | (?:and|und|et|y) (?=i |we |ich |wir |j'ai |on a |he )/u;

/** The clauses that tell of something done, and not by somebody else; in small letters without accents. */
export const toldClauses = (text: string, language: Language): readonly string[] =>
  foldText(text)
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 2 && !UNDONE[language].test(clause) && !OF_OTHERS[language].test(clause));

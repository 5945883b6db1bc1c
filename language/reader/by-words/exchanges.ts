import { phrases } from '../../text/plain-text.ts';
import { LEAD, MARKER, rule, TAIL } from './frame-words.ts';

/** An amount, and up to three words of what it counts: "$60", "3 velux hier". */
const NUM = '[€$£]?\\d[\\d.,]*(?<![.,])(?: ?(?:[€$£%]|euros?|eur|dollars?|pounds?|bucks)(?![\\p{L}]))?';
const STOPS =
  '(?:not|nicht|pas|no|sino|mais|but|sondern|instead|rather|statt|now|today|ahora|jetzt|maintenant|than|als|que|statt|au|en|was|is|it|its|c|fue|was|et|y|and|und)(?![\\p{L}])';
const NOUN = `(?: (?!${STOPS})[\\p{L}][\\p{L}'-]*){0,3}`;
const TO = `(?<to>${NUM})(?<noun>${NOUN})`;
const FROM = `(?<from>${NUM}${NOUN})`;
const NOT = phrases`
  (?:,| -)? ?(?:and |und |et |y |mais )?(?:not|nicht|pas|no|instead of|rather than|statt|anstatt|au lieu de|en vez de|en lugar de|et non(?: pas)?|y no)(?: (?:for|fur|pour|para|with|mit|avec|con))?
`;
const REALLY = '(?: (?:actually|really|only|just|eigentlich|nur|doch|en fait|bien|en realidad))*';
const IT_WAS = phrases`
  (?:(?:it|that|there|they|i had|we had)(?:'s|s)?(?: (?:was|is|were|are))?|(?:es|das)(?: (?:war|waren|sind|ist))|(?:war|waren|sind)(?: es| das)?|c(?:'| )?(?:est|etait)|c|ce (?:sont|etaient)|il y (?:en )?(?:avait|a)
  |(?:eso |esto )?(?:fue|fueron|era|eran|son|hubo))
`;
const THE =
  "(?:the|my|our|his|her|their|that|der|die|das|mein\\w*|unser\\w*|le|la|les|l'|mon|ma|mes|notre|el|los|las|mi|mis|nuestr\\w+)";
const WAS = '(?:was|were|war|waren|etait|etaient|fue|fueron|era|eran)';
const IN = '(?:in|for|on|at|with|bei|beim|im|fur|dans|pour|avec|en|para|con)';
const WRONG = '(?:wrong|incorrect|typo|mistake|falsch|fehler|tippfehler|faux|fausse|erreur|mal|incorrecto|error)';
const BUT_IS = phrases`
  (?:but|it'?s|it is|it was|they were|there were|should be|must be|sondern|es sind|es war(?:en)?|es ist|mais|c'est|c'etait|sino|son|eran|fueron|fue|era|es|richtig (?:ist|sind|war|waren))
`;
const SAYS = '(?:took|take|takes|lasted|dauert|dauerte|brauch|prend|tardo|tarda)';
const NAME = '[^,;\\d\\n]{2,50}?';

/** `alike`: only where the one is nearly the other: "Maier" and "Mayer". */
const sources: readonly (readonly [source: string, alike: boolean])[] = [
  [`${LEAD}${IT_WAS}${REALLY} ${TO}${NOT} ${FROM}${TAIL}`, false],
  [`^\\W*(?:(?:${MARKER})(?![\\p{L}'])[,:;.!\\s-]*)+(?:${IT_WAS} )?${TO}${NOT} ${FROM}${TAIL}`, false],
  [`${LEAD}(?<words>${THE} ?(?:[\\p{L}'-]+ ){1,5})${WAS}${REALLY} ${TO}${NOT} ${FROM}${TAIL}`, false],
  [`${LEAD}(?<words>${IN} [^,;.\\d]{3,40}?),? ${IT_WAS}${REALLY} ${TO}${NOT} ${FROM}${TAIL}`, false],
  [
    `${LEAD}(?!.*\\b${SAYS})(?<words>(?:it|that|there|they|i|we|es|das|ich|c'|ce|je|yo|${THE})(?![\\p{L}])[^.;\\d]{0,50}?)(?:\\bnot|n't|nicht|\\bpas|\\bno|\\bnon)(?: (?:for|fur|pour|para|with|mit|avec|con|pay|paid|have|had|do|did|write|say))* ${FROM},? ?${BUT_IS}${REALLY} ${TO}${TAIL}`,
    false,
  ],
  [
    `${LEAD}(?:the |die |der |das |les? |el |la |los )?${FROM},? (?:was|is|were|are|war|waren|ist|sind|c'est|c'etait|est|etait|era|estaba|estan|es)(?: (?:actually|a|ein|une?|un|my))* ?${WRONG},? ?(?:[-;]|and|und|et|y)? ?${BUT_IS}${REALLY} ${TO}${TAIL}`,
    false,
  ],
  [
    `${LEAD}(?:i|we) (?:said|wrote|put|typed) (?:it was )?${FROM}(?:,? ?but|,| and)? ?(?:${BUT_IS}|i meant|meant|it should be)${REALLY} ${TO}${TAIL}`,
    false,
  ],
  [
    `${LEAD}(?:ich hab(?:e)?|j'ai|puse|dije|escribi|he puesto)(?: (?:dit|ecrit|mis|que eran))? ${FROM}(?: (?:geschrieben|gesagt))?(?:,| aber| mais| pero)* ?${BUT_IS}${REALLY} ${TO}${TAIL}`,
    false,
  ],
  [
    `${LEAD}(?<words>(?:${THE}|it|that|es|ce|c') ?[^.;,\\d]{0,40}?)(?:\\bnot|n't|nicht|\\bpas|\\bno)(?: (?:for|fur|pour|para|with|mit|avec|con|de|von|del))? (?<from>${NAME}),? (?:but|sondern|mais|sino)(?: (?:for|fur|pour|para|with|mit|avec|con|de|von|del))? (?<to>${NAME})${TAIL}`,
    true,
  ],
  [
    `${LEAD}(?:it'?s|it is|it was|it should be|that'?s|c'est|es heisst|er heisst|sie heisst|se llama|schreibt sich|s'ecrit|se escribe|he'?s called|she'?s called|(?:her|his|the|their) name is) (?<to>${NAME})${NOT} (?<from>${NAME})${TAIL}`,
    true,
  ],
  [
    `${LEAD}(?<from>${NAME}) (?:should be(?: called)?|should say|should read|is called|muss .{0,12}heissen|heisst|schreibt sich|doit etre|s'ecrit|debe ser|se escribe) (?<to>${NAME})${TAIL}`,
    true,
  ],
  [
    `${LEAD}(?:i meant|i mean|ich meinte|je voulais dire|quise decir)(?: to say)?[,:]? (?<to>${NAME})${NOT} (?<from>${NAME})${TAIL}`,
    false,
  ],
];

/** How people say what is to stand in place of what they said. */
export const EXCHANGE_RULES = sources.map(
  ([source, alike]) => ({ kind: 'exchange', alike, pattern: rule(source) }) as const,
);

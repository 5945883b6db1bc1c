import { phrases } from '../../text/plain-text.ts';

/** What may stand before a correction and say nothing of it. */
const OPENING = phrases`
  hi|hey|hello|hallo|moin|bonjour|salut|hola|che|ah|oh|oops|ps|and|und|et|y|also|auch|aussi|ok|okay|so|but|aber|mais|pero|no|nope|nah|nan|non|nein|nee|ne|wait|attends|espera|please
  |pls|bitte|por favor|porfa|svp|stp|btw|ach|eigentlich|bah|bueno|bon|entonces|alors|can you|could you|would you|you can|kannst du|konnt ihr|konntet ihr|konnten sie|konnen sie|vous pouvez
  |pouvez-vous|tu peux|peux-tu|puedes|pueden|podrias|podrian|in fact|just
`;
/** What says that something said before was not right. */
export const MARKER = phrases`
  nan|nee|sorry|pardon|perdon|desole|entschuldigung|oops|ups|actually|en vrai|en fait|en realidad|correction|korrektur|correccion|i meant|i mean|ich meinte|je voulais dire|quise decir
  |my mistake|my bad|i was wrong|me equivoque|je me suis trompee?|hab mich vertan|hab mich vertippt
`;
export const LEAD = `^\\W*(?:(?:${OPENING}|${MARKER})(?![\\p{L}'])[,:;.!\\s-]*)*`;

const COURTESY = phrases`
  please|pls|thanks|thank you|thx|sorry|my (?:mistake|bad)|bitte|danke|sorry|svp|stp|s'il (?:te|vous) plait|merci|desole|por favor|porfa|gracias|perdon|me equivoque|me he equivocado
  |je me suis trompee?|hab(?:e)? mich (?:vertippt|vertan|geirrt)|actually|though|en fait|en realidad|eigentlich
`;
export const TAIL = `(?:[\\s,;.!?)-]+(?:${COURTESY})(?![\\p{L}]))*[^\\p{L}\\p{N}]*$`;

/** A rule over folded words; what it names is found in the words as they were written. */
export const rule = (source: string): RegExp => new RegExp(source, 'du');

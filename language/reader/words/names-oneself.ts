import { phrases } from '../../text/plain-text.ts';

/** How somebody wants to be called, and what stands in their profile of their work or goal. */
const NAMED = new RegExp(
  phrases`
  ^(?:(?:and|oh|btw|by the way|also|please|pls|just|so|und|ach|ubrigens|bitte|et|au fait|y|por cierto|got married|i (?:got|am|'m) (?:re)?married)[,. ]+){0,3}
  (?:(?:please |just )?call me (?!(?:an? )?(?:old|crazy|mad|paranoid|lucky|biased|cynic\w*|soft|daft|stupid|proud|back|when|if|at|later|tomorrow|on|about|in|any|up|out)\b)[\p{L}-]+
  |my (?:(?:sur|last |first |maiden |married |full )?name|job title|title|role|position) (?:should (?:say|be|read)|is (?:now|no longer|not|spelled|spelt)|has changed)\b|(?:it's|i'm|i am) (?:ms|mr|mrs|miss|dr) [\p{L}-]+ (?:now|from (?:here|now) on|these days)
  |(?:nennt?|nennen sie) mich [\p{L}-]+(?:[.,! ]|$)|sag(?:t|en sie)? (?:bitte )?[\p{L}-]+ zu mir\b|mein (?:nach|vor)?name (?:ist (?:jetzt|nun|nicht)|hat sich|schreibt sich)|ich heisse? (?:jetzt|nun|seit|ab|nicht|[\p{L}-]+ mit|[\p{L}-]+,? nicht)\b|(?:bei|unter) beruf steht|als ziel (?:kannst|konnt|bitte|schreib|trag)|mein (?:berufliches )?ziel (?:ist jetzt|hat sich geandert|lautet jetzt)
  |(?:appelle|appelez|nomme)[- ]moi [\p{L}-]+|mon (?:nom|prenom) (?:de famille )?(?:est (?:maintenant|desormais)|a change|s'ecrit|c'est)|mon titre(?: exact)?,? (?:c'est|est)\b|je m'appelle (?:maintenant|desormais)\b|mon (?:objectif|but) (?:a change|est maintenant|c'est maintenant)
  |(?:llama|decid?|digan|llamen|llame)me [\p{L}-]+(?:[.,!]|$)|mi (?:apellido|nombre) (?:(?:de \p{L}+ )?(?:ya no|ahora|es ahora|se escribe)|cambio)\b|(?:actualic\p{L}+|actualiza|actualicen|cambia|cambie\p{L}*) mi (?:puesto|cargo|apellido|nombre|titulo|profesion)\b|mi (?:objetivo|meta) (?:ahora es|ha cambiado|cambio)\b)
`,
  'u',
);

/** Of words as `plainly` gives them: "Call me Momo", "Mein Ziel hat sich geändert", "Mon titre exact, c'est conseillère". */
export const namesOneself = (plain: string): boolean => NAMED.test(plain);

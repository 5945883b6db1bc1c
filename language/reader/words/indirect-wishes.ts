import { phrases } from '../../text/plain-text.ts';

/**
 * Says how something suits, or what may be, not that we shall do something: "Friday works better for me", "maybe Fridays".
 * Such a wish is heard, and never carried out before its author said yes.
 */
const SUITS = new RegExp(phrases`
  \b(?:(?:is|are|would be|will be|might be|seems?|feels?) (?:\w+ ){0,2}(?:better|best|easier|ideal|perfect|plenty|enough|fine|good|nicer|difficult|hard|impossible|hopeless|bad|busy|hectic|dead|too (?:much|many|often|early|late))|(?:would |'d )?suits?\b|works? (?:\w+ )?(?:better|best|fine|well|for me)|(?:doesn't|don't|does not|do not|never) (?:\w+ )?(?:work|suit|fit)|i(?:'d| would)? prefer|i(?:'d| would) rather|i (?:hardly|rarely|never|can't|cannot) (?:read|answer|reply)|(?:reicht|genugt)\b|ware? (?:\w+ ){0,2}(?:besser|lieber|schon|gut|ideal|passender)|ist (?:\w+ ){0,2}(?:besser|lieber|schlecht|ungunstig|stressig|zu (?:viel|oft|fruh|spat))|passt (?:\w+ ){0,3}(?:besser|gut|nicht|schlecht)|geht (?:\w+ ){0,3}(?:nicht|schlecht|besser|gar nicht)
  |suffit\b|(?:c'est|est|serait|sont|seraient) (?:\w+ ){0,2}(?:mort|mieux|bien|parfait|ideal|complique|impossible|trop|charge)|m'arrange|me convien\w+|je prefere|prefererais|m'irait|me va(?:it)? mieux|esta bien|(?:es|seria|son) (?:\w+ ){0,2}(?:mejor|suficiente|ideal|imposible|complicado|demasiado|mal dia)|me (?:bastan?|van?|vienen?|vendrian?|irian?|convienen?|quedan?) (?:\w+ )?(?:mejor|bien|mal|fatal)|prefiero|preferiria|no me (?:va|viene|conviene))\b
`);

/** Tells us to do it, in so many words, whatever else is said beside it. */
const DIRECT = new RegExp(phrases`
  \b(?:please|pls|plz|bitte|s'il (?:te|vous) plait|stp|svp|por favor|porfa|(?:can|could|would|will) (?:you|u|we|i)|(?:kannst|konntest|konnen|konnten|wurdest|wurden) (?:du|sie|ihr|wir)|(?:peux|peut|pouvez|pourriez|pourrais|pourrait)[- ](?:tu|vous|on)|(?:tu|vous|on) (?:peux|peut|pouvez|pourriez|pourrais|pourrait)|(?:puedes?|pueden|podrias?|podrian|podeis)\b)
  |^(?:(?:so|and|ok|okay|then|just|also|hi|hello|hey|maybe),? )*(?:send|move|switch|change|set|put|make|shift|stop|pause|skip|drop|ask|mail|e-?mail|write|use|keep|schick|schreib|stell|verschieb|ander|mach|setz|envoie|envoyez|mets|mettez|passe|passez|change|changez|deplace|decale|manda|mandame|envia|enviame|cambia|cambiame|pon|ponme|mueve|pasa|pasame)\b
`);

/** Thinks aloud: "maybe Fridays instead", "vielleicht lieber freitags". */
const MAYBE =
  /\b(?:maybe|perhaps|possibly|not sure|i wonder|i guess|vielleicht|vllt|eventuell|evtl|womoglich|peut-etre|ptet|p-etre|quiza[s]?|tal vez|a lo mejor|capaz que|acaso)\b/;
const POLITE = new RegExp(phrases`
  \b(?:please|pls|plz|bitte|s'il (?:te|vous) plait|stp|svp|por favor|porfa|(?:can|could|would|will) (?:you|u)|(?:kannst|konntest|konnt|konntet|konnen|konnten|wurdest|wurdet|wurden) (?:du|sie|ihr)|(?:peux|pouvez|pourriez|pourrais)[- ](?:tu|vous)|(?:tu|vous) (?:peux|pouvez|pourriez|pourrais)|(?:puedes?|pueden|podrias?|podrian|podeis)\b)
`);

/** Words as `plainly` gives them. */
export const isIndirect = (plain: string): boolean =>
  (SUITS.test(plain) && !DIRECT.test(plain)) || (MAYBE.test(plain) && !POLITE.test(plain));

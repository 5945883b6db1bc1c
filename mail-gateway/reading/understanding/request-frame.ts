import { phrases } from '../phrases.ts';

/** A sentence as a request: what is asked for once the politeness around it is gone. */
export type Frame = Readonly<{ rest: string; isAsked: boolean }>;

const OPENERS = new RegExp(
  phrases`
    ^(?:hi|hello|hey|ok(?:ay)?|(?:yes|yeah|yep|no|nope)(?=[,.!;:])|so|and|also
    |but|oh|btw|by the way|one more thing|one last thing|ps|p\.s\.|quick (?:one|question|request)
    |actually|now|then|finally|thanks|thank you|today|maybe|perhaps|just|from now on
    |in future|if (?:possible|you can|you could)|when (?:possible|you can|you have (?:time|a moment|a minute))
    |next|in addition|additionally|(?:hi|hello|hey|dear) [\p{L}'-]+(?=[,!:.])
    |sorry to (?:bother|trouble) you(?: again)?|if (?:it(?:'s| is)) not too much trouble|if you don't mind
    |und|auch|y|et|hola|hallo|bonjour)(?:[,:;!.\s]+|\s+[-–—]\s+)
  `,
  'u',
);
const PLEASE = /^(?:please|pls|plz|kindly|bitte|por favor|s'il (?:te|vous) plait|svp|stp)(?:[,:!\s]+|$)/;
const ASKING = new RegExp(phrases`
    ^(?:(?:would|could) you be so kind as to|would you mind|do you mind|(?:can|could|would|will|may|might) (?:you|i|we)(?: (?:please|pls|kindly|maybe|perhaps|also|just|quickly
    |possibly|be able to))*|is it possible (?:for you )?to
    |would it be possible (?:for you )?to|any chance (?:you (?:can|could)|of|i (?:can|could))
    |i(?:'d| would|d)? (?:really |also |just )?(?:like|love|appreciate|want|need|wish|prefer)(?: you)?(?: to)?
    |i(?:'m| am) looking for|we need|let(?:'s| us)|(?:it's |it is )?time (?:to|for)
    |(?:i(?:'m| am| was) )?(?:just )?wondering (?:if|whether) (?:you|i) (?:can|could|would|might)
    |it (?:would|'d) be (?:really |so |very )?(?:great|nice|lovely|good|helpful|wonderful|awesome|perfect) if (?:you|i) (?:can|could|would)
    |(?:would|'d) (?:love|like)(?: you)? to|(?:need|want)(?= (?:a|an|my|the|new|updated)\b)|you (?:can|may)(?: now)?(?: please)?
    |ich brauchte(?: (?:bitte|dringend))*|(?:kannst|konntest|wurdest) du(?: (?:mir|bitte))*
    |(?:konnen|konnten|wurden) sie(?: (?:mir|bitte))*|ich (?:mochte|brauche|hatte gern|will)(?: (?:bitte|gerne?))*
    |(?:(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous)(?: (?:me|m'|nous))?
    |je (?:voudrais|veux)|j'aimerais(?: avoir)?|(?:me )?(?:puedes?|podrias?)
    |(?:quiero|quisiera|necesito))\s+
  `);
const MAX_STEPS = 8;

/** Takes openers, politeness and the asking words off the front of a sentence that `plainly` has gone over. */
export const frameOf = (plain: string): Frame => {
  let rest = plain.replace(/^["'(\s]+/, '');
  let isAsked = false;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = OPENERS.exec(rest) ?? PLEASE.exec(rest) ?? ASKING.exec(rest);
    if (!found) break;
    isAsked ||= !OPENERS.test(rest);
    rest = rest.slice(found[0].length);
  }
  const bare = rest.replace(ENDING, '');
  return { rest: bare.replace(/[\s,.!?]+$/, ''), isAsked: isAsked || POLITE_END.test(rest) };
};

const ENDING = new RegExp(phrases`
    (?:[\s,.!?:)–-]+(?:please|pls|plz|thanks|thank you|thx|cheers|many thanks|thanks (?:so much|a lot|again|in advance)
    |if (?:possible|you can|that's ok(?:ay)?|you don't mind)|when you can|asap|would be (?:really |so |very )?(?:great|nice|lovely|good|helpful|wonderful|awesome|perfect|appreciated)|bitte|danke|merci
    |gracias|por favor|s'il (?:te|vous) plait|svp))+[\s,.!?:)]*$
  `);
const POLITE_END =
  /\b(?:would be (?:really |so |very )?(?:great|nice|lovely|good|helpful|wonderful|awesome|perfect|appreciated)|please|pls|plz|bitte|por favor|s'il (?:te|vous) plait|svp)\b[\s,.!?]*$/;

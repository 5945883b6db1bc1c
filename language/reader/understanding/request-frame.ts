import { phrases } from '../../text/plain-text.ts';
import { elsewhere } from './languages/languages.ts';
import { respelled } from './spelling.ts';

/**
 * A sentence as a request: what is asked for once the politeness around it is gone; `isLonging` where it only says what
 * would be nice, `isOwnDoing` where the asker means to do it ("I want to finish my CV").
 */
export type Frame = Readonly<{ rest: string; isAsked: boolean; isLonging: boolean; isOwnDoing: boolean }>;

const OPENERS = new RegExp(
  phrases`
    ^(?:hi|hello|hey|ok(?:ay)?|(?:yes|yeah|yep|no|nope)(?=[,.!;:])|so|and|also
    |but|oh|btw|by the way|one more thing|one last thing|ps|p\.s\.|quick (?:one|question|request)
    |actually|now|then|finally|thanks|thank you|today|maybe|perhaps|just|from now on
    |in future|if (?:possible|you can|you could)|when (?:possible|you can|you have (?:time|a moment|a minute))
    |next|in addition|additionally|(?:hi|hello|hey|dear) [\p{L}'-]+(?=[,!:.])
    |sorry to (?:bother|trouble) you(?: again)?|if (?:it(?:'s| is)) not too much trouble|if you don't mind
    |for (?:the|an?|my|this) [^,;.]{3,80}?(?=,? (?:i(?:'d| would)? (?:need|want|like|love)|please|pls|(?:can|could|would) (?:you|i|we))\b)|good (?:morning|afternoon|evening|day)|sorry|(?:i'm|i am|we're) (?:now |finally )?back(?: (?:from|at|in) [\w ]{1,20})?(?=[,.!;–-])|(?:i'm |i am )?(?:just )?curious|hiya|dear (?:team|all|cairn)|(?:yes |no )?please note|und|auch|y|et|hola|hallo|bonjour)(?:[,:;!.\s]+|\s+[-–—]\s+)
  `,
  'u',
);
const COURTESY = `please|pls|plz|plse|pleas|kindly|${elsewhere(({ please }) => please)}`;
const PLEASE = new RegExp(`^(?:${COURTESY})(?: you(?= (?:pause|stop|send|make|change|write)))?(?:[,:!\\s]+|$)`);
const LIKING = '(?:like|love|appreciate|enjoy|want|need|require|wish|prefer|fancy)';
const NEEDING = '(?:want|need|require|wish|prefer|fancy)';
const ADVERBS =
  '(?: (?:please|pls|plz|kindly|maybe|perhaps|also|just|quickly|possibly|really|very much|much|definitely|quite|still|then|again))*';
const GLAD = '(?:so |very |really |most |more than )*(?:grateful|glad|happy|thankful|pleased|delighted|keen)';
const FINE =
  '(?:really |so |very )*(?:great|nice|lovely|good|helpful|wonderful|awesome|perfect|ideal|cool|amazing|fantastic|useful|handy|possible|ok(?:ay)?|better|best|easier)';
const ASKING = new RegExp(phrases`
    ^(?:(?:would|could) (?:you|u) be so kind (?:as to|and)|(?:would |do )?(?:you )?mind(?= (?:\w+ing|if)\b)(?: if (?:you|i|we)(?: could| can)?)?|(?:can|could|would|will|may|might)(?: (?:you|u|ya|i|we))${ADVERBS}(?: be able to| manage to)?
    |is it (?:possible|ok(?:ay)?) (?:for you )?(?:to|if (?:you|i|we)(?: could| can)?)|would it be ${FINE} (?:(?:for you )?to|if (?:you|i|we)(?: could| can| would)?)
    |do you think (?:that )?(?:you|i|we) (?:can|could|might)|(?:is there )?(?:any|a) (?:chance|way|possibility)(?: that)? (?:(?:you|i|we)(?: can| could| might| would)?|of|for|to)
    |(?:i|we)(?:(?:'d| would|d)${ADVERBS} ${LIKING}|${ADVERBS} ${NEEDING})(?: you| u)?(?: to)?${ADVERBS}|(?:would|'d)${ADVERBS} ${LIKING}(?: you)?(?: to)?
    |(?:i|we)(?:'d| would) be ${GLAD} (?:for|about|with|if (?:you|i|we) (?:could|would|can)|to(?= (?:have|get|receive|see|read)\b))
    |i(?:'m| am)${ADVERBS} (?:looking for|after|in need of|interested in|asking (?:you )?(?:for|to))|let(?:'s| us)|(?:it's |it is )?time (?:to(?= .*\b(?:e?-?mails?|check-?ins?|reminders|messages|unsubscribe)\b)|for(?= (?:an?|my)\b))
    |(?:i(?:'m| am| was) )?(?:just )?wondering (?:if|whether) (?:you|i|we) (?:can|could|would|might)|i wonder if (?:you|i|we) (?:can|could|would|might)
    |(?:it|that) (?:would|'d|will) be ${FINE} (?:if (?:you|i|we)(?: (?:can|could|would))?|to(?= (?:have|get|receive|see|know|hear)\b))|(?:would|'d) be ${FINE} (?:if (?:you|i|we)(?: (?:can|could|would))?|to(?= (?:have|get|receive|see|know|hear)\b))
    |(?:need|want|require|fancy)(?= (?:a|an|my|the|new|updated|another|some|one)\b)|need(?= [\w-]+ ?(?:letter|cv|resume|log)\b)|fancy(?= (?:writing|making|doing|sending)\b)|you (?:can|may)(?: now)?${ADVERBS}|how about|what about(?= (?:a|an|making|sending|writing)\b)
    |(?:it|that|this) (?:would|'d) (?:really )?help(?: me| us)?(?: a lot| out)? (?:to(?= (?:have|get|see|receive)\b)|if (?:you|i|we) (?:can|could|had|have)?)|how (?:do|can|could) (?:i|we)(?= (?:unsubscribe|opt out|pause|change|set|stop (?:the|these|your|getting|receiving))\b)
    |(?:can|could|would|will)(?= (?:\d|noon|(?:the )?(?:mornings?|evenings?|afternoons?|weekdays|weekly)|the|my|these|those|it|they|this|check-ins) )|(?:i|we)(?:'d| would) (?:much |really )?rather(?: have| get| receive)?|feel free to|(?:i )?(?:want|need|ask|beg) you to|i'm asking you to|i (?:was )?hop(?:e|ing) (?:that )?(?:you|i) (?:can|could)
    |(?:what(?:'s| is) the (?:\w+ )?way to|(?:how|where) (?:can|do|could) (?:i|we))(?= (?:get|have|download|obtain|receive|order|request|find)\b)|(?:i(?:'m| am| was|'d be) )?(?:just |also |really )*(?:wondering|curious|interested)(?: about| in| to (?:know|see|hear))?(?= (?:how|what|which)\b)
    |(?:all |what )i (?:need|want)(?: now)? is|i could (?:use|do with)|could (?:use|do with)|time for|i request|requesting|request for|${elsewhere(({ asking }) => asking)})\s+
  `);
const MAX_STEPS = 8;

/** Takes openers, politeness and the asking words off the front of a sentence that `plainly` has gone over. */
export const frameOf = (plain: string): Frame => {
  let rest = spelled(plain).replace(/^["'(¿¡\s]+/, '');
  let isAsked = false;
  let isLonging = false;
  let isOwnDoing = false;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = OPENERS.exec(rest) ?? PLEASE.exec(rest) ?? ASKING.exec(rest);
    if (!found) break;
    isAsked ||= !OPENERS.test(rest);
    isLonging ||= LONGING.test(found[0]);
    isOwnDoing ||= OWN_DOING.test(found[0]);
    rest = rest.slice(found[0].length);
  }
  const bare = rest.replace(ENDING, '');
  return {
    rest: bare.replace(/(?<![\s,.!?])[\s,.!?]+$/, ''),
    isAsked: isAsked || POLITE_END.test(rest),
    isLonging,
    isOwnDoing,
  };
};

const OWN_DOING = /^(?:i|we|it's|it is|time|let|would|'d|can i|could i|may i)\b(?!.*\byou\b).*(?:\bto|\bi)\s+$/;
const LONGING = /\b(?:love|wish|need|hop(?:e|ing))\b/;

/** With the apostrophes and hyphens that haste leaves out. */
const spelled = (plain: string): string =>
  respelled(plain)
    .replace(/^j'(?:ai|aurais) besoin d(?:e |'(?=[a-z]))/, 'je voudrais ')
    .replace(/^merci (?:de |d'(?=[a-z]))/, 'svp ')
    .replace(/\b(do|does|is|was|are|were|have|has|had|did|would|could|should|wo)nt\b/g, "$1n't")
    .replace(/\b(i)(?=m\b|ve\b|d\b)|\b(what|how|that|let)(?=s\b(?! (?:me|us|you|go of)\b))/g, "$1$2'")
    .replace(/\bch?e[ck]{1,2} in(s?)\b(?! with\b)/g, 'check-in$1');

const WELCOME = `(?:that )?(?:would|wd|'d|will)(?: be)? (?:${FINE}|(?:really |much |very much |so |highly |greatly )*appreciated|a (?:great|big|real|huge) help)|much appreciated`;
const ENDING = new RegExp(phrases`
    (?:[\s,.!?:)–-]+(?:(?:many |big |kind )?(?:thanks|thank you|thank u|thx|ty|tnx|cheers|ta)(?: (?:so much|very much|a lot|a million|a bunch|again|in advance|guys|team|all|there|for (?:your|the) help))*
    |if (?:(?:it's |that's |it is |that is )?(?:possible|ok(?:ay)?|fine)|you can|you could|you don't mind|i may(?: ask)?)|when(?:ever)? (?:you can|possible|you have (?:time|a moment|a minute))|asap|a\.s\.a\.p|as soon as (?:possible|you can)|${WELCOME}|danke|merci
    |gracias|${COURTESY})(?: for me)?)+[\s,.!?:)]*$
  `);
const POLITE_END = new RegExp(`\\b(?:${WELCOME}|asap|${COURTESY})\\b[\\s,.!?]*$`);

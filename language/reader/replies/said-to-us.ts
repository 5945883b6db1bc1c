import { phrases } from '../../text/plain-text.ts';

/** Tells somebody to do something, as people do with a machine. */
const IMPERATIVE = new RegExp(phrases`
    \b(?:please|pls|plz)[ .!]*$|^(?:(?:and|but|so|also|then|now|ok|okay|just|hey|hi|no|yes),? )*(?:please|pls|plz|kindly|bitte|(?:can|could|would|will) you|do not|don't|dont|let me|leave me|let's
    |(?:delete|cancel|stop|remove|erase|unsubscribe|deactivate|terminate|refund|forget|ignore|wipe|purge|pause|resume|disable)\b
    |(?:send|show|tell|give|call|help|remind|write|ask|text|mail|e-?mail|charge|bother|contact)(?: me\b| us\b| my\b)
    |(?:close|change|switch|update|edit|move|keep|save|export|download|forward|reset|add|drop|merge|make|turn|try|check|look|read|fix)(?: (?:my|me|the|it|this|that|these|those|them|all|off|on|again|number|\d+)\b))\b
  `);
/** Speaks to us, or of what somebody has with us. */
const OF_US = new RegExp(phrases`
    \b(?:you|your|yours|yourself|u|ur)\b|\b(?:my|this|the) (?:(?:cairn|whole|entire) )?(?:account(?! (?:manag|exec|direct|lead|assist))|subscription|membership|trial|password|log-?in|e-?mail address|invoice|billing|payment method|credit card|bank card|phone number
    |profile|settings?|check-?ins?|personal data|privacy)\b|\bmy (?:data|plan|card|e-?mails?|mails?|number|address|name)\b|\b(?:more|many|any|these|those|of|my) questions\b|\bsign(?:ed)? (?:up|in|on)\b|\bthis (?:app|mail|e-?mail|question|service|site|website|program|tool|thing|bot)\b
    |\b(?:refund|unsubscrib\w*|gdpr|chatbot|spam|newsletter)\b
  `);
/** Wants, will or cannot: nothing that has come of a win. */
const OF_ONESELF = new RegExp(phrases`
    ^(?:and |but |so |well |sorry,? |no,? |yes,? )*(?:i'll|i will|i'd(?! (?:say|think|guess|estimate|reckon|put))|i would(?! (?:say|think|guess|estimate|reckon|put))|i (?:really |just )*(?:want|need|wish|hate|don't|do not|can't|cannot|won't|have to|must|should)
    |i(?:'m| am) (?:going|off|out|done|busy|not|sorry|back|leaving|here|at))\b
  `);

/** Words to us rather than about a win; the sentence as `plainly` gives it. */
export const isSaidToUs = (plain: string): boolean =>
  IMPERATIVE.test(plain) || OF_US.test(plain) || OF_ONESELF.test(plain);

/** Words about an account, its data or its money. */
export const isAboutAccount = (plain: string): boolean => ACCOUNT.test(plain);

const ACCOUNT = new RegExp(phrases`
    \b(?:my|the|this|an|our) (?:(?:cairn|whole|entire|personal) )?(?:account(?! (?:manag|exec|direct|lead|assist))|subscription|membership|trial|password|log-?in|e-?mail address|invoice|receipt|billing|payment|credit card|card|phone number|profile|plan|data)\b
    |\b(?:refund|gdpr|(?:charged|billed|charging|billing) (?:me|twice|my)|(?:was|been|got) (?:charged|billed)|how much (?:does|do|is)|price|pricing|privacy|delete (?:me|everything|all)|(?:cancel|end|upgrade|renew) (?:my|the) (?:account|subscription|plan))\b
  `);

/** "It was not your fault": who leaves, or had a bad day, says it to us. It is never a win. */
export const isAboutUsAlone = (plain: string): boolean => OURS_ALONE.test(plain);

const OURS_ALONE = new RegExp(phrases`
    ^(?:and |but |und |aber |et |mais |y |pero |really,? )*(?:(?:it|this|that)(?:'s| is| was|s)(?: not|n't)(?: \w+)? (?:your fault|you|about you|because of you|down to you|to do with you)|(?:it|this|that) (?:wasn't|isn't) (?:\w+ )?(?:your fault|you|about you|because of you)|(?:it |this )?(?:has|had) nothing to do with (?:you|your)|you(?:'ve| have)? (?:did|done|didn't do) (?:nothing|anything) wrong
    |(?:es|das) (?:lag|liegt|hat|war) (?:\w+ )?nicht (?:\w+ )?(?:an (?:ihnen|euch|dir)|mit (?:ihnen|euch|dir) zu tun|eure schuld|ihre schuld|deine schuld)|(?:es|das) hat nichts mit (?:ihnen|euch|dir) zu tun
    |ce n'(?:est|etait) pas (?:votre|ta|de votre|de ta) faute|(?:ca|cela) n'a rien a voir avec (?:vous|toi)|vous n'y etes pour rien
    |no (?:es|fue|ha sido) (?:culpa|cosa) (?:vuestra|suya|tuya|de ustedes|por vosotros)|no (?:es|fue) por (?:vosotros|ustedes|usted|ti)|no tiene nada que ver con (?:vosotros|ustedes|usted))[.! ]*$
  `);

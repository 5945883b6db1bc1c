import { phrases } from '../plain-text.ts';

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

import { phrases } from '../phrases.ts';

const OPENING =
  "(?:(?:well|hm+|ah|oh|sorry|honestly|tbh|to be honest|good question|great question|i'm afraid|afraid|actually|so far),?(?: ?-)? ?)*";
const CLOSING = '(?:,? (?:sorry|thanks?|thank you|though|really|tbh|honestly|yet))*[ .!]*';

/** Whole sentences that let a question pass. */
const PASSED = new RegExp(phrases`
    ^${OPENING}(?:no(?:pe)?|nah|no (?:idea|clue)|(?:i (?:have|'ve got) )?no (?:idea|clue|numbers?|figures?|data)(?: (?:for|about|on) (?:that|this|it))?
    |(?:i'm |i am )?not (?:really |quite |too |so )?sure(?: about (?:that|this|it))?|(?:i )?(?:really )?(?:do not|don't|dont) (?:really )?know(?: that| it| the number| exactly)?
    |dunno|idk|(?:i )?can(?:'t|not|t) (?:really )?(?:say|tell)|(?:that's |it's |that is |it is )?(?:very )?(?:hard|difficult|impossible|too early|too soon)(?: to (?:say|tell|know|measure|quantify))?(?: right now)?
    |n/?a|none|nothing(?: much| really)?|not (?:really|yet|now|today|tonight|this time)|not that i know(?: of)?|who knows|no answer|skip(?: (?:it|this|that|this one))?|pass|next question
    |(?:i'll|i will|i'd have to|i would have to|i have to|i need to|let me)(?: have to)? (?:check|ask|look|think|find out|get back)\b.*|(?:ask me )?(?:again )?later|maybe later|never ?mind
    |no need|i(?:'d| would) rather not(?: say)?|(?:that's |that is )?(?:confidential|private|secret)|(?:i )?can(?:'t|not|t) share(?: (?:that|it))?)${CLOSING}$
  `);

/** Says that there is no answer, or none yet; the sentence as `plainly` gives it. */
export const isNoAnswer = (plain: string): boolean =>
  PASSED.test(plain) || plain.split(/[,;] /).every((clause) => PASSED.test(clause) || REMARK.test(clause));

const REMARK =
  /^(?:it's|that's|it is|that is|good|great|nice|hm+|sorry)(?: a)?(?: good| great| nice)? ?(?:question|one|confidential|private|secret|complicated)?[ .!]*$/;

import { phrases } from '../../text/plain-text.ts';

const VERY = '(?:(?:really|very|so|super|just|all|pretty|quite|absolutely|truly|too|such an?|an?) )*';
const PRAISE = phrases`
    (?:helpful|great|useful|kind|nice|lovely|enough|perfect|cool|amazing|awesome|brilliant|fantastic|excellent|wonderful|fine|good|sweet|neat
    |fun|clever|super|handy|easy|interesting|what i (?:needed|wanted)|it|all|everything|done|ok(?:ay)?)
  `;
const WHEN =
  '(?:,? (?:for (?:today|now|me|the day|the moment|tonight|this week)|today|now|from me|indeed|again|then|thanks|too))*';
const PERSON = '(?:you|u|ya|all|everyone|guys|folks|team|[a-z]+)';

const THANKS = phrases`
    (?:many |much |so |big |ok |okay |and |oh |great |no )*(?:thanks?(?! to\b)|thank (?:you|u)|thx|tx|ty|thankyou|cheers|ta|danke(?: (?:schon|sehr|dir|ihnen))?|vielen dank
    |merci(?: beaucoup)?|(?:muchas )?gracias)(?: (?:so much|very much|a lot|lots|a bunch|a million|a ton|again|in advance|indeed|all|you|everyone|heaps|anyway|though
    |for (?:the|your|this|that|it|all|asking|checking(?: in)?|reminding|everything|listening|reading|keeping)(?: [a-z'-]+){0,6}))*(?: (?:cairn|mate|buddy|friend|boss|bot|man|dear|guys|team))?
  `;
const NOD = phrases`
    (?:ok(?:ay|i)?|k|great|perfect|cool|nice|awesome|super|lovely|brilliant|wonderful|excellent|amazing|fantastic|got it|noted|understood|will do|alright|all right|sure thing|sounds good|looks good|wow
    |good (?:job|work|one|bot|to know|stuff)|great (?:job|work|stuff)|nice (?:job|work|one)|well done|keep (?:it|this) up|no worries|no problem|(?:much )?appreciated|hooray|yay|ha(?:ha)+|lol)
  `;
const NODS = `${NOD}(?: ${NOD}){0,3}`;
const COURTESIES = [
  THANKS,
  NODS,
  `(?:and |so |well |i think |i guess )*(?:it|this|that)(?:'s| is| was| will be| would be|'ll be| has been|s)? ${VERY}${PRAISE}(?: (?:one|idea|question|mail|app|service|tool|stuff))?(?: of you| to (?:hear|know|see))?`,
  `(?:i )?(?:really |truly |just |do )*(?:appreciate|love|like|enjoy|loved|liked|enjoyed) (?:it|this|that|these|those)(?: (?:app|mails?|service|question|idea))?(?: (?:so much|very much|a lot))?`,
  '(?:i )?(?:hope|wish)(?: that)? (?:you|all|this).*',
  `(?:have|enjoy) (?:an? |the |your )?(?:(?:great|good|nice|lovely|wonderful) )?(?:day|evening|weekend|week|night|one).*`,
  `(?:bye|goodbye|see (?:you|ya)|talk|speak|until)(?: ${PERSON}){0,3}`,
  '(?:nothing|no) (?:more|else)(?: (?:to (?:add|say|report|tell)|from me))?',
  "(?:i'm |i am |we're |we are )?(?:all )?(?:done|finished|good)",
];
const COURTESY = new RegExp(`^(?:${COURTESIES.map((one) => `(?:${one})`).join('|')})${WHEN}[ .!]*$`, 'u');
const LEAD = new RegExp(`^(?:${THANKS}|${NODS})\\s*[,;.!–—-]+\\s+(?=\\S)`, 'iu');
const TAIL = new RegExp(`(?<=\\S)\\s*(?:[,;–—]|\\s-)\\s*(?:and |but )?(?:${THANKS})(?: ${PRAISE})?[ .!]*$`, 'iu');

/** No courtesy is longer, nor one part of it: beyond that its words would be tried in too many ways. */
const LONGEST = 600;
const LONGEST_PART = 120;

/** Thanks, a nod or praise, and nothing else; the sentence as `plainly` gives it. */
export const isCourtesy = (plain: string): boolean =>
  plain.length <= LONGEST &&
  plain
    .split(/\s*[,;:!.…–—]+\s*|\s+-+\s+|\s+and\s+(?=thank)/)
    .every((part) => part === '' || (part.length <= LONGEST_PART && COURTESY.test(part)));

/** The sentence in up to three parts: the thanks it begins with, what it says, and the thanks it ends with. */
export const apartFromThanks = (sentence: string): readonly string[] => {
  const lead = LEAD.exec(sentence.slice(0, LONGEST_PART))?.[0] ?? '';
  const rest = sentence.slice(lead.length);
  const tail = TAIL.exec(rest.slice(-LONGEST_PART))?.[0] ?? '';
  return [lead, rest.slice(0, rest.length - tail.length), tail]
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

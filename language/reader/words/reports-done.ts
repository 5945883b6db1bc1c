import { phrases } from '../../text/plain-text.ts';
import { FAINT, IRREGULAR, isDoneElsewhere, NOT_DONE, SUCCESS, WEAK } from './past-verbs.ts';
import { withoutSmallTalk } from './small-talk.ts';

const NEGATION = new RegExp(
  phrases`
    ^(?:not|no|never|nothing|nobody|none|neither|nor|hardly|barely|cannot|without
    |unable|failed|forgot|\p{L}+n't|dont|didnt|couldnt|wasnt|havent|hasnt)$
  `,
  'u',
);
const AHEAD = new RegExp(
  phrases`
    ^(?:will|shall|should|would|could|might|may|must|gonna|hope|hoping|plan
    |planning|want|wants|need|needs|if|unless|once|until|wish|supposed|trying
    |expect|\p{L}+'ll|i'd|we'd)$
  `,
  'u',
);
const NOTHING = /^(?:nothing|nada|none|little|zero|naught|zilch)$/;
const CLAUSE =
  /\s*(?:[,;:()–—.!?]|\s-\s|\b(?:and|but|so|then|yet|after|when|while|because|although|though|which|who|that|where|as)\b)\s*/;
const EMPTY = new RegExp(phrases`
    ^(?:i|i'm|i've|im|we|we've|my|our|me|us|you|your|it|its|it's|he|she|they
    |the|a|an|this|that|these|those|and|or|but|so|to|of|in|on|at|for|with|from
    |by|as|is|am|are|was|were|be|been|being|had|have|has|did|do|does|got|get
    |went|just|really|very|quite|pretty|too|also|today|yesterday|now|again|all
    |day|morning|afternoon|evening|night|week|lot|lots|some|much|more|about
    |up|out|there|here|well|good|bad|great|fine|ok|okay|long|busy|quiet|slow
    |tough|hard|same|usual|normal|ordinary|nice|work|working|worked|home|office
    |meeting|meetings|still|bit|little|kind|sort|only|mostly|mainly|stuff|things
    |thing|made|took|back|off|no|not|nothing|one)$
  `);

/** Does this sentence, as `plainly` gives it, tell of something its author did or brought about? */
export const reportsDone = (plain: string): boolean => {
  if (/\?["')\]]*$/.test(plain) || MISHAP.test(plain)) return false;
  const said = withoutSmallTalk(plain);
  if (isDoneElsewhere(said)) return true;
  return said.split(CLAUSE).some(isDone) || isSuccess(said) || ENDED.test(said);
};

/** Ended on purpose what others had begun: no mishap, where it opens the sentence and is nobody's private matter. */
const ENDED = new RegExp(phrases`
    ^(?:i |we )?(?:blocked|cancell?ed|declined|rejected) (?:the|a|an|our|their|two|three|four|five|\d+) (?!.*\b(?:trip|holidays?|vacation
    |party|date|flight|appointment|dinner|interview|sick|ill|weather|covid|because)\b)[\w-]+ \w
  `);

const MISHAP = new RegExp(phrases`
    ^(?:(?:i|we) )?(?:got|was|were|am|been) (?:stuck|fired|sacked|laid off|let go
    |caught in (?:traffic|the rain))\b|\btoo (?:busy|tired|sick|ill|late|stressed
    |exhausted|lazy|hot|cold|sad|upset|drained|overwhelmed) to\b|^(?:i |we )?(?:watched
    |binged) |\b(?:school|office|shop|store|site|building|road|factory|restaurant|clinic|court
    |lab|we) (?:is|are|was|were) closed\b|\bbroke down\b|\bwent wrong\b|\btested positive for\b|\bspent\b.{0,40}\b(?:waiting|queu\w+|in traffic|in bed|at the (?:airport|doctor\w*|dentist\w*))\b
    |\bgot (?:a |an |the )?(?:parking|speeding) (?:ticket|fine)\b|\bgot (?:a |the )?(?:cold|flu|headache|migraine|fever)\b|^(?:still )?stuck (?:in|at|on|with|behind)\b
    |^(?:i |we )?took (?:the|my|our) (?:kids|children|family|dog|cat|son|daughter|wife|husband|mum|dad|parents) (?:\w+ ){0,3}(?:to|for)\b|\bthrew up\b|^you (?:have |just |again )?(?:charged|billed) (?:me|my|us)\b
    |^(?:spent|had) (?:the|my|a|all) (?:whole |entire |rest of the )?(?:day
    |morning|afternoon|weekend)(?: off)?(?: (?:in bed|at home|at the (?:doctor|dentist|hospital|beach).*
    |with (?:the|my) (?:kids|family|children)|off|on the (?:sofa|couch)|sleeping|resting))?[.!]*$
  `);

const isSuccess = (said: string): boolean => {
  const found = SUCCESS.exec(said);
  if (!found) return false;
  const before = said.slice(0, found.index).split(/[,;.]/).at(-1)?.trim().split(' ').slice(-5) ?? [];
  return !before.some((word) => NEGATION.test(word) || AHEAD.test(word));
};

const BELATED =
  /\b(?:arrived|came|woke(?: up)?|got (?:in|up|home|there)|started) (?:\w+ )?late\b|\bstood (?:outside|in line|in the)\b/;

const isDone = (clause: string): boolean => {
  if (BELATED.test(clause)) return false;
  const words = wordsOf(clause);
  const content = contentOf(clause);
  return words.length > 1 && words.some((word, at) => content >= neededBeside(word) && isMeant(words, at));
};

/** Neither denied nor still to come. */
const isMeant = (words: readonly string[], at: number): boolean =>
  !words.slice(Math.max(0, at - 5), at).some((before) => NEGATION.test(before) || AHEAD.test(before)) &&
  !words.slice(at + 1, at + 4).some((after) => NOTHING.test(after)) &&
  !/^(?:not|never)$/.test(words[at + 1] ?? '') &&
  !(
    /^(?:was|were|got|had|been)$/.test(words[at] ?? '') &&
    words.slice(at + 1, at + 3).some((after) => NOT_DONE.has(after))
  );

/** Regular past forms, also those that lost their e in haste ("managd"); no other words end so. */
const PAST = /^[a-z-]{3,}(?:ed|[bcfghkmpstvwxz]d)$/;

/** How many words of substance must be said for this word to report something done; infinite when it reports none. */
const neededBeside = (word: string): number => {
  if (FAINT.has(word)) return 3;
  if (WEAK.has(word)) return 2;
  if (IRREGULAR.has(word)) return 1;
  return !NOT_DONE.has(word) && PAST.test(word) ? 1 : Number.POSITIVE_INFINITY;
};

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word !== '');

/** How many words of a sentence say something of their own. */
export const contentOf = (text: string): number => wordsOf(text).filter((word) => !EMPTY.test(word)).length;

import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import { phrases } from '../plain-text.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isAbsence, isSmallTalk, withoutGreeting } from '../understanding/small-talk.ts';
import { apartFromThanks, isCourtesy } from './courtesy.ts';
import { isAboutAccount, isSaidToUs } from './said-to-us.ts';

/** A day without much, or a hard one. */
const QUIET = new RegExp(phrases`
    \b(?:sick|ill|unwell|fever|flu|migraine|headache|in bed|tired|exhausted|worn out|burn(?:t|ed)[ -]out|overwhelmed|stress(?:ed|ful)|sad|anxious|depressed|cried|crying|grie(?:f|ving)|funeral|died|passed away|hospital
    |quiet|slow|rest(?:ed|ing)?|day off|days off|holidays?|vacation|on leave|weekend off|hard|rough|tough|awful|terrible|horrible|bad|long|draining|boring|uneventful|rejected|rejection|turned down|fired|sacked|laid off|let go|failed|nothing|not much|not a lot|no wins?|unproductive|wasted|lazy
    |krank|mude|urlaub|nichts|malade|fatigue|rien|enferm[oa]|cansad[oa]|nada)\b
  `);
const FEW = 20;

/** How words sound that hold neither a win nor a request. */
export const toneOf = (words: string): RemarkTone => {
  const sentences = words
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => plainly(withoutGreeting(sentence)))
    .filter((plain) => /[\p{L}\p{N}]/u.test(plain));
  if (sentences.some(isAboutAccount)) return 'account';
  if (isThanks(sentences.flatMap(apartFromThanks))) return 'thanks';
  if (sentences.some(asksUs)) return 'to-us';
  return sentences.flatMap(apartFromThanks).some(isQuiet) ? 'quiet' : 'unclear';
};

/** A nod, a greeting or good wishes beside it change nothing. */
const isThanks = (parts: readonly string[]): boolean =>
  parts.some(isCourtesy) && parts.every((plain) => isCourtesy(plain) || (isSmallTalk(plain) && !QUIET.test(plain)));

const isQuiet = (plain: string): boolean =>
  isAbsence(plain) || (QUIET.test(plain) && (isSmallTalk(plain) || plain.split(' ').length <= FEW));

const asksUs = (plain: string): boolean =>
  !isSmallTalk(plain) && (/\?["')\]]*$/.test(plain) || (isSaidToUs(plain) && !QUIET.test(plain)));

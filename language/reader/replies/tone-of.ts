import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import { phrases } from '../../text/plain-text.ts';
import { learnedReading } from '../model/learned-reading.ts';
import { reportsDone } from '../words/reports-done.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';
import { isAbsence, isSmallTalk, withoutGreeting } from '../words/small-talk.ts';
import { apartFromThanks, isCourtesy } from './courtesy.ts';
import { isPleasantry, pleasantryIn } from './pleasantries.ts';
import { isAboutAccount, isAboutUsAlone, isSaidToUs } from './said-to-us.ts';
import { beginsSmall, isSmallDay } from './small-day.ts';
import { yesOrNo } from './yes-or-no.ts';

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
  if (sentences.length > 0 && sentences.every(isAboutUsAlone)) return 'chat';
  if (isThanks(sentences.flatMap(apartFromThanks))) return 'thanks';
  if (isPleasantry(words)) return sentences.some((plain) => pleasantryIn(plain) === 'thanks') ? 'thanks' : 'chat';
  if (isSmallDay(words) || beginsSmall(sentences[0] ?? '')) return 'quiet';
  if (sentences.some(asksUs)) return 'to-us';
  if (sentences.flatMap(apartFromThanks).some(isQuiet)) return 'quiet';
  return isChat(words, sentences) ? 'chat' : 'unclear';
};

/** So few words are small talk where the corpus is this sure of it. */
const FEW_OF_CHAT = 8;
const SURE = 0.85;
const LIKELY = 0.6;

/** A greeting, good wishes, a "yes" to nothing that was asked: nobody means a win by it. */
const isChat = (words: string, sentences: readonly string[]): boolean => {
  if (yesOrNo(words)?.rest === '') return true;
  if (
    /[\d?]/.test(words) ||
    sentences.some((plain) => ROSE.test(plain)) ||
    sentences.join(' ').split(' ').length > FEW_OF_CHAT
  )
    return false;
  const { tone, parts } = learnedReading(words);
  const isSure = tone.name === 'chat' && tone.certainty >= SURE;
  return isSure && parts.length > 0 && parts.every(({ is, certainty }) => is === 'chat' && certainty >= LIKELY);
};

/** "Gracias por el ascenso": what somebody is thanked for may be what they are proud of. */
const ROSE = /\b(?:ascenso|promotion|beforderung|promocion)\b/;

/** A nod, a greeting or good wishes beside it change nothing. */
const isThanks = (parts: readonly string[]): boolean =>
  parts.some((plain) => isCourtesy(plain) || pleasantryIn(plain) === 'thanks') &&
  parts.every(
    (plain) => isCourtesy(plain) || pleasantryIn(plain) !== null || (isSmallTalk(plain) && !QUIET.test(plain)),
  );

/** "Too tired to work, but I answered all 14 emails" may be a win to whoever writes it: they are asked. */
const turnsToDeed = (plain: string): boolean => {
  const [, deed = ''] = plain.split(/,? (?:but|still|aber|trotzdem|mais|pero) /, 2);
  return deed !== '' && reportsDone(deed);
};

const isQuiet = (plain: string): boolean =>
  !turnsToDeed(plain) &&
  (isAbsence(plain) || (QUIET.test(plain) && (isSmallTalk(plain) || plain.split(' ').length <= FEW)));

const asksUs = (plain: string): boolean =>
  !isSmallTalk(plain) && (/\?["')\]]*$/.test(plain) || (isSaidToUs(plain) && !QUIET.test(plain)));

import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import { isFormula } from '../own-words/closings.ts';
import { phrases } from '../phrases.ts';
import { isPlan } from '../understanding/paragraphs.ts';
import { contentOf } from '../understanding/reports-done.ts';
import { frameOf } from '../understanding/request-frame.ts';
import { namesOurMails } from '../understanding/schedule-requests.ts';
import { plainly } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { isName } from '../understanding/understand.ts';
import { isCourtesy } from './courtesy.ts';
import { isAboutAccount } from './said-to-us.ts';
import { toneOf } from './tone-of.ts';

/** `filler` is what nobody misses: small talk, a name, a lead-in. `unclear` may be a win that was not seen. */
export type ToneBeside = RemarkTone | 'filler';

/** No sentence is longer; what is, is judged by its beginning. */
const MAX_JUDGED = 2_000;

/** How a sentence beside a win sounds; `isAhead` where it stands below a heading of plans. */
export const toneBeside = (text: string, isAhead: boolean): ToneBeside => {
  const plain = plainly(text.slice(0, MAX_JUDGED));
  if (isFiller(text, plain)) return 'filler';
  if (isAhead) return 'ahead';
  if (/\?["')\]]*$/.test(plain)) return QUOTED.test(plain) ? 'quiet' : isAboutAccount(plain) ? 'account' : 'to-us';
  if (namesOurMails(frameOf(plain)) || NEEDED.test(plain)) return isAboutAccount(plain) ? 'account' : 'to-us';
  if (isPlan(plain)) return 'ahead';
  const tone = toneOf(plain);
  return tone === 'thanks' ? 'filler' : tone;
};

/** "They asked me “where are you from?”": nobody asks us. */
const QUOTED =
  /\b(?:asked|asks|said|says|wrote|told|demande|dit|gefragt|fragte|sagte|pregunto|preguntaron|dijo|dijeron)\b.{0,80}["«“„»]/;
/** What is wanted of us; what its author needs to do is a plan. */
const NEEDED = /^(?:and |also |so |but )*i(?: would|'d)? (?:need|want|like) (?:a|an|the|my|that|this|it|one)\b/;
/** Leads in to what comes next, or says that nothing does. */
const LEAD_IN = new RegExp(phrases`
    ^(?:(?:and|also|oh|ok|so|but|just|well|ps|p\.s\.)[,:]? )*(?:before i forget|(?:i have )?(?:one|another|an?) (?:more |last |other |quick )?(?:request|thing|question|one|favou?r)
    |guess what|by the way|btw|fyi|long story short|(?:nothing|no) (?:else|more)\b.{0,20})[ .,:;!?…-]*$
  `);
const FEW = 10;

/** Small talk, a name, a parting, or what only leads in to the rest: "Wins of the week, in no order:", "Could you". */
const isFiller = (text: string, plain: string): boolean =>
  isSmallTalk(plain) ||
  isCourtesy(plain) ||
  LEAD_IN.test(plain) ||
  (plain.endsWith(':') && plain.split(' ').length <= FEW) ||
  (!/\?/.test(plain) && contentOf(plain) === 0) ||
  (plain.length < 80 && frameOf(`${plain} x`).rest === 'x') ||
  isSigned(text);

const isSigned = (text: string): boolean => {
  const [parting = '', name = parting] = text.split(/,\s+/, 2);
  return isFormula(text) || isName(text) || (isFormula(parting) && isName(name));
};

import { phrases } from '../../text/plain-text.ts';
import { isPlanElsewhere } from './past-verbs.ts';
import { plainly } from './sentences.ts';

const HEADS = new RegExp(phrases`
    ^(?:(?:plans?|next(?: steps?)?|to ?-?do|tomorrow|upcoming|coming up|later|blockers?|blocked
    |still open|open (?:points|issues|items)|not done|didn't (?:do|finish|manage|get).*|challenges?
    |problems?|lowlights?|losses|goals?|priorities|pending|in progress|outstanding|for (?:tomorrow|next week|monday)
    |what didn't go well|improvements?|morgen|demain|manana)\b.*)$
  `);
const PLAN = new RegExp(phrases`
    ^(?:(?:i|we|i'm|we're|i am|we are) )?(?:will|'ll|going to|gonna|plan(?:ning)? to
    |hope|hoping|want|intend|need|have to|must|should|might|trying to|about to
    |looking forward|still need)\b|^(?:i'll|we'll)\b|^(?:tomorrow|next (?:week|month|monday|tuesday
    |wednesday|thursday|friday))\b|\b(?:tomorrow|next week)$
  `);

/** What stands below this line is still to come, or was not done: nothing of it is a win. */
export const headsPlans = (line: string): boolean => HEADS.test(plainly(line).replace(/(?<![:.!])[:.!]+$/, ''));

/** Says what is still to come; the sentence as `plainly` gives it. */
export const isPlan = (plain: string): boolean =>
  (plain.includes(':') && HEADS.test(plain.split(':')[0] ?? '')) || isPlanElsewhere(plain) || PLAN.test(plain);

import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { isAboutBilling, stopsMailsToo } from './billing-requests.ts';
import { isCorrection } from './correction-requests.ts';
import { documentsAsked, isOrder } from './document-requests.ts';
import { withoutReason } from './reasons.ts';
import { reportsDone } from './reports-done.ts';
import { type Frame, frameOf } from './request-frame.ts';
import { reviewAsked } from './review-requests.ts';
import { namesOurMails, sendingAsked } from './schedule-requests.ts';

const MAX_LENGTH = 600;

/** What one sentence asks of us, as `plainly` gives it; empty when it asks for nothing we know. */
export const requestsIn = (plain: string): readonly RequestKind[] => {
  if (plain.length > MAX_LENGTH) return [];
  const whole = askedIn(plain, frameOf(plain));
  const lead = whole.length > 0 ? null : withoutReason(plain);
  const kinds = lead === null ? whole : plainlyAsked(lead);
  return kinds.some((kind) => CHANGES.has(kind)) && TOLD.test(plain) && !/^\D{0,12}\d/.test(plain) ? [] : kinds;
};

/** Somebody's words are told, not said to us: "Stop, I told the team". */
const TOLD =
  /(?:^|[,;:!?"”–-]+) ?"?(?:(?:i|we|he|she|they|it|(?:the|my|our|a) [\w-]+(?: [\w-]+)?|[\w-]+) )?(?:says?|reads|said|told|asked|shouted|replied|was the (?:motto|task|rule|plan|order|answer))\b/;

const askedIn = (plain: string, frame: Frame): readonly RequestKind[] => {
  if (isCorrection(frame)) return ['correct-wins'];
  if (isAboutBilling(frame)) return stopsMailsToo(frame) ? ['stop', 'billing'] : ['billing'];
  const sending = sendingAsked(frame);
  if (sending) return [sending];
  const review = reviewAsked(frame);
  if (review) return [review];
  // "CV workshop held" begins like a request; an order or a polite word makes it one.
  return !frame.isAsked && !isOrder(frame) && reportsDone(plain) ? [] : documentsAsked(frame);
};

const REVIEWS: ReadonlySet<RequestKind> = new Set(['list-wins', 'how-am-i-doing']);
const CHANGES: ReadonlySet<RequestKind> = new Set([
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'billing',
  'correct-wins',
]);

/** What a part of a sentence asks, where its own words address us; the rest of the sentence may be news. */
export const plainlyAsked = (part: string): readonly RequestKind[] => {
  const frame = frameOf(part);
  const kinds = askedIn(part, frame);
  const isAddressed = kinds.every((kind) => isAddressedFor(kind, frame));
  return isAddressed ? kinds : [];
};

/** The more a request changes, the plainer its words must be. */
const isAddressedFor = (kind: RequestKind, frame: Frame): boolean => {
  if (REVIEWS.has(kind)) return true;
  if (!CHANGES.has(kind)) return frame.isAsked;
  if (kind === 'billing' && frame.isAsked && /\b(?:money back|refund)\b/.test(frame.rest)) return true;
  if (kind === 'stop' || kind === 'billing') return namesOurMails(frame);
  return (frame.isAsked && !frame.isLonging) || (kind !== 'correct-wins' && namesOurMails(frame));
};

import type { RequestKind } from '#domain/incoming-mail/events.ts';
import { isCorrection } from './correction-requests.ts';
import { documentsAsked, isOrder } from './document-requests.ts';
import { reportsDone } from './reports-done.ts';
import { frameOf } from './request-frame.ts';
import { reviewAsked } from './review-requests.ts';
import { sendingAsked } from './schedule-requests.ts';

const MAX_LENGTH = 600;

/** What one sentence asks of us, as `plainly` gives it; empty when it asks for nothing we know. */
export const requestsIn = (plain: string): readonly RequestKind[] => {
  if (plain.length > MAX_LENGTH) return [];
  const frame = frameOf(plain);
  if (isCorrection(frame)) return ['correct-wins'];
  const sending = sendingAsked(frame);
  if (sending) return [sending];
  const review = reviewAsked(frame);
  if (review) return [review];
  // "CV workshop held" begins like a request; an order or a polite word makes it one.
  return !frame.isAsked && !isOrder(frame) && reportsDone(plain) ? [] : documentsAsked(frame);
};

import { randomUUID } from 'node:crypto';
import type { IncomingText } from '#application/delivery/carrier.ts';

/** A text as a provider brings it, each a new one unless the test gives its id. */
export const aTextFrom = (from: string, body: string, more: Partial<IncomingText> = {}): Omit<IncomingText, 'to'> => ({
  id: randomUUID(),
  from,
  body,
  optOut: null,
  media: 0,
  ...more,
});

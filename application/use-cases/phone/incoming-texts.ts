import { phone } from '#domain/phone/decider.ts';
import { handle } from '../../handle.ts';
import { timestamp } from '../../ports/clock.ts';
import type { IncomingText } from '../../ports/texter.ts';
import type { Services } from '../../services.ts';
import { phoneNameOf, streams } from '../../streams.ts';

/** The words that carriers and providers take for it, when they are all that the text says. */
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START = new Set(['START', 'UNSTOP']);

/**
 * What a text asks us to do; null when it asks for nothing. Where a provider has read other words for it, such as those
 * of another language, its reading counts.
 */
export const wishOf = ({ body, optOut }: Pick<IncomingText, 'body' | 'optOut'>): 'stop' | 'start' | null => {
  const word = body.toUpperCase().replace(/[^A-Z]/g, '');
  if (optOut === 'stop' || STOP.has(word)) return 'stop';
  return optOut === 'start' || START.has(word) ? 'start' : null;
};

/** Takes a text in: STOP and START are for the number it came from, whosever account that is. The same twice is once. */
export const takeIncomingText = async (
  { log, vault, clock, phones }: Services,
  text: Pick<IncomingText, 'from' | 'body' | 'optOut'>,
): Promise<void> => {
  const wish = wishOf(text);
  const sender = phones.read(text.from, null);
  if (wish === null || typeof sender === 'string') return; // a short code is nobody's phone
  const phoneName = await phoneNameOf(vault, sender.number);
  const type = wish === 'stop' ? 'StopTexts' : 'AllowTexts';
  await handle(log, phone, streams.phone(phoneName), { type, data: { phoneName, at: timestamp(clock) } });
};

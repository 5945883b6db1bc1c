import { phoneNameOf } from '#application/accounts/public.ts';
import type { IncomingText } from '#application/delivery/public.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { keepText } from './keep-text.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones'>;

/** The words that carriers and providers take for it, when they are all that the text says. */
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START = new Set(['START', 'UNSTOP']);
const HELP = new Set(['HELP', 'INFO']);

/** Whoever has a number may change their mind, but cannot make the log grow by it. */
const starts: Limit = { name: 'texts-start-day', most: 10, seconds: 24 * 60 * 60 };

type Wish = 'stop' | 'start' | 'help';

/**
 * What a text asks us to do; null when it asks for nothing. A word beside it, of whatever script, or a number makes it
 * something that is told. Where a provider has read other words for it, such as those
 * of another language, its reading counts.
 */
const wishOf = ({ body, optOut }: Pick<IncomingText, 'body' | 'optOut'>): Wish | null => {
  const word = body.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (optOut === 'stop' || STOP.has(word)) return 'stop';
  if (optOut === 'start' || START.has(word)) return 'start';
  return optOut === 'help' || HELP.has(word) ? 'help' : null;
};

/**
 * Takes a text in. STOP and START are for the number it came from, whosever account that is; everything else is kept for
 * the account that has verified the number, and from a number that none has nothing is. The same text twice is once.
 */
export const takeIncomingText = async (services: Parts, text: Omit<IncomingText, 'to'>): Promise<void> => {
  const wish = wishOf(text);
  const sender = services.phones.read(text.from, null);
  if (typeof sender === 'string') return; // a short code is nobody's phone
  const phoneName = await phoneNameOf(services.vault, sender.number);
  if (wish === 'stop') return change(services, phoneName, 'StopTexts');
  if (wish !== 'start')
    return keepText(services, { phoneName, number: sender.number, text, wantsHelp: wish === 'help' });
  const { stopped } = await stateOf(services.log, phone, streams.phone(phoneName));
  if (stopped && (await takeFrom(services, starts, phoneName, text.id)))
    await change(services, phoneName, 'AllowTexts');
};

const change = async ({ log, clock }: Parts, phoneName: string, type: 'StopTexts' | 'AllowTexts'): Promise<void> => {
  await handle(log, phone, streams.phone(phoneName), { type, data: { phoneName, at: timestamp(clock) } });
};

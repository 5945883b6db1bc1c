import { accountLanguage, accountWithSchedule } from '#application/accounts/public.ts';
import { type IncomingText, requestText } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { partOf } from '#application/engine/networks.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import type { CheckInRequested } from '#domain/check-ins/events.ts';
import type { HelpFacts } from '#domain/delivery/text/facts.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import { localDate } from '#domain/time/local-time.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

/** A text from a number (E.164), and whether it is one that asks what this is. */
type TextFrom = Readonly<{
  phoneName: string;
  number: string;
  text: Pick<IncomingText, 'id' | 'body' | 'optOut' | 'media'>;
  wantsHelp: boolean;
}>;
type Sender = Readonly<{ userId: number; timezone: string }>;

const DAY = 24 * 60 * 60;
const DAY_MS = DAY * 1000;
/** What one number may send, and each of the 64 parts that all numbers are spread over. */
const fromNumber: Limit = { name: 'texts-in-number-day', most: 100, seconds: DAY };
const fromPart: Limit = { name: 'texts-in-part-hour', most: 500, seconds: 60 * 60 };
/** Of texts that say how this works. */
const helps: Limit = { name: 'help-texts-day', most: 3, seconds: DAY };
const HELP_GOOD_FOR_MS = 60 * 60_000;

/** What an account that has verified the number wrote is read like a mail of its owner; of all others nothing is kept. */
export const keepText = async (services: Parts, from: TextFrom): Promise<void> => {
  const sender = await senderOf(services, from.phoneName);
  if (!sender) return;
  const { text } = from;
  if (from.wantsHelp) {
    if (text.optOut === null) await explain(services, sender, from, null); // else the provider has answered
    return;
  }
  if (text.body.trim() === '') {
    if (text.media > 0) await explain(services, sender, from, 'pictures');
    return;
  }
  if (!(await mayBeKept(services, from))) return explain(services, sender, from, 'too-many');
  await keep(services, sender, text);
  if (text.media > 0) await explain(services, sender, from, 'pictures');
};

const senderOf = async (services: Parts, phoneName: string): Promise<Sender | null> => {
  const { owner: userId } = await stateOf(services.log, phone, streams.phone(phoneName));
  const account = userId === null ? null : await accountWithSchedule(services, userId);
  const isTheirs = account?.phone?.phoneName === phoneName && account.phone.verified;
  return userId !== null && account && isTheirs ? { userId, timezone: account.schedule.timezone } : null;
};

const mayBeKept = async (services: Parts, { phoneName, text }: TextFrom): Promise<boolean> =>
  (await takeFrom(services, fromNumber, phoneName, text.id)) &&
  (await takeFrom(services, fromPart, await partOf(services.vault, phoneName), text.id));

const keep = async (services: Parts, { userId, timezone }: Sender, { id, body }: TextFrom['text']): Promise<void> => {
  const mailId = derivedId('text-message', id);
  const at = timestamp(services.clock);
  const conversationId = await conversationFor(services, userId, at, timezone);
  await handle(services.log, incomingMail, streams.incomingMail(mailId), {
    type: 'ReceiveMessage',
    data: { mailId, userId, at, conversationId, channel: 'text', personal: { text: body } },
  });
};

/** That of the check-in which was texted within the last day, else one for this user and local date. */
const conversationFor = async ({ log }: Parts, userId: number, at: string, timezone: string): Promise<string> => {
  const today = localDate(at, timezone);
  const dayBefore = localDate(new Date(Date.parse(at) - DAY_MS).toISOString(), timezone);
  for (const slot of [today, dayBefore]) {
    const stream = streams.checkIn(`${userId}-${slot}`);
    const asked = await eventOf<CheckInRequested>(log, stream, 'CheckInRequested');
    if (asked?.channel === 'text' && Date.parse(at) - Date.parse(asked.at) <= DAY_MS) return asked.conversationId;
  }
  return derivedId('text-conversation', userId, today);
};

/** One text that says how this works. */
const explain = async (
  services: Parts,
  { userId }: Sender,
  { phoneName, number, text }: TextFrom,
  about: HelpFacts['about'],
): Promise<void> => {
  if (!(await takeFrom(services, helps, phoneName, text.id))) return;
  await requestText(services, {
    textId: derivedId('help-text', text.id),
    userId,
    kind: 'help',
    language: await accountLanguage(services, userId),
    phoneName,
    expiresAt: new Date(services.clock.now() + HELP_GOOD_FOR_MS).toISOString(),
    to: number,
    facts: { of: 'help', about } satisfies HelpFacts,
  });
};

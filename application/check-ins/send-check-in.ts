import { profileOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { requestMail, requestText } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Person } from '#domain/accounts/person.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import { checkIn } from '#domain/check-ins/decider.ts';
import type { CheckInRequested, DropReason } from '#domain/check-ins/events.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { pauseOn } from '#domain/schedule/schedule.ts';
import { momentOf } from '#domain/schedule/slots.ts';
import type { MoodOf } from './mood.ts';
import { whatToAsk } from './what-to-ask.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'> & Readonly<{ moodOf: MoodOf }>;

const SEND_CHECK_IN = 'send-check-in';
const GOOD_FOR_MS = 3 * 3_600_000;

type Requested = CheckInRequested['data'];

/** CheckInRequested → its conversation, then the mail or the text that asks; or CheckInCancelled. */
export const sendCheckIn = (given: Parts): Reaction => ({
  rules: {
    reaction: SEND_CHECK_IN,
    pool: 'plain-bulk',
    opens: {
      CheckInRequested: ({ checkInId, userId }) => [
        { key: checkInId, userId, stream: streams.checkIn(checkInId), lane: checkInId },
      ],
    },
    closes: {
      CheckInCancelled: ({ checkInId }) => [checkInId],
    },
  },
  async run({ stream }, log = given.log) {
    const services = { ...given, log };
    const requested = await eventOf<CheckInRequested>(services.log, stream, 'CheckInRequested');
    if (!requested) return null;
    const profile = await profileOf(services, requested.userId);
    if (!profile) return drop(services, requested, 'closed');
    const { account, person } = profile;
    const reason = await reasonAgainst(services, requested, account);
    if (reason) return drop(services, requested, reason);
    const { conversationId, userId, at, slot } = requested;
    await handle(services.log, conversation, streams.conversation(conversationId), {
      type: 'OpenConversation',
      data: { conversationId, userId, at, slot },
    });
    const phone = phoneFor(requested, account, person);
    return phone ? text(services, requested, account, phone) : mail(services, requested, account, person);
  },
});

const drop = async ({ log, clock }: Parts, requested: Requested, reason: DropReason) => {
  const { checkInId, userId, slot, tone } = requested;
  const data = { checkInId, userId, at: timestamp(clock), slot, tone, reason };
  return positionReached(await handle(log, checkIn, streams.checkIn(checkInId), { type: 'DropCheckIn', data }));
};

/** Why it must not go out by now. Whoever asked for it by hand wants it in a pause too. */
const reasonAgainst = async (
  services: Parts,
  { userId, slot }: Requested,
  account: OpenAccount,
): Promise<DropReason | null> => {
  const { pause, undeliverable } = account.checkIns;
  if (!account.proven || undeliverable) return 'undeliverable';
  // Silence pauses check-ins once the last one is decided, which is still to say so.
  const held = slot === null ? null : pauseOn(pause, slot);
  if (held && held.reason !== 'quiet') return 'paused';
  return (await standingIn(services, userId, account)).status === 'inactive' ? 'inactive' : null;
};

type Phone = Readonly<{ phoneName: string; to: string }>;

/** Null for one that goes by mail: the number was taken away meanwhile, or there is more to say than fits a text. */
const phoneFor = ({ channel, tone }: Requested, { phone }: OpenAccount, { phoneNumber }: Person): Phone | null =>
  channel === 'text' && tone === 'usual' && phone?.verified && phoneNumber !== null
    ? { phoneName: phone.phoneName, to: phoneNumber }
    : null;

/** Three hours after its slot, or after it was asked for. */
const endOf = ({ slot, at }: Requested, { schedule }: OpenAccount): string => {
  const asked = Date.parse(at);
  const due = Date.parse((slot !== null && momentOf(schedule, slot)) || at);
  const isItsOwn = due <= asked && asked - due <= GOOD_FOR_MS; // else the schedule was changed meanwhile
  return new Date((isItsOwn ? due : asked) + GOOD_FOR_MS).toISOString();
};

const common = (requested: Requested, account: OpenAccount) => ({
  userId: requested.userId,
  kind: 'check-in' as const,
  completedJob: { reaction: SEND_CHECK_IN, key: requested.checkInId },
  conversationId: requested.conversationId,
  expiresAt: endOf(requested, account),
});

const mail = async (
  services: Parts,
  requested: Requested,
  account: OpenAccount,
  { email, firstName }: Person,
): Promise<Position | null> =>
  requestMail(services, {
    ...common(requested, account),
    mailId: requested.mailId,
    addressee: { to: email, name: firstName, language: languageIn(account.languages) },
    facts: await whatToAsk(services, requested, account),
  });

const text = async (
  services: Parts,
  requested: Requested,
  account: OpenAccount,
  { phoneName, to }: Phone,
): Promise<Position | null> => {
  const facts = await whatToAsk(services, requested, account);
  return requestText(services, {
    ...common(requested, account),
    textId: requested.mailId,
    language: languageIn(account.languages),
    phoneName,
    to,
    facts: { ...facts, memory: null }, // a text has no room for it
  });
};

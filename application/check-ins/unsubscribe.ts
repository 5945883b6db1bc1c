import {
  accountWithSchedule,
  chooseInsightMails,
  pauseCheckIns,
  resumeCheckIns,
} from '#application/accounts/public.ts';
import { mailListOf } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { Language } from '#domain/facts.ts';
import { isInsight } from '#domain/insights/look-back.ts';
import { pauseOn } from '#domain/schedule/schedule.ts';
import { localDate } from '#domain/time/local-time.ts';

type Stores = Pick<Services, 'log' | 'clock' | 'tokens'>;

/** The link is good for years, and whoever has the mail may press: each press that changes something is an event. */
const daily: Limit = { name: 'unsubscribe-day', most: 10, seconds: 24 * 60 * 60 };

/** What a mail's link stops or starts again, whether it comes now, and the language of the mail. */
export type Unsubscribable = Readonly<{
  mailId: string;
  userId: number;
  what: 'check-ins' | 'weekly' | 'monthly';
  comes: boolean;
  language: Language;
}>;

/** Null for a token that is not one, or of a mail whose account is gone: nobody is told which. */
export const unsubscribableOf = async (
  { log, tokens, clock }: Stores,
  token: string,
): Promise<Unsubscribable | null> => {
  const mailId = tokens.readLinkToken('unsubscribe', token);
  const mail = mailId && (await eventOf<MailRequested>(log, streams.outgoingMail(mailId), 'MailRequested'));
  const what = mail ? whatStops(mail) : null;
  if (!mail || what === null) return null;
  const account = await accountWithSchedule({ log }, mail.userId);
  if (!account) return null;
  const { schedule, pause, insights } = account;
  const today = localDate(timestamp(clock), schedule.timezone);
  const isPaused = pauseOn(pause, today) !== null;
  const comes = what === 'check-ins' ? !isPaused : insights[what];
  return { mailId, userId: mail.userId, what, comes, language: mail.language };
};

const whatStops = ({ kind, personal }: MailRequested['data']): Unsubscribable['what'] | null => {
  const list = mailListOf(kind);
  if (list !== 'insights') return list;
  return isInsight(personal.facts) && personal.facts.period === 'week' ? 'weekly' : 'monthly';
};

/**
 * Stops what the mail of this token belongs to, or starts it again. Whoever has the mail may: the token is good as long
 * as the account lives, for this alone. Doing it twice comes to the same; changing one's mind is limited, as `too-often`.
 */
export const setUnsubscribed = async (
  services: Stores & Pick<Services, 'registers' | 'vault'>,
  token: string,
  wanted: 'stop' | 'resume',
): Promise<Unsubscribable | Refusal<'no-such-mail'> | (Refusal<'too-often'> & Pick<Unsubscribable, 'language'>)> => {
  const found = await unsubscribableOf(services, token);
  if (!found) return refuse('no-such-mail');
  const isChange = found.comes !== (wanted === 'resume');
  if (isChange && !(await takeFrom(services, daily, found.mailId, newId(services.clock.now()))))
    return { ...refuse('too-often'), language: found.language };
  const changed = await change(services, found, wanted);
  return 'refused' in changed ? refuse('no-such-mail') : { ...found, comes: wanted === 'resume' };
};

const change = async (services: Stores, { userId, what }: Unsubscribable, wanted: 'stop' | 'resume') => {
  if (what !== 'check-ins') return chooseInsight(services, userId, what, wanted === 'resume');
  if (wanted === 'resume') return resumeCheckIns(services, userId);
  return pauseCheckIns(services, userId, { until: null, reason: 'stopped' });
};

const chooseInsight = async (services: Stores, userId: number, what: 'weekly' | 'monthly', on: boolean) => {
  const account = await accountWithSchedule(services, userId);
  if (!account) return refuse('no-such-account');
  return chooseInsightMails(services, userId, { ...account.insights, [what]: on });
};

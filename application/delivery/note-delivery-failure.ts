import { identityOf, isNameOf, pauseCheckIns } from '#application/accounts/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { deliverability, pauseBecauseOf } from '#domain/deliverability/decider.ts';
import type { DeliveryFailure } from '#domain/deliverability/events.ts';
import { isUnderway, wasOffered } from '#domain/delivery/delivery.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailRejected, MailRequested } from '#domain/delivery/mail/events.ts';

type Parts = Pick<Services, 'log' | 'vault' | 'clock'>;

/**
 * `status` is the enhanced code (RFC 3463), '' without one; `reportId` what told us, the mail itself where a relay did, and
 * `reportedAt` when (ISO 8601). `aboutUs`: it says nothing of the address, and so its account draws no consequences.
 */
type Failure = Readonly<{
  failure: DeliveryFailure;
  status: string;
  reportId: string;
  reportedAt: string;
  aboutUs?: boolean;
}>;

const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * One of our mails did not arrive, or was called unwanted: that is noted of the account's address, check-ins are paused
 * where it is one too many, then the mail says so. Three streams: a job that is killed in between does it all again, and
 * each step finds what it did. The first report of each kind counts; false for a mail that no relay was ever offered. One
 * that is on its way right now is `unavailable`, as its end has to be known first; a day after the report it is taken for
 * one that was never offered.
 */
export const noteDeliveryFailure = async (
  services: Parts,
  mailId: string,
  { failure, status, reportId, reportedAt, aboutUs = false }: Failure,
): Promise<boolean> => {
  const { log, clock } = services;
  const stream = streams.outgoingMail(mailId);
  const state = await stateOf(log, outgoingMail, stream);
  if (isUnderway(state) && clock.now() - Date.parse(reportedAt) < LONGEST_WAIT_MS)
    throw unavailable('the end of the mail reported on');
  if (!wasOffered(state)) return false;
  if (state.bounced.includes(failure)) return true;
  const [requested] = await log.readSealed(stream);
  const userId = Number(requested?.data.userId);
  if (!aboutUs) await noteOfAddress(services, stream, { mailId, userId, failure, status });
  const data = { mailId, userId, at: timestamp(clock), failure, status, reportId };
  await handle(log, outgoingMail, stream, { type: 'NoteBounce', data });
  return true;
};

type FailureNotice = Readonly<{ mailId: string; userId: number; failure: DeliveryFailure; status: string }>;

/** Only of the address that the mail went to: the account may have another by now, and strangers have none. */
const noteOfAddress = async (services: Parts, stream: string, notice: FailureNotice): Promise<void> => {
  const { log, vault, clock } = services;
  const { userId, mailId, failure } = notice;
  const request = await eventOf<MailRequested>(log, stream, 'MailRequested');
  const account = request && (await identityOf(services, userId));
  if (!account || !(await isNameOf(vault, account.addressName, request.personal.to))) return;
  const { addressName, proofs } = account;
  const ofAddress = streams.deliverability(userId);
  const data = { ...notice, at: timestamp(clock), addressName, proofs };
  await handle(log, deliverability, ofAddress, { type: 'NoteDeliveryFailure', data });
  const pause = pauseBecauseOf(await stateOf(log, deliverability, ofAddress), { mailId, failure, proofs });
  if (pause) await pauseCheckIns(services, userId, { until: null, reason: pause.reason, because: pause.at });
};

/** The address is bad for good, in the relay's own words (RFC 3463). */
const ADDRESS_IS_BAD = /\b5\.1\.(?:1|2|3|6|10)\b/;

/** Bare codes that speak of a mailbox, or of much else: counted, and no more. */
const ABOUT_A_MAILBOX = /^55[0-3]$/;

/** Null where the relay refused the mail, its sender or us, and says nothing of the address. */
const failureIn = (code: string): 'hard' | 'soft' | null => {
  if (ADDRESS_IS_BAD.test(code)) return 'hard';
  return ABOUT_A_MAILBOX.test(code) ? 'soft' : null;
};

/** MailRejected because of its recipient → the same consequences as of a report that came back, then MailBounced. */
export const noteRefusal = (services: Pick<Services, 'log' | 'vault' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'note-refusal',
    pool: 'plain',
    opens: {
      MailRejected: ({ mailId, userId, code }) =>
        failureIn(code) === null ? [] : [{ key: mailId, userId, stream: streams.outgoingMail(mailId), lane: mailId }],
    },
    closes: { MailBounced: ({ mailId }) => [mailId] },
  },
  async run({ key: mailId, stream }) {
    const refused = await eventOf<MailRejected>(services.log, stream, 'MailRejected');
    const failure = refused && failureIn(refused.code);
    if (!refused || !failure) return null;
    const status = /5\.\d{1,3}\.\d{1,3}/.exec(refused.code)?.[0] ?? '';
    await noteDeliveryFailure(services, mailId, { failure, status, reportId: mailId, reportedAt: refused.at });
    return services.log.head();
  },
});

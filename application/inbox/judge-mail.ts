import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived, Verdict } from '#domain/inbox/mail/events.ts';
import type { MailJudge } from './mail-intake.ts';

type Parts = Pick<Services, 'log' | 'archive' | 'clock'> & Readonly<{ judge: MailJudge }>;

/** After this a DNS that still does not answer has nothing to say. */
const LONGEST_WAIT_MS = 5 * 24 * 60 * 60_000;

/** MailReceived without a verdict (the DNS was away) → MailSenderChecked, from the same bytes and the same envelope. */
export const judgeMail = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'judge-mail',
    pool: 'dns',
    opens: {
      MailReceived: ({ mailId, userId, senderVerdict, nature, recipient }) =>
        senderVerdict === 'unknown' &&
        nature === 'personal' &&
        (recipient.kind === 'reply' || recipient.kind === 'general')
          ? [{ key: mailId, userId, stream: streams.incomingMail(mailId), lane: mailId }]
          : [],
    },
    closes: { MailSenderChecked: ({ mailId }) => [mailId] },
  },
  async run({ stream }) {
    const received = await eventOf<MailReceived>(parts.log, stream, 'MailReceived');
    if (!received) return null;
    const { mailId, userId } = received;
    const verdict = await verdictOn(parts, received);
    if (verdict === 'destroyed') return null;
    const handled = await handle(parts.log, incomingMail, stream, {
      type: 'JudgeMail',
      data: { mailId, userId, at: timestamp(parts.clock), senderVerdict: verdict },
    });
    return positionReached(handled);
  },
});

const verdictOn = async (
  { archive, judge, clock }: Parts,
  { userId, blob, personal, at }: MailReceived['data'],
): Promise<Exclude<Verdict, 'unknown'> | 'destroyed'> => {
  const raw = await archive.get(userId, blob);
  if (raw === 'destroyed') return raw;
  const verdict = await judge.judge(raw, personal);
  if (verdict !== 'unknown') return verdict;
  if (clock.now() - Date.parse(at) < LONGEST_WAIT_MS) throw unavailable('the DNS');
  return 'unproven';
};

/** Its user says that a mail is theirs, wherever it came from: that proves nothing of who wrote it. */
export const isReleased = async ({ log }: Pick<Services, 'log'>, mailId: string): Promise<boolean> =>
  (await log.readSealed(streams.incomingMail(mailId))).some(({ type }) => type === 'MailSenderConfirmed');

import { incomingMail } from '#domain/incoming-mail/decider.ts';
import type { MailReceived } from '#domain/incoming-mail/events.ts';
import { handle, positionReached } from '../handle.ts';
import { timestamp } from '../ports/clock.ts';
import { unavailable } from '../ports/fault.ts';
import type { MailJudge } from '../ports/mail-judge.ts';
import type { Reaction } from '../reaction.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

type Parts = Services & Readonly<{ judge: MailJudge }>;

/** MailReceived without a verdict (the DNS was away) → MailJudged, from the same bytes and the same envelope. */
export const judgeMail = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'judge-mail',
    opens: {
      MailReceived: ({ mailId, userId, verdict, nature, recipient }) =>
        verdict === 'unknown' && nature === 'personal' && (recipient.kind === 'reply' || recipient.kind === 'general')
          ? [{ key: mailId, userId, stream: streams.incomingMail(mailId), lane: mailId }]
          : [],
    },
    closes: { MailJudged: ({ mailId }) => [mailId] },
  },
  async run({ stream }) {
    const received = await eventOf<MailReceived>(parts.log, stream, 'MailReceived');
    if (!received) return null;
    const { mailId, userId, blob, personal } = received;
    const raw = await parts.archive.get(userId, blob);
    if (raw === 'destroyed') return null;
    const verdict = await parts.judge.judge(raw, personal);
    if (verdict === 'unknown') throw unavailable('the DNS');
    const handled = await handle(parts.log, incomingMail, stream, {
      type: 'JudgeMail',
      data: { mailId, userId, at: timestamp(parts.clock), verdict },
    });
    return positionReached(handled);
  },
});

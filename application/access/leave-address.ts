import { addresseeBefore, identityIn, releaseUnlessHeld } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { LoggedEvent } from '#application/engine/ports/event-log.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import type { AddressChangedFacts } from '#domain/delivery/mail/facts.ts';

type Parts = Pick<Services, 'log' | 'vault' | 'clock'>;

const GOOD_FOR_MS = 5 * 24 * 60 * 60_000;

/** AddressChanged → the old address is given back, and told: also when the account is deleted right after. */
export const leaveAddress = (services: Parts): Reaction => ({
  rules: {
    reaction: 'leave-address',
    pool: 'plain',
    opens: {
      AddressChanged: ({ userId, changeId }) => [
        { key: changeId, userId, stream: streams.account(userId), lane: changeId },
      ],
    },
    closes: {},
  },
  async run(job) {
    const { key: changeId, userId, stream } = job;
    const events = await services.log.read<AccountEvent>(stream);
    const index = events.findIndex(({ type, data }) => type === 'AddressChanged' && data.changeId === changeId);
    const changed = events[index];
    if (changed?.type !== 'AddressChanged' || changed.personal !== 'open') return null;
    const { previousAddressName, personal } = changed.data;
    await releaseUnlessHeld(services, { addressName: previousAddressName, userId });
    return tell(services, job, personal.email, events.slice(0, index));
  },
});

/** An address that was never proven may be a stranger's, who is not told of another. */
const tell = async (services: Parts, job: Job, after: string, earlier: readonly LoggedEvent<AccountEvent>[]) => {
  const addressee = await addresseeBefore(services, job.userId, earlier);
  const account = identityIn(earlier);
  if (!addressee || account.status !== 'open') return null;
  return requestMail(services, {
    mailId: derivedId('leave-address', job.key),
    userId: job.userId,
    kind: 'address-changed',
    completedJob: job,
    expiresAt: new Date(services.clock.now() + GOOD_FOR_MS).toISOString(),
    addressee,
    facts: { of: 'address-changed', after: account.proven ? after : null } satisfies AddressChangedFacts,
  });
};

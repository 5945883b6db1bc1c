import { type Addressee, accountByAddress, addresseeOf, identityOf } from '#application/accounts/public.ts';
import { type MailToRequest, requestMail } from '#application/delivery/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { CHANGE_GOOD_FOR_MS } from '#domain/accounts/address-change.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import type { AddressConfirmFacts } from '#domain/delivery/mail/facts.ts';
import type { Language } from '#domain/facts.ts';

/** AddressChangeRequested → the mail to the new address. Whoever has an account under it already gets no link, but is told. */
export const confirmAddress = (services: Pick<Services, 'log' | 'vault' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'confirm-address',
    pool: 'plain',
    opens: {
      AddressChangeRequested: ({ userId, changeId }) => [
        { key: changeId, userId, stream: streams.account(userId), lane: changeId },
      ],
    },
    closes: {},
  },
  async run(job) {
    const { key: changeId, userId, stream } = job;
    const events = await services.log.read<AccountEvent>(stream);
    const asked = events.find(({ type, data }) => type === 'AddressChangeRequested' && data.changeId === changeId);
    const isOpen = (await identityOf(services, userId)) !== null;
    const own = await addresseeOf(services, userId);
    if (asked?.type !== 'AddressChangeRequested' || asked.personal !== 'open' || !isOpen || !own) return null;
    const { at, personal } = asked.data;
    const other = await accountByAddress(services, personal.email);
    const others = other && other.userId !== userId ? await addresseeOf(services, other.userId) : null;
    return requestMail(services, {
      mailId: derivedId('confirm-address', changeId),
      completedJob: job,
      expiresAt: new Date(Date.parse(at) + CHANGE_GOOD_FOR_MS).toISOString(),
      ...(other && others
        ? told(other.userId, others)
        : asksFor(changeId, userId, { to: personal.email, before: own.to, language: own.language })),
    });
  },
});

type Addressed = Pick<MailToRequest, 'userId' | 'kind' | 'linkId' | 'addressee' | 'facts'>;

/** Nobody knows yet who reads it, so it says no name that somebody has chosen. */
const asksFor = (
  changeId: string,
  userId: number,
  { to, before, language }: Readonly<{ to: string; before: string; language: Language }>,
): Addressed => ({
  userId,
  kind: 'address-confirm',
  linkId: changeId,
  addressee: { to, name: '', language },
  facts: { of: 'address-confirm', before } satisfies AddressConfirmFacts,
});

const told = (userId: number, addressee: Addressee): Addressed => ({
  userId,
  kind: 'address-taken',
  addressee,
});

import { type Decider, refuse } from '#domain/decider.ts';
import { type AddressClaimed, type AddressEvent, addressClaimed, addressReleased } from './events.ts';

/** To renew a claim is to claim once more what one may have already: whoever is about to give it back is told so. */
type AddressCommand = Readonly<{
  type: 'ClaimAddress' | 'RenewClaim' | 'ReleaseAddress';
  data: AddressClaimed['data'];
}>;

/** Whose it is, or null while it is free. */
type Address = Readonly<{ owner: number | null }>;

export const address: Decider<Address, AddressCommand, AddressEvent, 'address-taken'> = {
  initial: { owner: null },
  decide({ type, data }, { owner }) {
    if (type === 'ReleaseAddress') return owner === data.userId ? [addressReleased(data)] : [];
    if (owner !== null && owner !== data.userId) return refuse('address-taken');
    return owner === null || type === 'RenewClaim' ? [addressClaimed(data)] : [];
  },
  evolve(_, { type, data }) {
    return { owner: type === 'AddressClaimed' ? data.userId : null };
  },
};

const MAILABLE = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/** Whether it may stand in a header or an envelope as it is. */
export const isMailable = (address: string): boolean => MAILABLE.test(address);

/**
 * The form in which addresses are compared, with its domain as the DNS writes it (`xn--…`); what a person typed is what
 * they are shown.
 */
export const normaliseAddress = (address: string): string => {
  const written = address.trim().normalize('NFC').toLowerCase();
  const at = written.lastIndexOf('@') + 1;
  return `${written.slice(0, at)}${asInDns(written.slice(at))}`;
};

const INTERNATIONAL = /^(?=.*(?:[^\0-\x7f]|xn--))[\p{L}\p{M}\p{N}.-]{1,255}$/u;

/** As written where no such domain can be. */
const asInDns = (domain: string): string => {
  const url = INTERNATIONAL.test(domain) ? URL.parse(`http://${domain}`) : null;
  return url?.hostname || domain;
};

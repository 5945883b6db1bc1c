import type { AccountEvent } from './events.ts';
import type { Position, ProfileEvent } from './profile/events.ts';

/**
 * Who an account belongs to, as its owner wrote it. `phoneNumber` is E.164; `wantedEmail` is an address that waits for
 * its confirmation, `role` and `company` are '' where they are not told.
 */
export type Person = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  wantedEmail: string | null;
}> &
  Position;

/**
 * The one fold of a person: profile, export and every mail to them show what it makes. The events of the account come
 * first, then those of the profile.
 */
export const personAfter = (person: Person | null, { type, data }: AccountEvent | ProfileEvent): Person | null => {
  if (type === 'AccountOpened') {
    const { firstName, lastName, email } = data.personal;
    return { firstName, lastName, email, phoneNumber: null, wantedEmail: null, role: '', company: '' };
  }
  switch (type) {
    case 'NameChanged':
      return person && { ...person, firstName: data.personal.firstName, lastName: data.personal.lastName };
    case 'PositionChanged':
      return person && { ...person, role: data.personal.role, company: data.personal.company };
    case 'PhoneNumberEntered':
      return person && { ...person, phoneNumber: data.personal.phoneNumber };
    case 'PhoneRemoved':
      return person && { ...person, phoneNumber: null };
    case 'AddressChangeRequested':
      return person && { ...person, wantedEmail: data.personal.email };
    case 'AddressVerified':
      return person && { ...person, wantedEmail: null }; // what was wanted before is dropped, as the account says
    case 'AddressChanged':
      return person && { ...person, email: data.personal.email, wantedEmail: null };
    default:
      return person;
  }
};

import type { Person } from './accounts/person.ts';
import type { CareerWords } from './documents/career.ts';

/** What names somebody and what they had to do with: a provider that reads or writes is shown none of it. */
export type KnownNames = Readonly<{
  /** Their own names, addresses, phones and links. */
  people: readonly string[];
  /** Whom they work or worked for, where they learnt, and whom they write to. */
  firms: readonly string[];
  places: readonly string[];
}>;

export const NO_NAMES: KnownNames = { people: [], firms: [], places: [] };

/** Without what is empty. */
export const knownTogether = (...all: readonly KnownNames[]): KnownNames => {
  const joined = (part: keyof KnownNames) =>
    [...new Set(all.flatMap((one) => one[part]))].filter((name) => name !== '');
  return { people: joined('people'), firms: joined('firms'), places: joined('places') };
};

export const knownOfPerson = (person: Person): KnownNames => ({
  people: [person.firstName, person.lastName, person.email, person.phoneNumber ?? '', person.wantedEmail ?? ''],
  firms: [person.company],
  places: [],
});

export const knownOfCareer = (facts: readonly CareerWords[]): KnownNames => ({
  people: facts.flatMap((fact) => (fact.kind === 'link' ? [fact.url] : [])),
  firms: facts.flatMap((fact) => {
    switch (fact.kind) {
      case 'position':
        return [fact.employer];
      case 'education':
        return [fact.school];
      case 'certificate':
        return [fact.issuer];
      default:
        return [];
    }
  }),
  places: facts.flatMap((fact) => ('place' in fact ? [fact.place] : [])),
});

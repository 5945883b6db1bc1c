import { stateOf } from '#application/engine/handle.ts';
import type { LoggedEvent } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Account, OpenAccount } from '#domain/accounts/account.ts';
import type { AccountEvent } from '#domain/accounts/account-event.ts';
import { accountViewAfter } from '#domain/accounts/account-view.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { initialLanguages, languageIn, languagesAfter } from '#domain/accounts/language.ts';
import { type Person, personAfter } from '#domain/accounts/person.ts';
import type { Language } from '#domain/facts.ts';
import { addressNameOf } from './claim-names.ts';

type Stores = Pick<Services, 'log' | 'vault'>;

/** The open account behind an id, read from its stream. */
export const accountOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<OpenAccount | null> => {
  const state = await stateOf(log, account, streams.account(userId));
  return state.status === 'open' ? state : null;
};

/** Its user wanted it deleted: nothing goes out to them any more. Not so for strangers and sign-ups, who have none. */
export const isClosedAccount = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<boolean> => {
  const { status } = await stateOf(log, account, streams.account(userId));
  return status === 'closed' || status === 'erased';
};

/** Whose address this is, and whether that account has proven it; read from the claim, never from a read model. */
export const accountByAddress = async (
  services: Stores,
  email: string,
): Promise<Readonly<{ userId: number; account: OpenAccount }> | null> => {
  const addressName = await addressNameOf(services.vault, email);
  const { owner } = await stateOf(services.log, address, streams.address(addressName));
  const account = owner === null ? null : await accountOf(services, owner);
  return owner !== null && account?.addressName === addressName ? { userId: owner, account } : null;
};

/** Null once the key is destroyed, as for an account that never was. */
export const personOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<Person | null> =>
  personIn(await log.read<AccountEvent>(streams.account(userId)));

/** Whatever of a person's words names them: none of it goes to a provider that only reads or writes. */
export const namesIn = (person: Person | null): readonly string[] =>
  person === null
    ? []
    : [person.firstName, person.lastName, person.email, person.phoneNumber, person.wantedEmail, person.company].filter(
        (word): word is string => Boolean(word),
      );

/** An open account and its owner, both as of one `revision` of its stream. */
export type Profile = Readonly<{ account: OpenAccount; person: Person; revision: number }>;

export const profileOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<Profile | null> => {
  const events = await log.read<AccountEvent>(streams.account(userId));
  const person = personIn(events);
  const state = accountIn(events);
  const revision = events.at(-1)?.revision;
  return person && state.status === 'open' && revision !== undefined ? { account: state, person, revision } : null;
};

/** What the events of an account add up to, from its first one on. */
export const accountIn = (events: readonly LoggedEvent<AccountEvent>[]): Account =>
  events.reduce(account.evolve, account.initial);

/** Whom they say that it belongs to. */
export const personIn = (events: readonly LoggedEvent<AccountEvent>[]): Person | null => {
  if (events.some(({ personal }) => personal === 'destroyed')) return null;
  return events.reduce(personAfter, null);
};

/**
 * Whom our mails to an account address. Until its address is proven somebody else may read them, whom nothing is said to
 * in words that whoever signed up has chosen: there is no name then. `language` is what they are written to in.
 */
export type Addressee = Readonly<{ to: string; name: string; language: Language }>;

export const addresseeOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<Addressee | null> =>
  addresseeIn(await log.read<AccountEvent>(streams.account(userId)));

export const addresseeIn = (events: readonly LoggedEvent<AccountEvent>[]): Addressee | null => {
  const person = personIn(events);
  const view = events.reduce(accountViewAfter, null);
  return person && { to: person.email, name: view?.proven ? person.firstName : '', language: languageOf(events) };
};

/** What an account's owner is written to in, whether it is still open or not. */
export const accountLanguage = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<Language> =>
  languageOf(await log.read<AccountEvent>(streams.account(userId)));

const languageOf = (events: readonly LoggedEvent<AccountEvent>[]): Language =>
  languageIn(events.reduce(languagesAfter, initialLanguages));

import type { LoggedEvent } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { accountViewAfter } from '#domain/accounts/account-view.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import { initialSettingsOf } from '#domain/accounts/identity.ts';
import { type Person, personAfter } from '#domain/accounts/person.ts';
import { profileFrom } from '#domain/accounts/profile/decider.ts';
import type { ProfileEvent } from '#domain/accounts/profile/events.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import type { Sealed } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';

type Log = Pick<Services, 'log'>;

/** The two streams that hold an account's owner's words. */
type PersonStreams = Readonly<{
  account: readonly LoggedEvent<AccountEvent>[];
  profile: readonly LoggedEvent<ProfileEvent>[];
}>;

const personStreams = async ({ log }: Log, userId: number): Promise<PersonStreams> => {
  const [account, profile] = await Promise.all([
    log.read<AccountEvent>(streams.account(userId)),
    log.read<ProfileEvent>(streams.profile(userId)),
  ]);
  return { account, profile };
};

/** Null once the key is destroyed, as for an account that never was. */
export const personOf = async (services: Log, userId: number): Promise<Person | null> =>
  personIn(await personStreams(services, userId));

export const personIn = ({ account, profile }: PersonStreams): Person | null => {
  const events = [...account, ...profile];
  return events.some(({ personal }) => personal === 'destroyed') ? null : events.reduce(personAfter, null);
};

/**
 * Whom our mails to an account address. Until its address is proven somebody else may read them, whom nothing is said to
 * in words that whoever signed up has chosen: there is no name then. `language` is what they are written to in.
 */
export type Addressee = Readonly<{ to: string; name: string; language: Language }>;

export const addresseeOf = async (services: Log, userId: number): Promise<Addressee | null> =>
  addresseeIn(await personStreams(services, userId));

/** The same as it was before an event of the account; name and language are those of today. */
export const addresseeBefore = async (
  { log }: Log,
  userId: number,
  earlier: readonly LoggedEvent<AccountEvent>[],
): Promise<Addressee | null> =>
  addresseeIn({ account: earlier, profile: await log.read<ProfileEvent>(streams.profile(userId)) });

export const addresseeIn = (events: PersonStreams): Addressee | null => {
  const person = personIn(events);
  const view = events.account.reduce(accountViewAfter, null);
  return person && { to: person.email, name: view?.proven ? person.firstName : '', language: languageFrom(events) };
};

/** What an account's owner is written to in, whether it is still open or not. */
export const accountLanguage = async ({ log }: Log, userId: number): Promise<Language> => {
  const [account, profile] = await Promise.all([
    log.readSealed<AccountEvent>(streams.account(userId)),
    log.readSealed<ProfileEvent>(streams.profile(userId)),
  ]);
  return languageFrom({ account, profile });
};

type SealedPersonStreams = Readonly<{
  account: readonly Sealed<AccountEvent>[];
  profile: readonly Sealed<ProfileEvent>[];
}>;

const languageFrom = ({ account, profile }: SealedPersonStreams): Language => {
  const opened = account.find(({ type }) => type === 'AccountOpened');
  const opening = opened?.type === 'AccountOpened' ? initialSettingsOf(opened.data) : NOT_OPENED;
  const { initial, evolve } = profileFrom(opening);
  return languageIn(profile.reduce(evolve, initial).languages);
};

const NOT_OPENED = { language: null, setupDone: false };

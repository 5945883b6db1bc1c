import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';

type Stores = Pick<Services, 'registers' | 'vault' | 'clock'>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Mails with a way in that one address gets, whoever asks for them, and whichever way they are asked for. */
const perDay: Limit = { name: 'login-day', most: 10, seconds: DAY };
const perQuarterHour: Limit = { name: 'login-quarter-hour', most: 3, seconds: 15 * MINUTE };
const perNetwork: Limit = { name: 'login-network', most: 20, seconds: 60 * MINUTE };
/** Of one browser in which the account was signed in before: what it has left once others have used up the above. */
const known = {
  quarterHour: { name: 'login-known-quarter-hour', most: 3, seconds: 15 * MINUTE },
  day: { name: 'login-known-day', most: 5, seconds: DAY },
} as const satisfies Record<string, Limit>;

/** Takes one of the ten a day of an address; false when they are used up. `id` is that of the mail or what asks for it. */
export const takeLoginMail = (stores: Stores, addressName: string, id: string): Promise<boolean> =>
  takeFrom(stores, perDay, addressName, id);

/** The same within a quarter of an hour and a day, for who is known to be the user. */
export const mayHaveLink = async (stores: Stores, addressName: string, id: string): Promise<boolean> =>
  (await takeFrom(stores, perQuarterHour, addressName, id)) && takeLoginMail(stores, addressName, id);

/** Who asks for a link to an address: from where, and, in a browser that knows its account, which one that is. */
type Asker = Readonly<{ addressName: string; network: string; browser: string | null }>;

/**
 * Whether a link may be mailed to the address that was typed. Whoever knows the address may ask, and so could use up what
 * its owner needs: the owner's own browsers have a share that nobody else can touch.
 */
export const mayAskForLink = async (
  stores: Stores,
  { addressName, network, browser }: Asker,
  id: string,
): Promise<boolean> => {
  const own = browser === null ? null : `${browser} ${addressName}`;
  if (own !== null && !(await takeFrom(stores, known.quarterHour, own, id))) return false;
  const isLeft =
    (await takeFrom(stores, perNetwork, network, id)) &&
    (await takeFrom(stores, perQuarterHour, addressName, id)) && // before the day, so that it uses up none of it
    (await takeFrom(stores, perDay, addressName, id));
  return isLeft || (own !== null && takeFrom(stores, known.day, own, id));
};

/** The zone that somebody did not want to move to: it is not offered again, until they have been home. */
const PLACE = 'zoneNotWanted';

/** What a browser says that tells no place: some hide theirs so. */
const NOWHERE = /^(?:UTC|GMT|Etc\/.*)$/;

const HALF_A_YEAR = 182 * 24 * 60 * 60_000;

const clockIn = (timezone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: timezone }).format(at);

/** Whether clocks show another time there, now or in the other half of the year; false for a zone that this browser does not know. */
const isOtherTime = (zone: string, here: string, now: number): boolean => {
  try {
    return [now, now + HALF_A_YEAR].some((at) => clockIn(zone, at) !== clockIn(here, at));
  } catch {
    return false;
  }
};

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The zone this browser is in, where that is not the one of the profile and was not turned down; null for no offer. */
export const zoneToOffer = (timezone: string, storage: Kept, here: string, now: number): string | null => {
  try {
    if (here === timezone) storage.removeItem(PLACE);
    if (NOWHERE.test(here) || !isOtherTime(timezone, here, now)) return null;
    return storage.getItem(PLACE) === here ? null : here;
  } catch {
    return null; // a browser that keeps nothing would ask each time
  }
};

export const turnDown = (zone: string, storage: Kept): void => {
  try {
    storage.setItem(PLACE, zone);
  } catch {
    // it is asked again
  }
};

/** "Tokyo", of `Asia/Tokyo`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

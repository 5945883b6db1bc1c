/** Another address that is wanted. `askedAt` is ISO 8601, UTC. */
export type AddressChange = Readonly<{ changeId: string; addressName: string; askedAt: string }>;

/** For how long its link works. */
export const CHANGE_GOOD_FOR_MS = 24 * 60 * 60_000;
/** Asked for again within this it is the same change: a form sent twice. */
const SAME_FOR_MS = 60_000;
/** Whoever followed the link in its last moment has this long to be done. */
const LEEWAY_MS = 60 * 60_000;

const age = ({ askedAt }: AddressChange, at: string): number => Date.parse(at) - Date.parse(askedAt);

/** Whether its link still works at `at` (ISO 8601). */
export const isGood = (change: AddressChange, at: string): boolean => age(change, at) < CHANGE_GOOD_FOR_MS;

/** Whether it may still come about, so that a claim of its address must be left alone. */
export const isUnderWay = (change: AddressChange, at: string): boolean =>
  age(change, at) < CHANGE_GOOD_FOR_MS + LEEWAY_MS;

export const wasJustAskedFor = (change: AddressChange | null, addressName: string, at: string): boolean =>
  change !== null && change.addressName === addressName && age(change, at) < SAME_FOR_MS;

/** What stores say of a thing that is there no more as it was kept; trying again does not help. */
const CODES: ReadonlySet<unknown> = new Set([
  'blob-missing',
  'blob-damaged',
  'sealed-damaged',
  'event-damaged',
  'key-missing',
]);

/** Damage, never an erasure and never a store that is away: what is whole beside it can go on. */
export const isDamage = (error: unknown): boolean => error instanceof Error && 'code' in error && CODES.has(error.code);

/** For one of many that are read: what is whole beside it is shown. */
export const nullIfDamaged = (error: unknown): null => {
  if (isDamage(error)) return null;
  throw error;
};

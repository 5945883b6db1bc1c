/** A win that was in the journal before: `date` is the local day it belongs to, `category` '' while it is not analysed. */
export type EarlierWin = Readonly<{ date: string; text: string; category: string; skills: readonly string[] }>;

/** How many of them a writer is given at most. */
export const MOST_EARLIER_WINS = 100;

/** What other subjects may know of this one. */
export { lookBack } from './look-back.ts';
export { newestWins } from './wins-read.ts';

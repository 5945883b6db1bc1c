/** What other subjects may know of this one. */
export { lookBack, withDayAhead } from './look-back.ts';

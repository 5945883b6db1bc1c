/** What other subjects may know of this one. */
export { lookBack } from './look-back.ts';

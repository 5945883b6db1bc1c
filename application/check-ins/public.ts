/** What other subjects may know of this one. */
export { nextCheckInsOf } from './next-check-ins.ts';

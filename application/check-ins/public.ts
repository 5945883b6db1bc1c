/** What other subjects may know of this one. */
export type { MoodOf } from './mood.ts';
export { plannedCheckIns } from './next-check-ins.ts';

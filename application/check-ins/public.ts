/** What other subjects may know of this one. */
export { changeCheckIns } from './change-check-ins.ts';
export { CHECK_INS_DUE } from './check-ins-due.ts';
export type { MoodOf } from './mood.ts';
export { plannedCheckIns } from './next-check-ins.ts';

/** What other subjects may know of this one. */
export { closeAccount } from './delete-account.ts';

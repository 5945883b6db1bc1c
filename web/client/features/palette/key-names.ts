import { copy } from './copy.ts';

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

/** What the key that is held is called here. */
export const controlKey = isMac ? copy.keyNames.command : copy.keyNames.control;

/**
 * The token of a login link, or of a link that confirms an address, that came with the address of this page, which `start.js` took out of the address bar. It stays
 * in memory only, until `spend` says that it was used.
 */
export const arrivedToken = {
  peek: (): string | undefined => globalThis.arrivedToken,
  spend: (): void => {
    globalThis.arrivedToken = undefined;
  },
};

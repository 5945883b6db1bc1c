/** A page that the browser may be sent to, `here` when the billing page is it, `nowhere` for any other url. */
export type WhereTo = Readonly<{ leaveFor: string }> | 'here' | 'nowhere';

const providers = /(^|\.)stripe\.com$/;

/** An answer may send the browser to a page of ours or, by https, to the payment provider; to nobody else. */
export const whereTo = (url: string | undefined, origin: string): WhereTo => {
  if (url === undefined || !URL.canParse(url, origin)) return 'nowhere';
  const to = new URL(url, origin);
  if (to.origin === origin) return to.pathname === '/billing' ? 'here' : { leaveFor: to.href };
  return to.protocol === 'https:' && providers.test(to.hostname) ? { leaveFor: to.href } : 'nowhere';
};

/** The button that a mail's link wants pressed on the billing page: `/billing?do=cancel`. */
const PATH = /^\/billing\?do=(?:cancel|refund)$/;
const NAME = 'askedStep';
const GOOD_FOR_MS = 15 * 60_000;

/**
 * Somebody who is signed out and follows such a link signs in by another mail, whose link opens in another tab: it goes on
 * there, once, within a quarter of an hour.
 */
export const askedStep = {
  note: (path: string): void => {
    if (PATH.test(path)) write(`${Date.now()} ${path}`);
  },
  take: (): string | null => {
    const [at = '', path = ''] = (read() ?? '').split(' ');
    write(null);
    return PATH.test(path) && Date.now() - Number(at) < GOOD_FOR_MS ? path : null;
  },
};

/** A browser may keep nothing. */
const read = (): string | null => {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};

const write = (value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, value);
  } catch {
    // The dashboard is where a sign-in leads then.
  }
};

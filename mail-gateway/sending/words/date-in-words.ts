const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`, of ISO 8601. */
export const dateInWords = (at: string): string => DATE.format(new Date(at));

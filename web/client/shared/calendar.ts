/** A day, `yyyy-MM-dd`, as people read it: "November 20, 2026". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** A moment, ISO 8601, in the reader's own zone: "Nov 20, 2026, 9:14 AM". */
export const momentOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** The day of a moment, ISO 8601, in the reader's own zone: "November 20, 2026". */
export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(at));

/** The day it is now in an IANA zone, `yyyy-MM-dd`. Swedish writes dates that way. */
export const todayIn = (timezone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timezone }).format(now);

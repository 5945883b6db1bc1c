/** The language of this build, as the page says it, and how it writes numbers and dates. */
export const language = 'en';
export const locale = 'en-US';

/** An hour as the locale's clock gives it, as people say it: "7 AM", "12:30 PM". */
export const hourWords = (clock: string): string => clock.replace(':00', '').replace('\u202f', ' ');

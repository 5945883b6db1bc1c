const LANGUAGES = 'en de fr es it pt ca nl sv da nb fi is et lv lt pl cs sk hu ro hr sl bg ru uk el tr vi id'.split(
  ' ',
);

const A_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 10, day)));

const WEEKDAYS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return A_WEEK.map((day) => bare(format.format(day)));
    }),
  ),
);

function bare(word: string): string {
  return word.toLowerCase().replace(/[.,]+$/, '');
}

/** Is this the name of a weekday, or short for one, in the languages clients speak? */
export const isWeekday = (word: string): boolean => WEEKDAYS.has(bare(word));

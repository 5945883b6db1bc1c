/** The seasons of a review year: its beginning, the half, the last stretch, and the time of looking back. */
export type Season = 'start' | 'mid-year' | 'autumn' | 'year-end';

/** First and last day of each, as `MM-dd`; between them a year is just a year. */
const seasons: readonly (readonly [Season, string, string])[] = [
  ['start', '01-02', '02-14'],
  ['mid-year', '06-01', '07-15'],
  ['autumn', '09-15', '10-31'],
  ['year-end', '11-15', '12-31'],
];

/** Of a local date, `yyyy-MM-dd`. */
export const seasonOf = (date: string): Season | null => {
  const day = date.slice('yyyy-'.length);
  return seasons.find(([, from, to]) => from <= day && day <= to)?.[0] ?? null;
};

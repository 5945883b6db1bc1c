import { isTimezone } from '#domain/time/local-time.ts';

/** The IANA zone that words name: by its own name, in any case, or by its city. Null for one that nobody knows. */
export const zoneNamed = (words: string): string | null => {
  const name = words.trim().replaceAll(/\s+/g, '_').toLowerCase();
  if (name === '') return null;
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.find((zone) => zone.toLowerCase() === name);
  if (known) return known;
  if (name.includes('/') && isTimezone(name)) return canonical(name); // an older name of one of them
  const cities = zones.filter((zone) => zone.toLowerCase().endsWith(`/${name}`));
  return cities.length === 1 ? (cities[0] ?? null) : name === 'utc' || name === 'gmt' ? 'UTC' : null;
};

const canonical = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

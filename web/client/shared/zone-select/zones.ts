import { copy } from '../copy.ts';
import { locale } from '../locale.ts';

const offered = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** What browsers still call by a name of before. */
const renamed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'America/Godthab': 'America/Nuuk',
    'Asia/Calcutta': 'Asia/Kolkata',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Rangoon': 'Asia/Yangon',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
    'Atlantic/Faeroe': 'Atlantic/Faroe',
    'Europe/Kiev': 'Europe/Kyiv',
    'Pacific/Ponape': 'Pacific/Pohnpei',
    'Pacific/Truk': 'Pacific/Chuuk',
  }),
);
const todaysName = (zone: string): string => renamed.get(zone) ?? zone;

type ZoneGroup = Readonly<{ label: string; zones: readonly string[] }>;

/** The browser's own zone on top, then those that most people want, then every other there is. */
export const zoneGroups = (own: string, all: readonly string[]): readonly ZoneGroup[] => {
  const usual = offered.filter((zone) => zone !== own);
  const first = new Set([own, ...usual]);
  return [
    { label: copy.zones.own, zones: [own] },
    { label: copy.zones.usual, zones: usual },
    { label: copy.zones.all, zones: [...new Set(all.map(todaysName))].filter((zone) => !first.has(zone)) },
  ];
};

/** The zone this browser is in. */
export const ownZone = (): string => todaysName(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** "America/New_York (GMT-5)": the name, and how far it is from Greenwich now. */
export const zoneLabel = (zone: string, now: Date): string => {
  const name = zone.replaceAll('_', ' ');
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(now);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return offset === undefined ? name : `${name} (${offset})`;
  } catch {
    return name; // one that this browser does not know, but the server may
  }
};

/** Whether what was typed names the zone: its words in any order, as `york` or `new york` do. */
export const matchesZone = (typed: string, label: string): boolean => {
  const name = label.toLowerCase().replaceAll('_', ' ');
  return typed
    .toLowerCase()
    .split(/[\s_/]+/)
    .every((word) => name.includes(word));
};

import type { Ago } from '#domain/check-ins/facts.ts';
import type { AsWritten } from '#domain/facts.ts';

const WAYS: Readonly<Record<Ago['ago'], string>> = {
  'two-years': 'two years ago',
  year: 'a year ago',
  'half-year': 'half a year ago',
  month: 'a month ago',
  week: 'a week ago',
};

/** `A year ago`, `About half a year ago`: the beginning of a sentence. */
export const agoInWords = (when: Ago | AsWritten): string => {
  if ('asWritten' in when) return when.asWritten;
  const ago = WAYS[when.ago];
  return when.isExact ? `${ago.charAt(0).toUpperCase()}${ago.slice(1)}` : `About ${ago}`;
};

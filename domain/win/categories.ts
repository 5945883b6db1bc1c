/** The fixed list of what a win can be about. The last one fits anything. */
export const categories = [
  'Delivery',
  'Process improvement',
  'Problem solving',
  'People',
  'Leadership',
  'Communication',
  'Customers',
  'Sales',
  'Quality and safety',
  'Care',
  'Teaching',
  'Research',
  'Learning',
  'Creativity',
  'Organisation',
  'Other',
] as const;

export type Category = (typeof categories)[number];

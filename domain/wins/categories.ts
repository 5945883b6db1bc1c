/** The fixed list of what a win can be about. The last one is for what is none of the others, and never for what is unsure. */
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

/** What its user chose, or the writer found; '' for none. */
export const categoryOf = (win: Readonly<{ chosenCategory: string; foundCategory: string }>): string =>
  win.chosenCategory || win.foundCategory;

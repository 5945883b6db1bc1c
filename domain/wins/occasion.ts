/** What the first sentence of an answer to wins takes up, the weightiest first; `several` counts them. */
export const occasions = [
  'grief',
  'setback',
  'promoted',
  'joy',
  'congratulations',
  'sober',
  'hard',
  'several',
  'thanked',
  'first',
  'nervous',
  'glad',
  'family',
  'small',
  'ordinary',
] as const;

export type Occasion = (typeof occasions)[number];

/** The occasions that the first sentence of an answer may take up, the weightiest first; `several` counts the wins. */
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

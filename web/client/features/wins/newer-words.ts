/** Where a win was saved elsewhere meanwhile. */
export const newerWords = {
  title: 'Your window shows an older version of this win',
  detail: 'It was changed elsewhere meanwhile. What you typed still stands above; there it says now:',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  hint: 'Yours takes its place once you save.',
  taken: 'Taken over',
  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
} as const;

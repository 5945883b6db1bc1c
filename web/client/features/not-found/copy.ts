export const copy = {
  title: '404 Page Not Found',
  words: 'No stone marks this way.',
  hint: 'Did you forget to add the page to the router?',
  start: 'Go to the start',
} as const;

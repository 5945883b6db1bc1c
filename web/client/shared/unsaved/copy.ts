export const copy = {
  title: 'Leave without saving?',
  detail: 'What you changed on this page is not saved yet.',
  leave: 'Leave Without Saving',
  stay: 'Stay Here',
} as const;

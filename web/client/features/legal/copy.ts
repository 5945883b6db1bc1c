export const copy = {
  updated: 'Last updated: April 2025',
  contents: 'On this page',
  mail: 'our support address',
  other: { privacy: 'Privacy Policy', terms: 'Terms of Service', contact: 'Contact us' },
  more: 'Read also',
} as const;

/** The dialog that adds a link. */
export const addLinkWords = {
  url: 'Link',
  hint: 'It begins with https://. We keep the address alone, and never open it.',
  name: 'What it shows (optional)',
  save: 'Add link',
  added: 'Link added',
  failed: 'The link could not be added. Please try again.',
  cancel: 'Cancel',
} as const;

export const copy = {
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving…',
} as const;

export const copy = {
  region: 'Notifications (F8)',
  close: 'Close notice',
} as const;

import { locale } from '../../shared/locale.ts';

export const copy = {
  heading: 'Your data',
  lead: 'Wins, mails, settings: all of it in one ZIP file that can be read without us.',
  start: 'Download everything',
  starting: 'Getting it ready…',
  progress: (size: string) => `${size} so far`,
  items: (count: number) => `${count.toLocaleString(locale)} ${count === 1 ? 'file' : 'files'} in all`,
  cancel: 'Cancel',
  cancelled: 'Download cancelled',
  done: 'Download complete',
  doneDetail: (name: string) => `Saved as ${name}.`,
  failed: 'Failed to download your data',
  failedDetail: 'Please try again later',
  large: 'Is your journal very large?',
  plain: 'Download it without progress',
  signIn:
    'This file holds everything in your account, so we make sure that it is you. The download starts right after that.',
} as const;

import type { Need } from '#web/contract/needs-you.ts';

const unreadable: ReadonlyMap<string, string> = new Map(
  Object.entries({
    malformed: 'its format is broken',
    'too-large': 'it is too large',
    'too-slow': 'it takes too long to read',
    'too-much-memory': 'it is too large once unpacked',
    'no-text': 'there are no words in it',
    'ended-its-reader': 'our reader could not cope with it',
  }),
);

const leftOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cv: 'This looks like a CV. Nothing of it is kept as a win unless you say so:',
    'job-advert': 'This looks like a job advertisement. Nothing of it is kept as a win unless you say so:',
    'too-much': 'Part of it was too long to be read, and is not in your journal:',
    beside: 'This stood beside what was kept, and was left out:',
    'not-understood': 'Nothing of this is kept unless you say so:',
  }),
);

const filesOf = (files: number): string => (files === 1 ? '1 file' : `${files} files`);
const filesOnly = (files: number): string => `${filesOf(files)} that came with it could not be kept.`;
const filesToo = (files: number): string => `(Besides, ${filesOf(files)} could not be kept.)`;

export const copy = {
  heading: 'Needs you',
  lead: 'These mails and messages need a decision from you.',
  waiting: (total: number) => (total === 1 ? '1 mail needs your answer' : `${total} mails need your answer`),
  more: (hidden: number) => `And ${hidden} more, once these are done.`,
  look: 'Have a look',
  noSubject: '(no subject)',
  from: (from: string) => (from === '' ? 'A message of yours' : `From ${from}`),
  held: 'It came to your own reply address, and nothing shows that you sent it. Is this you?',
  text: 'Text of the mail:',
  showText: 'Show its text',
  readingText: 'Its text is being fetched…',
  noText: 'Its text cannot be shown just now.',
  unreadable: ({ reason }: Pick<Need, 'reason'>) =>
    reason === 'only-files'
      ? 'It is a picture or a document without words. Tell us in a line what it shows, and that becomes a win.'
      : `We could not read it: ${unreadable.get(reason) ?? 'we do not know why'}.`,
  leftOut: ({ reason, characters, files }: Pick<Need, 'reason' | 'characters' | 'files'>) =>
    [leftOut.get(reason) ?? '', files > 0 && characters > 0 ? filesToo(files) : files > 0 ? filesOnly(files) : '']
      .filter((sentence) => sentence !== '')
      .join(' '),
  begins: ({ text, characters }: Pick<Need, 'text' | 'characters'>) =>
    `“${text}${text.length < characters ? ' …' : ''}”`,
  keep: 'Keep it as a win',
  mine: 'That was me',
  notMine: 'Not me',
  noneMine: 'None of these was me',
  allDisowned: 'Thank you. Nothing of them is kept as a win or answered.',
  download: 'Download the original',
  type: 'Type it as a win',
  dismiss: 'Done with it',
  of: (action: string, subject: string) => `${action}: ${subject}`,
  released: 'Thank you. What it tells is kept; what it asks to change, please ask again from your own address.',
  disowned: 'Thank you. Nothing of it is kept as a win or answered.',
  dismissed: 'Done with',
  failed: 'That did not work',
  tryLater: 'Please try again later',
  page: {
    title: 'Is This You?',
    heading: 'Is this you?',
    loading: 'Looking for the mail',
    lead: 'This mail came to your own reply address, and its mail server could not show that it was from you.',
    keeps: 'Without your word nothing of it is kept as a win or answered.',
    from: 'From',
    subject: 'Subject',
    received: 'Received',
    begins: 'Text',
    noWords: '(no words)',
    decided: 'You have already said whose this mail is',
    decidedDetail: 'There is nothing more to do.',
    failed: 'This mail cannot be shown',
    failedDetail: 'The link is no longer good, or the page was loaded again. Please open it from the mail once more.',
    retry: 'Try Again',
    toWins: 'Go to My Wins',
    toLogin: 'Go to Login',
  },
} as const;

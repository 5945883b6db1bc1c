import type { CareerKind } from '#web/contract/career.ts';

type KindCopy = Readonly<{ heading: string; add: string; title: string; change: string }>;

const kinds: Readonly<Record<CareerKind, KindCopy>> = {
  position: { heading: 'Positions', add: 'Add a position', title: 'Add a position', change: 'Change this position' },
  education: {
    heading: 'Education',
    add: 'Add a school',
    title: 'Add a school or degree',
    change: 'Change this entry',
  },
  certificate: {
    heading: 'Certificates',
    add: 'Add a certificate',
    title: 'Add a certificate',
    change: 'Change this certificate',
  },
  language: { heading: 'Languages', add: 'Add a language', title: 'Add a language', change: 'Change this language' },
  skill: { heading: 'Skills', add: 'Add a skill', title: 'Add a skill', change: 'Change this skill' },
  link: { heading: 'Links', add: 'Add a link', title: 'Add a link', change: 'Change this link' },
};

export const copy = {
  heading: 'Career',
  lead: 'What a CV needs beside your wins. Documents use only what stands here, and each win counts for the position of its date.',
  loading: 'Loading your career',
  loadFailed: 'Your career could not be loaded.',
  retry: 'Retry',
  none: 'Nothing here yet. Bring an old CV and confirm what we find in it, or add your first position by hand.',
  kinds,
  fields: {
    position: { title: 'Title', employer: 'Employer', place: 'Place' },
    education: { title: 'Degree or subject', school: 'School', place: 'Place' },
    certificate: { title: 'What it is called', issuer: 'Issued by' },
    language: { name: 'Language', level: 'Level' },
    skill: { name: 'Skill' },
    link: { label: 'Name', url: 'Address' },
  },
  levelHint: 'Such as C1, fluent or native.',
  from: 'From',
  to: 'To',
  at: 'When',
  monthHint: 'Such as March 2019, or 2019.',
  noMonth: 'Please write a month and year, or a year',
  lasts: { position: 'I still work here', education: 'I still study here' },
  present: 'present',
  timeUnknown: 'Times not given yet',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: 'Removed',
  removeFailed: 'Failed to remove it',
  sure: 'Remove it?',
  confirmRemove: 'Yes, remove',
  keep: 'Keep',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  saveFailed: 'Failed to save it',
  tryLater: 'Please try again later',
  bring: {
    open: 'Bring a CV',
    file: 'A file with your career',
    drop: 'Drop a file here, or',
    choose: 'Choose a file',
    what: 'An old CV (PDF, DOCX or text), the archive from LinkedIn, or a file of Europass (XML), Reactive Resume or JSON Resume. Nothing is kept before you confirm it.',
    reading: 'Reading your file…',
    failed: 'This file could not be read',
    tooLarge: 'A file can have 5 MB at most.',
    heading: (count: number) => (count === 1 ? 'We found one entry' : `We found ${count} entries`),
    detail: 'Please look through them: untick what is wrong or should stay out, and change what we misread.',
    known: (count: number) =>
      count === 1 ? 'One more is in your career already.' : `${count} more are in your career already.`,
    leftOut: (count: number) =>
      count === 1
        ? 'The file holds one more entry than we can show here. Please add it by hand if you need it.'
        : `The file holds ${count} more entries than we can show here. Please add those that you need by hand.`,
    nothingNew: 'Everything in this file is in your career already.',
    before: (name: string) => `Adds to: ${name}`,
    confirm: (count: number) => (count === 1 ? 'Add 1 entry' : `Add ${count} entries`),
    adding: 'Adding…',
    added: (count: number) => (count === 1 ? 'One entry added' : `${count} entries added`),
    addFailed: 'Failed to add them',
    close: 'Not now',
  },
} as const;

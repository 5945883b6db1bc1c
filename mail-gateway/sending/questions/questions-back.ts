import type { AsksFor } from '#domain/inbox/request/outcome-facts.ts';

/** How each thing that a request still needs is asked for, in a line. */
export const questionsBack: Readonly<Record<AsksFor, string>> = {
  'company-and-role': 'Which company, and for which role?',
  company: 'Which company?',
  role: 'For which role?',
  schedule: 'On which days, and at what time?',
  'other-days': 'On which days should they come instead?',
  zone: 'Which city, or which time zone?',
  'pause-date': 'Until when?',
  'sooner-date': 'Until when?',
  'later-date': 'Until when?',
  correction: 'Which number, and what should it say?',
  number: 'Which number?',
  'a-list-first': 'Which of them?',
};

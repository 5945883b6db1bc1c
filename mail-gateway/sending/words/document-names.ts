import type { RequestKind } from '#domain/inbox/request/mail-request.ts';

const PLURALS: Partial<Readonly<Record<RequestKind, string>>> = {
  cv: 'CVs',
  'cover-letter': 'cover letters',
  'growth-log': 'growth logs',
  'social-thread': 'threads for X',
  'linkedin-post': 'LinkedIn posts',
  'twitter-post': 'posts for X',
};

/** Documents of a kind, as they stand in a sentence. */
export const manyOf = (kind: RequestKind): string => PLURALS[kind] ?? 'texts of that kind';

/** What was asked for, as it stands in a sentence. */
export const requestNames: Readonly<Record<RequestKind, string>> = {
  cv: 'a CV',
  'cover-letter': 'a cover letter',
  'growth-log': 'a growth log',
  'social-thread': 'a thread for X',
  'linkedin-post': 'a LinkedIn post',
  'twitter-post': 'a post for X',
  'custom-content': 'a text of your own kind',
  'how-am-i-doing': 'how you are doing',
  'list-wins': 'a list of your wins',
  'change-schedule': 'another time for check-ins',
  pause: 'a pause of check-ins',
  resume: 'check-ins again',
  stop: 'an end of check-ins',
  billing: 'a change of your subscription',
  'correct-wins': 'a correction of wins',
};

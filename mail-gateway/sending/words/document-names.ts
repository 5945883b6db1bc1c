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

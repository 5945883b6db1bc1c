import type { AboutUs } from '#domain/inbox/request/mail-request.ts';

/** What a question about us may be about; `all` is what we are and do. */
export const topics = [
  'all',
  'wins',
  'deletion',
  'documents',
  'check-ins',
  'price',
  'privacy',
  'export',
  'languages',
  'who-reads',
  'files',
  'texts',
  'corrections',
  'several-people',
] as const satisfies readonly AboutUs[];

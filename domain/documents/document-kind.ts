import { z } from 'zod';

/** What Cairn can write out of a user's wins. */
export const documentKind = z.enum([
  'cv',
  'cover-letter',
  'growth-log',
  'social-thread',
  'linkedin-post',
  'twitter-post',
  'custom-content',
]);
export type DocumentKind = z.infer<typeof documentKind>;

/** Tells one custom document from another: an article, a pack; '' for what no name is known for. */
export const documentVariant = z.enum([
  '',
  'article',
  'performance-review',
  'promotion-case',
  'weekly-update',
  'client-report',
]);
export type DocumentVariant = z.infer<typeof documentVariant>;

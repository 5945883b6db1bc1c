import { z } from './schema.ts';

/** What a document can be asked for as; `custom` is kept as `custom-content`. */
const documentType = z.enum(
  ['cv', 'cover-letter', 'growth-log', 'custom', 'custom-content', 'social-thread', 'linkedin-post', 'twitter-post'],
  'Please choose a kind of document.',
);

const words = z.string().check(z.maxLength(20_000));
const line = z.string().check(z.maxLength(300));

/** `POST /api/documents/generate`. `userId`, where it is given, must be the caller's own. */
export const documentRequest = z.strictObject({
  type: documentType,
  userId: z.optional(z.number().check(z.int())),
  sendEmail: z.optional(z.boolean()),
  prompt: z.optional(words),
  recipient: z.optional(line),
  scheduledPublishDate: z.optional(z.nullable(line)),
  format: z.optional(line),
  company: z.optional(line),
  role: z.optional(line),
  jobDescription: z.optional(words),
});

/** 201: it is made, or will be on its date. */
export const documentMade = z.object({ success: z.literal(true), documentId: z.string(), scheduled: z.boolean() });

import { user } from './account.ts';
import { z } from './schema.ts';

const words = z.optional(z.string());

/** `at` is the path of the page that begins; the others are the filters of its list, as they stand in its address. */
export const startQuery = z.object({
  at: words,
  q: words,
  category: words,
  skill: words,
  date: words,
  until: words,
});

/**
 * `GET /api/start`: what a page needs to begin, in one answer. `user` is null where nobody is signed in. `reads` are the
 * answers of other calls, by the address that asks for each, with its ETag where it has one: those that the page at `at` shows
 * first. What could not be read is not among them, and is to be asked for by itself. `seen` can be given to
 * `GET /api/changes`, which then tells at once what has changed since.
 */
export const startAnswer = z.object({
  success: z.literal(true),
  user: z.nullable(user),
  reads: z.record(z.string(), z.object({ etag: z.nullable(z.string()), body: z.unknown() })),
  seen: z.string(),
});

export type StartAnswer = z.infer<typeof startAnswer>;

import { z } from './schema.ts';

/**
 * What waits for the user's word. `held`: whose mail is it? `unreadable`: it could not be read, for `reason`, a code.
 * `left-out`: `characters` of it are no win, which begin with `text`, or `files` were not kept: `reason` says whether that
 * was a `cv`, a `job-advert`, `too-much`, `not-understood`, `beside` a win or `only-files`.
 */
const need = z.object({
  id: z.string(),
  kind: z.enum(['held', 'unreadable', 'left-out']),
  from: z.string(),
  subject: z.string(),
  receivedAt: z.iso.datetime(),
  /** In bytes; 0 for what came without a mail around it. */
  size: z.number(),
  reason: z.string(),
  characters: z.number(),
  files: z.number(),
  text: z.string(),
});
export type Need = z.infer<typeof need>;

/** `GET /api/needs-you`, newest first; at most 50 of `total`. */
export const needList = z.object({ success: z.literal(true), needs: z.array(need), total: z.number() });
export type NeedList = z.infer<typeof needList>;

/** `GET /api/held/{id}`: `decided` once its user has said whose it is. */
export const heldMailAnswer = z.object({
  success: z.literal(true),
  mail: z.object({
    id: z.string(),
    from: z.string(),
    subject: z.string(),
    receivedAt: z.iso.datetime(),
    size: z.number(),
    /** How it begins, as plain text without a link; '' once it is decided. */
    preview: z.string(),
    state: z.enum(['held', 'decided']),
  }),
});
export type HeldMail = z.infer<typeof heldMailAnswer>['mail'];

const token = z.string().check(z.maxLength(200));

/** Those that were looked at: what came since is not decided unseen. */
export const heldMails = z.strictObject({ ids: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)) });

/** The token of the mail that asked; without one the session speaks. */
export const heldQuery = z.object({ token: z.optional(token) });
export const heldDecision = z.strictObject({ token: z.optional(token) });

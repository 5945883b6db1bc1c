import { z } from './schema.ts';

/** `resume` shows the button that starts again, also where nothing is stopped. */
export const unsubscribeQuery = z.object({ token: z.optional(z.string()), resume: z.optional(z.string()) });

/** RFC 8058's one field, as mail programs send it by themselves; or the button of the page that starts again. */
export const unsubscribeForm = z.union([
  z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  z.strictObject({ resume: z.literal('1') }),
]);

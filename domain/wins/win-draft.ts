import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

/**
 * A model's draft of a win's analysis, made when it read the message and not yet checked: the category, one or two sentences, skills with
 * the words of the win that show each.
 */
export const winDraft = z.object({
  category: z.string(),
  analysis: z.string(),
  skills: z.array(z.object({ name: z.string(), words: z.string() })),
});
export type WinDraft = Frozen<z.infer<typeof winDraft>>;

import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

/**
 * What a model said that a win shows when it read the message, not yet checked: the category, one or two sentences, skills with
 * the words of the win that show each.
 */
export const winDraft = z.object({
  category: z.string(),
  analysis: z.string(),
  skills: z.array(z.object({ name: z.string(), words: z.string() })),
});
export type WinDraft = Frozen<z.infer<typeof winDraft>>;

import { helpWords } from './help.ts';
import { z } from './schema.ts';

/** An action that worked, with words fit to be shown. */
export const done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof done>;

/**
 * Every error, with the fitting status. `errors` names fields of the request, each with one sentence. `help` is there where words
 * tell of a crisis: nothing was recorded, and these are to be shown instead. `code` says what a page can do about it, where it can
 * do something (see `admin/me.ts`).
 */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  help: z.optional(helpWords),
  code: z.optional(z.string()),
});
export type Failure = z.infer<typeof failure>;

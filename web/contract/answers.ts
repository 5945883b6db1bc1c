import { z } from './schema.ts';

/** An action that worked, with words fit to be shown. */
export const done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof done>;

/** Every error, with the fitting status. `errors` names fields of the request, each with one sentence. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type Failure = z.infer<typeof failure>;

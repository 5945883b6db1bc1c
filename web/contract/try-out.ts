import { said, z } from './schema.ts';

const tooShort = said('triedTooShort');
const tooLong = said('triedTooLong');

/** The longest that a visitor may try. */
export const LONGEST_TRIED = 500;

/** `POST /api/try`: a line that a visitor tries. `timezone` says which help is near, should they need it. */
export const tryOutRequest = z.strictObject({
  message: z.string(tooShort).check(z.trim(), z.minLength(3, tooShort), z.maxLength(LONGEST_TRIED, tooLong)),
  timezone: z.optional(z.string().check(z.maxLength(64))),
});

const triedWin = z.object({
  text: z.string(),
  category: z.string(),
  categoryIsGuess: z.boolean(),
  analysis: z.string(),
  skills: z.array(z.string()),
});
export type TriedWin = z.infer<typeof triedWin>;

/**
 * What would become of it: the wins that it tells; none where it tells of a hard day (`hard`), asks for something (`request`)
 * or is neither (`none`). Nothing of it is kept. Words that tell of a crisis are refused with `help`, as everywhere.
 */
export const tryOutAnswer = z.object({
  success: z.literal(true),
  heard: z.enum(['wins', 'hard', 'request', 'none']),
  wins: z.array(triedWin),
});
export type TryOutAnswer = z.infer<typeof tryOutAnswer>;

import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { type Problem, problemsOf, wordingIn } from '#web/contract/issue-words.ts';
import { badRequest, type FieldErrors } from './errors.ts';
import { type ApiWords, english } from './words/english.ts';
import type { Sentence } from './words/words.ts';

/** Of names that a caller made up only so much is said back. */
const MOST_FIELDS = 20;
const LONGEST_NAME = 60;

/**
 * Input as its schema wants it; else 400, with one sentence for each field, in the words of whoever sent it. `alsoWrong` is
 * told with them, and alone where the schema has nothing against it.
 */
export const check = (
  schema: $ZodType | null,
  input: unknown,
  { checks }: ApiWords = english,
  alsoWrong: FieldErrors = {},
): unknown => {
  if (schema === null) return null;
  const parsed = safeParse(schema, input, wordingIn(checks));
  const [also] = Object.values(alsoWrong);
  if (parsed.success && !also) return parsed.data;
  const problems = parsed.success ? [] : problemsOf(parsed.error.issues, checks);
  const first = problems[0]?.message ?? checks.checkThis;
  const sentence: Sentence = parsed.success && also ? also : () => first;
  throw badRequest(sentence, { ...alsoWrong, ...firstOfEachField(problems) });
};

const firstOfEachField = (problems: readonly Problem[]): Readonly<Record<string, Sentence>> => {
  const errors = new Map<string, Sentence>();
  for (const { path, message } of problems.slice(0, MOST_FIELDS)) {
    const name = path.join('.');
    const field = name === '' || name.length > LONGEST_NAME ? 'body' : name;
    if (!errors.has(field)) errors.set(field, () => message);
  }
  return Object.fromEntries(errors);
};

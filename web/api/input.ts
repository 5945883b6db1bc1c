import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { CHECK_THIS, inHouseWords, type Problem, problemsOf } from '#web/contract/issue-words.ts';
import { badRequest } from './errors.ts';

/** Of names that a caller made up only so much is said back. */
const MOST_FIELDS = 20;
const LONGEST_NAME = 60;

/** Input as its schema wants it; else 400, with one sentence for each field. */
export const check = (schema: $ZodType | null, input: unknown): unknown => {
  if (schema === null) return null;
  const parsed = safeParse(schema, input, inHouseWords);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error.issues);
  throw badRequest(problems[0]?.message ?? CHECK_THIS, firstOfEachField(problems));
};

const firstOfEachField = (problems: readonly Problem[]): Readonly<Record<string, string>> => {
  const errors = new Map<string, string>();
  for (const { path, message } of problems.slice(0, MOST_FIELDS)) {
    const name = path.join('.');
    const field = name === '' || name.length > LONGEST_NAME ? 'body' : name;
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
};

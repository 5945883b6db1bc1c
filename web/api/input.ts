import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { badRequest } from './errors.ts';

const WRONG = 'Please check what you entered.';

/** Input as its schema wants it; else 400, with one sentence for each field. */
export const check = (schema: $ZodType | null, input: unknown): unknown => {
  if (schema === null) return null;
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const firsts = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || 'body';
    if (!firsts.has(field)) firsts.set(field, message);
  }
  throw badRequest(parsed.error.issues[0]?.message ?? WRONG, Object.fromEntries(firsts));
};

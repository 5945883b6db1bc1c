import { checkWords } from '#web/contract/check-words.ts';
import { problemsOf, type Wording, wordingIn } from '#web/contract/issue-words.ts';
import type { z } from '#web/contract/schema.ts';

/** A schema of the contract, as far as a form needs it. */
export type FormSchema<Values> = Readonly<{
  safeParse(
    values: unknown,
    wording?: Wording,
  ): { success: true; data: Values } | { success: false; error: { issues: z.core.$ZodIssue[] } };
}>;

const wording = wordingIn(checkWords);

/** What a form's values come to: what the schema made of them, or the first error of each field, by its name. */
export const checkedBy = <Values>(
  schema: FormSchema<Values>,
  values: unknown,
): Readonly<{ data: Values }> | Readonly<{ errors: Record<string, string> }> => {
  const checked = schema.safeParse(values, wording);
  if (checked.success) return { data: checked.data };
  const errors = new Map<string, string>();
  for (const { path, message } of problemsOf(checked.error.issues, checkWords)) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { errors: Object.fromEntries(errors) };
};

/** The first error of each field, by its name; nothing when the values are good. */
export const fieldErrorsOf = (schema: FormSchema<unknown>, values: unknown): Record<string, string> => {
  const checked = checkedBy(schema, values);
  return 'errors' in checked ? checked.errors : {};
};

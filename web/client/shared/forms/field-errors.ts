/** A schema of the contract, as far as a form needs it. */
export type FormSchema<Values> = Readonly<{
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}>;

/** The first error of each field, by its name; nothing when the values are good. */
export const fieldErrorsOf = (schema: FormSchema<unknown>, values: unknown): Record<string, string> => {
  const checked = schema.safeParse(values);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
};

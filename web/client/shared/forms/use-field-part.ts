import { useField } from 'react-final-form';

/** What a part of a `SchemaForm` shows: its value, and its error once submitting was tried. */
export const useFieldPart = <Value>(name: string) => {
  const { input, meta } = useField<Value>(name);
  const error: string | undefined = meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return { input, error };
};

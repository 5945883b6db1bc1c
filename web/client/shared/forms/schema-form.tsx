import { FORM_ERROR, type FormApi } from 'final-form';
import { type ReactNode, useRef } from 'react';
import { Form, useField } from 'react-final-form';
import { fieldErrors, wordsFor } from '../api/api-error.ts';
import { checkedBy, type FormSchema, fieldErrorsOf } from './field-errors.ts';

/** What a form's children are told. `error` is the sentence of a submission that failed; `changed`: it differs from how it opened. */
type FormPart = Readonly<{ submitting: boolean; changed: boolean; error: string | undefined }>;

/**
 * A form checked by a schema of the contract: on submitting, then on every change; the first field in error gets the
 * focus. `onSubmit` gets what the schema made of the values; what it throws is shown, at the fields it names. What was
 * typed stays when the initial values change meanwhile. What is said at a field is not said below it once more.
 */
export const SchemaForm = <Values,>(props: {
  schema: FormSchema<Values>;
  initialValues: Readonly<Record<string, string | boolean | undefined>>;
  onSubmit: (values: Values) => Promise<void>;
  /** Shown when a submission fails and the server gave no sentence of its own. */
  failure: string;
  className?: string | undefined;
  children: (part: FormPart) => ReactNode;
}) => {
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = (): void => {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const submit = async (values: unknown, form: FormApi<object>): Promise<Record<string, string> | undefined> => {
    const checked = checkedBy(props.schema, values);
    if ('errors' in checked) return checked.errors;
    try {
      await props.onSubmit(checked.data);
      return undefined;
    } catch (error) {
      const atFields = fieldErrors(error) ?? {};
      const words = wordsFor(error, props.failure);
      const isSaid = form.getRegisteredFields().some((name) => new Map(Object.entries(atFields)).get(name) === words);
      return isSaid ? atFields : { ...atFields, [FORM_ERROR]: words };
    }
  };
  return (
    <Form
      initialValues={props.initialValues}
      keepDirtyOnReinitialize
      validate={(values) => fieldErrorsOf(props.schema, values)}
      onSubmit={submit}
      subscription={{ submitting: true, submitError: true, dirty: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, submitting, dirty, submitError, dirtySinceLastSubmit }) => (
        <form
          ref={element}
          noValidate
          className={props.className}
          onSubmit={(event) => {
            void handleSubmit(event)?.then(focusFirstError);
            focusFirstError();
          }}
        >
          {props.children({
            submitting: submitting ?? false,
            changed: dirty ?? false,
            error: dirtySinceLastSubmit ? undefined : submitError,
          })}
        </form>
      )}
    </Form>
  );
};

/** What a part of a `SchemaForm` shows: its value, and its error once submitting was tried. */
export const useFieldPart = <Value,>(name: string) => {
  const { input, meta } = useField<Value>(name);
  const error: string | undefined = meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return { input, error };
};

import { useId } from 'react';
import { useFieldPart } from './schema-form.tsx';
import styles from './select-field.module.css';
import field from './text-field.module.css';

/** One of several words, in the browser's own list. */
export const SelectField = (props: {
  name: string;
  label: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  hint?: string;
  disabled?: boolean;
}) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(props.name);
  return (
    <div className={field.field}>
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className={styles.select}
        name={input.name}
        value={input.value}
        disabled={props.disabled}
        onChange={input.onChange}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        aria-invalid={error !== undefined}
        aria-describedby={error !== undefined || props.hint !== undefined ? `${id}-words` : undefined}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? props.hint ?? '\u00a0'}
      </p>
    </div>
  );
};

import { type ReactNode, useId } from 'react';
import styles from './check-field.module.css';
import { useFieldPart } from './schema-form.tsx';
import field from './text-field.module.css';

/** A box to tick. The words beside it may hold links. */
export const CheckField = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  const { input, error } = useFieldPart<boolean>(name);
  return (
    <div className={field.field}>
      <CheckLine
        checked={input.value === true}
        onChange={input.onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-words`}
      >
        {children}
      </CheckLine>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </div>
  );
};

/** A box to tick, and the words beside it. */
export const CheckLine = (props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** In place of the words beside it, where they stand there more than once. */
  label?: string | undefined;
  children: ReactNode;
}) => (
  <label className={styles.line} data-disabled={props.disabled ?? false}>
    <input
      type="checkbox"
      className={styles.box}
      checked={props.checked}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.checked)}
      aria-invalid={props.invalid ?? false}
      aria-describedby={props.describedBy}
      aria-label={props.label}
    />
    <span>{props.children}</span>
  </label>
);

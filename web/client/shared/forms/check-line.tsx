import type { ReactNode } from 'react';
import styles from './check-line.module.css';

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

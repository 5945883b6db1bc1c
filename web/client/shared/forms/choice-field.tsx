import { useId } from 'react';
import styles from './choice-field.module.css';
import { useFieldPart } from './schema-form.tsx';
import field from './text-field.module.css';

export type Choice = Readonly<{ value: string; label: string; detail?: string; badge?: string }>;

/** One of a few, each shown whole: radio buttons on cards. Arrow keys move between them, as between any. */
export const ChoiceField = (props: { name: string; label: string; choices: readonly Choice[]; disabled?: boolean }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(props.name);
  return (
    <fieldset
      className={styles.group}
      disabled={props.disabled}
      aria-describedby={error === undefined ? undefined : `${id}-words`}
    >
      <legend className={styles.legend}>{props.label}</legend>
      <div className={styles.choices} data-count={props.choices.length}>
        {props.choices.map(({ value, label, detail, badge }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className={styles.box}
              name={id}
              value={value}
              checked={input.value === value}
              onChange={() => input.onChange(value)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
            <span className={styles.label}>
              {label}
              {badge !== undefined && <em className={styles.badge}>{badge}</em>}
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </label>
        ))}
      </div>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </fieldset>
  );
};

import { useId } from 'react';
import field from '../../shared/forms/text-field.module.css';
import { useFieldPart } from '../../shared/forms/use-field-part.ts';
import styles from './days-field.module.css';
import { texts, weekdays } from './texts.ts';

/** The days of the week that check-ins come on, as `ProfileValues.messageDays` holds them: at least one. */
export const DaysField = ({ name, disabled }: { name: string; disabled: boolean }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(name);
  const chosen = new Set(input.value.split(',').filter((day) => day !== ''));
  const toggle = (day: string, on: boolean): void => {
    const days = weekdays.map(({ value }) => value).filter((one) => (one === day ? on : chosen.has(one)));
    input.onChange(days.join(','));
  };
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${id}-words`}
    >
      <legend className={styles.legend}>{texts.days}</legend>
      <div className={styles.days}>
        {weekdays.map(({ value, label, short }) => (
          <label key={value} className={styles.day}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.has(value)}
              aria-label={label}
              aria-invalid={error !== undefined}
              onChange={({ target }) => toggle(value, target.checked)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
            <span>{short}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </fieldset>
  );
};

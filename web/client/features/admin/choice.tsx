import { useId } from 'react';
import styles from './choice.module.css';

/** One of two or three, side by side. */
export const Choice = <Value extends string>(props: {
  label: string;
  options: readonly Readonly<{ value: Value; label: string }>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

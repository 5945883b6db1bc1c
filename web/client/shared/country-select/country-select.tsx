import styles from './country-select.module.css';
import { useCountries } from './load-countries.ts';

/**
 * The country a number is read in. Closed it shows no more than letters and calling code; open, it is the browser's own
 * list, where typing a name finds it.
 */
export const CountrySelect = (props: { label: string; value: string; onChange: (code: string) => void }) => {
  const countries = useCountries();
  const chosen = countries.find(({ code }) => code === props.value);
  return (
    <span className={styles.country}>
      <select
        className={styles.select}
        aria-label={props.label}
        autoComplete="country"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {chosen === undefined && <option value={props.value}>{props.value}</option>}
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={code}>
            {name} (+{callingCode})
          </option>
        ))}
      </select>
      <span className={styles.shown} aria-hidden="true">
        {props.value}
        <span className={styles.code}>{chosen ? `+${chosen.callingCode}` : ''}</span>
        <svg width="10" height="7" viewBox="0 0 10 7" fill="currentColor" aria-hidden="true">
          <path d="M0 .5h10L5 6.500z" />
        </svg>
      </span>
    </span>
  );
};

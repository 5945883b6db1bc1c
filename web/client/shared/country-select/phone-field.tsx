import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { Chevron } from '../forms/chevron.tsx';
import { useFieldPart } from '../forms/schema-form.tsx';
import field from '../forms/text-field.module.css';
import { useCountries } from './countries.ts';
import styles from './phone-field.module.css';

/** A phone number and the country it is read in: `phoneNumber` and `phoneCountry` of a `SchemaForm`. */
export const PhoneField = (props: { label: string; countryLabel: string; hint?: ReactNode; readOnly?: boolean }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>('phoneNumber');
  const { input: country } = useField<string>('phoneCountry');
  const described = error !== undefined || props.hint !== undefined;
  return (
    <div className={field.field}>
      <label htmlFor={id}>{props.label}</label>
      <div className={props.readOnly ? styles.alone : styles.phone}>
        {!props.readOnly && (
          <CountrySelect label={props.countryLabel} value={country.value} onChange={country.onChange} />
        )}
        <Input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={input.value}
          onChange={input.onChange}
          onFocus={() => input.onFocus()}
          onBlur={() => input.onBlur()}
          {...(props.readOnly && { readOnly: true, className: field.still ?? '' })}
          aria-invalid={error !== undefined}
          aria-describedby={described ? `${id}-words` : undefined}
          {...(error !== undefined && { status: 'error' as const })}
        />
      </div>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? props.hint ?? '\u00a0'}
      </p>
    </div>
  );
};

/**
 * The country a number is read in. Closed it shows no more than letters and calling code; open, it is the browser's own
 * list, where typing a name finds it.
 */
const CountrySelect = (props: { label: string; value: string; onChange: (code: string) => void }) => {
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
        <Chevron />
      </span>
    </span>
  );
};

import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import field from '../forms/text-field.module.css';
import { useFieldPart } from '../forms/use-field-part.ts';
import styles from './country-select.module.css';
import { CountrySelect } from './country-select.tsx';

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

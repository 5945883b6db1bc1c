import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { Chevron } from '../forms/chevron.tsx';
import { useFieldPart } from '../forms/schema-form.tsx';
import field from '../forms/text-field.module.css';
import styles from './zone-field.module.css';
import { matchesZone, ownZone, zoneGroups, zoneLabel } from './zones.ts';

/** A time zone of a `SchemaForm`: picked from a list, or found by typing a part of its name. */
export const ZoneField = (props: { name: string; label: string; hint?: string; disabled?: boolean }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(props.name);
  const options = useMemo(optionsNow, []);
  return (
    <div className={field.field}>
      <label htmlFor={id}>{props.label}</label>
      <Select
        id={id}
        aria-label={props.label}
        showSearch={{ filterOption: (typed, option) => matchesZone(typed, String(option?.label ?? '')) }}
        value={input.value}
        options={options}
        onChange={(zone) => input.onChange(zone)}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        disabled={props.disabled ?? false}
        suffixIcon={<Chevron />}
        classNames={{ root: styles.select ?? '', popup: { root: styles.list ?? '' } }}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { status: 'error' as const })}
      />
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? props.hint ?? '\u00a0'}
      </p>
    </div>
  );
};

const optionsNow = () => {
  const now = new Date();
  return zoneGroups(ownZone(), Intl.supportedValuesOf('timeZone')).map(({ label, zones }) => ({
    label,
    title: label,
    options: zones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) })),
  }));
};

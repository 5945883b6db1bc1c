import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import select from '../../shared/forms/select-field.module.css';
import { withPart } from '../../shared/lists/address-filters.ts';
import { copy } from './copy.ts';
import styles from './filters.module.css';

const TYPING_PAUSE_MS = 400;

/** The filters of a list, by name, kept in the page's address: a link to a filtered list is just that. '' for none. */
export const useFilters = <Name extends string>(names: readonly Name[]) => {
  const [query, setQuery] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  return {
    values,
    isFiltered: names.some((name) => (query.get(name) ?? '') !== ''),
    set: (name: Name, value: string): void => setQuery((before) => withPart(before, name, value), { replace: true }),
    clear: (): void => {
      setQuery((before) => names.reduce((left, name) => withPart(left, name, ''), before), { replace: true });
    },
  };
};

/** Fields that narrow a list, in one line where there is room. */
export const FilterBar = (props: { isFiltered: boolean; onClear: () => void; children: ReactNode }) => (
  <search className={styles.bar} aria-label={copy.list.filters}>
    {props.children}
    {props.isFiltered && (
      <Button type="link" className={styles.clear ?? ''} onClick={props.onClear}>
        {copy.list.clear}
      </Button>
    )}
  </search>
);

type Field = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

/** One of a few. '' stands for all, unless `all` is null: then one is always chosen. */
export const SelectFilter = (
  props: Field &
    Readonly<{ options: readonly Readonly<{ value: string; label: string }>[]; all?: string | null | undefined }>,
) => (
  <label className={styles.field}>
    <span>{props.label}</span>
    <select
      className={`${select.select} ${styles.control}`}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {props.all !== null && <option value="">{props.all ?? copy.list.all}</option>}
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

/** Words or digits; they apply a short pause after they were typed, or with Enter. */
export const TextFilter = (
  props: Field & Readonly<{ placeholder?: string; digits?: boolean; suggested?: readonly string[] }>,
) => {
  const { value, onChange, suggested = [] } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  if (applied !== value) {
    setApplied(value);
    setTyped(value); // changed elsewhere, as by "Clear filters"
  }
  const apply = (): void => {
    const words = typed.trim();
    if (words === value) return;
    setApplied(words);
    onChange(words);
  };
  useEffect(() => {
    const timer = setTimeout(apply, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label className={styles.field}>
      <span>{props.label}</span>
      <input
        type="text"
        inputMode={props.digits ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        list={suggested.length > 0 ? id : undefined}
        className={styles.control}
        placeholder={props.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(props.digits ? target.value.replace(/\D/g, '') : target.value)}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      {suggested.length > 0 && (
        <datalist id={id}>
          {[...new Set(suggested)].map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      )}
    </label>
  );
};

/** A moment in UTC; its value is ISO 8601. */
export const MomentFilter = ({ label, value, onChange }: Field) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input
      type="datetime-local"
      className={styles.control}
      value={value.slice(0, 16)}
      onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}:00Z`)}
    />
  </label>
);

/** A day in UTC. Its value is ISO 8601, the first moment of that day or its last. */
export const DayFilter = ({ label, value, onChange, end }: Field & Readonly<{ end?: boolean }>) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input
      type="date"
      className={styles.control}
      value={value.slice(0, 10)}
      onChange={({ target }) =>
        onChange(target.value === '' ? '' : `${target.value}T${end ? '23:59:59.999' : '00:00:00'}Z`)
      }
    />
  </label>
);

import { Input } from 'antd';
import { useId } from 'react';
import { useFieldPart } from './schema-form.tsx';
import styles from './text-field.module.css';

type Look =
  | Readonly<{ kind: 'email'; autoComplete: string }>
  | Readonly<{ kind: 'text'; autoComplete: string }>
  /** The digits of a code that came by mail or text. */
  | Readonly<{ kind: 'code' }>
  | Readonly<{ kind: 'date'; max: string }>
  /** An hour and minute of the day, `HH:mm`. */
  | Readonly<{ kind: 'time' }>
  | Readonly<{ kind: 'long'; rows: number }>;

/** A field for long words grows with them up to here, and scrolls from there. */
const mostRows = 16;

/** A labelled field of a `SchemaForm`. Its error shows once submitting was tried; the label never moves. */
export const TextField = (props: {
  name: string;
  label: string;
  look: Look;
  hint?: string;
  placeholder?: string;
  readOnly?: boolean;
}) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(props.name);
  const described = error !== undefined || props.hint !== undefined;
  const control = {
    id,
    name: input.name,
    value: input.value,
    onChange: input.onChange,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    'aria-invalid': error !== undefined,
    'aria-describedby': described ? `${id}-words` : undefined,
    ...(error !== undefined && { status: 'error' as const }),
    ...(props.placeholder !== undefined && { placeholder: props.placeholder }),
    ...(props.readOnly && { readOnly: true, className: styles.still }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{props.label}</label>
      <Control look={props.look} control={control} />
      <p id={`${id}-words`} className={error === undefined ? styles.hint : styles.error}>
        {error ?? props.hint ?? '\u00a0'}
      </p>
    </div>
  );
};

const Control = ({ look, control }: { look: Look; control: Readonly<Record<string, unknown>> }) => {
  switch (look.kind) {
    case 'long':
      return (
        <Input.TextArea
          {...control}
          className={styles.own ?? ''}
          autoSize={{ minRows: look.rows, maxRows: mostRows }}
        />
      );
    case 'date':
      return <Input {...control} type="date" max={look.max} />;
    case 'time':
      return <Input {...control} type="time" />;
    case 'text':
      return <Input {...control} autoComplete={look.autoComplete} />;
    case 'code':
      return <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={30} />;
    case 'email':
      return <Input {...control} type="email" inputMode="email" autoComplete={look.autoComplete} />;
  }
};

import { type ReactNode, useId } from 'react';
import { CheckLine } from './check-line.tsx';
import { useFieldPart } from './schema-form.tsx';
import field from './text-field.module.css';

/** A box to tick. The words beside it may hold links. */
export const CheckField = ({ name, children }: { name: string; children: ReactNode }) => {
  const id = useId();
  const { input, error } = useFieldPart<boolean>(name);
  return (
    <div className={field.field}>
      <CheckLine
        checked={input.value === true}
        onChange={input.onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-words`}
      >
        {children}
      </CheckLine>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </div>
  );
};

import { type ReactNode, useId } from 'react';
import field from '../../shared/forms/text-field.module.css';

/** A labelled field in an action's `detail`, beside its reason. */
export const DialogField = (props: { label: string; hint?: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{props.label}</label>
      {props.children(id)}
      <p className={field.hint}>{props.hint ?? '\u00a0'}</p>
    </div>
  );
};

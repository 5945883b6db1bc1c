import { useRef } from 'react';

/** A dialog that has opened begins in its first field, not at the cross that closes it. */
export const useFirstField = () => {
  const body = useRef<HTMLDivElement>(null);
  const afterOpenChange = (open: boolean): void => {
    if (open) body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return { body, afterOpenChange };
};

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address asks for this button's dialog, as a link of ours in a mail does; it is asked for once. */
export const useAskedOpen = (step: 'cancel' | 'refund'): readonly [boolean, (open: boolean) => void] => {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('do') === step;
  const [open, setOpen] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    setParams({}, { replace: true });
  }, [isAsked, setParams]);
  return [open, setOpen];
};

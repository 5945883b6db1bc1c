import { useEffect, useState } from 'react';

/** Sends the browser to another page, and says so until that page is there, or this one was come back to. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const leaveFor = (url: string): void => {
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leaveFor };
};

import { useEffect, useState } from 'react';
import { toast } from '../../shared/toasts/toasts.ts';
import { ownZone } from '../../shared/zone-select/zones.ts';
import { copy } from './copy.ts';
import { cityOf, turnDown, zoneToOffer } from './moved-zone.ts';
import styles from './moved-zone-notice.module.css';

const words = copy.moved;

/** Offers to move the check-ins to the time of where the browser is by now; nothing while that is the profile's. */
export const MovedZoneNotice = ({ timezone, move }: { timezone: string; move: (zone: string) => Promise<unknown> }) => {
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [offered, setOffered] = useState<string | null>(null);
  // Not while the page is drawn: its frame is drawn where there is no browser.
  useEffect(() => setOffered(zoneToOffer(timezone, localStorage, ownZone(), Date.now())), [timezone]);
  const zone = isDone ? null : offered;
  if (zone === null) return null;
  const city = cityOf(zone);
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      await move(zone);
      setDone(true);
      toast({ title: words.done(city) });
    } catch {
      toast({ title: words.failed, variant: 'destructive' });
    }
    setBusy(false);
  };
  const decline = (): void => {
    turnDown(zone, localStorage);
    setDone(true);
  };
  return (
    <p className={styles.notice} role="status">
      <strong>{words.question(city)}</strong>
      <button type="button" disabled={isBusy} onClick={() => void accept()}>
        {words.move}
      </button>
      <button type="button" disabled={isBusy} onClick={decline}>
        {words.stay(cityOf(timezone))}
      </button>
    </p>
  );
};

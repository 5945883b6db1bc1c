import { Button } from 'antd';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { type RemovedAchievement, removedAchievements } from '#web/contract/achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { dayOf } from '../../shared/calendar.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './removed-wins.module.css';
import { useWinActions } from './use-win-actions.ts';
import { winName } from './win-name.ts';

const words = copy.removed;

/** What was deleted or merged in the last 30 days, at the end of the page: closed until it is wanted. */
export const RemovedWins = () => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const read = useRemovedWins(open);
  return (
    <section className={styles.section}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {words.title}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <Removed read={read} />}
      </div>
    </section>
  );
};

const Removed = ({ read: { removed, failed, retry } }: { read: RemovedRead }) => {
  if (removed === undefined && failed)
    return (
      <div role="alert">
        <p>{words.loadFailed}</p>
        <Button onClick={retry}>{copy.failed.retry}</Button>
      </div>
    );
  if (removed === undefined) return <p role="status">{words.loading}</p>;
  if (removed.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <ul className={styles.list}>
        {removed.map((win) => (
          <RemovedWin key={win.id} win={win} />
        ))}
      </ul>
    </>
  );
};

const RemovedWin = ({ win }: { win: RemovedAchievement }) => {
  const { restore } = useWinActions();
  const [restoring, setRestoring] = useState(false);
  const bringBack = async (): Promise<void> => {
    setRestoring(true);
    try {
      await restore(win.id);
      toast({ title: words.restored });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
      setRestoring(false);
    }
  };
  const happened = win.mergedInto === null ? words.deleted : words.merged;
  return (
    <li className={styles.win}>
      <div>
        <p className={styles.words}>{win.originalMessage}</p>
        <p className={styles.hint}>{happened(dayOf(win.removedAt), dayOf(win.restorableUntil))}</p>
      </div>
      <Button onClick={bringBack} loading={restoring} aria-label={words.restoreOf(winName(win))}>
        {words.restore}
      </Button>
    </li>
  );
};

type RemovedRead = Readonly<{
  removed: readonly RemovedAchievement[] | undefined;
  failed: boolean;
  retry: () => void;
}>;

/** The wins that can be restored, read once somebody wants to see them. */
const useRemovedWins = (wanted: boolean): RemovedRead => {
  const api = useApi();
  const version = useListVersion('removed-wins');
  const { data, error, mutate } = useSWR(wanted ? ['/api/achievements/removed', version] : null, () =>
    retrying(() => api.get('/api/achievements/removed', removedAchievements), { times: 1, delay: 1000 }),
  );
  return { removed: data?.removed, failed: error !== undefined, retry: () => void mutate() };
};

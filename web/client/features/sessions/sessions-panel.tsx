import { Button } from 'antd';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { type SessionList, sessionList, sessionsEnded } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { momentOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './sessions-panel.module.css';

const others = 'others';

/** The devices that are signed in; each but this one can be signed out. */
export const SessionsPanel = () => {
  const { sessions, failed, retry, end, endOthers } = useSessions();
  const [ending, setEnding] = useState<string>();
  const run = async (what: string, act: () => Promise<void>, done: string): Promise<void> => {
    setEnding(what);
    try {
      await act();
      toast({ title: done });
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setEnding(undefined);
    }
  };
  return (
    <Panel title={copy.heading} lead={copy.lead}>
      {sessions === undefined && !failed && <Skeleton label={copy.loading} lines={2} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={copy.loadFailed} />
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      )}
      {sessions !== undefined && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => run(session.id, () => end(session.id), copy.ended)}
            />
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.length > 2 && (
        <div>
          <Button loading={ending === others} onClick={() => run(others, endOthers, copy.othersEnded)}>
            {copy.endOthers}
          </Button>
        </div>
      )}
    </Panel>
  );
};

/** One device, and since when it is signed in. */
const SessionRow = (props: { session: Session; ending: boolean; onEnd: () => void }) => {
  const { device, openedAt, usedAt, current } = props.session;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.here}>{copy.here}</span>}
        </p>
        <p className={styles.times}>
          <span>{copy.used(momentOf(usedAt))}</span>
          <span>{copy.opened(momentOf(openedAt))}</span>
        </p>
      </div>
      {!current && (
        <Button aria-label={copy.endOf(device)} loading={props.ending} onClick={props.onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
};

const path = '/api/user/sessions';

type Session = SessionList['sessions'][number];

/** Where the account is signed in, and how to end that. Ending answers once the list is as it then is. */
const useSessions = () => {
  const api = useApi();
  const { data, error, isValidating, mutate } = useSWR(path, () =>
    retrying(() => api.get(path, sessionList), { times: 1, delay: 1000 }),
  );
  const end = useCallback(
    async (id: string): Promise<void> => {
      await api.write('DELETE', `${path}/${encodeURIComponent(id)}`, undefined, sessionsEnded);
      await mutate();
    },
    [api, mutate],
  );
  const endOthers = useCallback(async (): Promise<void> => {
    await api.write('POST', `${path}/end-others`, undefined, sessionsEnded);
    await mutate();
  }, [api, mutate]);
  return {
    sessions: data?.sessions,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    end,
    endOthers,
  };
};

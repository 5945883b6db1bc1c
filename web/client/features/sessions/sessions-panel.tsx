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
      toast({ title: texts.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
    } finally {
      setEnding(undefined);
    }
  };
  return (
    <Panel title={texts.heading} lead={texts.lead}>
      {sessions === undefined && !failed && <Skeleton label={texts.loading} lines={2} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={texts.loadFailed} />
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {sessions !== undefined && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => run(session.id, () => end(session.id), texts.ended)}
            />
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.length > 2 && (
        <div>
          <Button loading={ending === others} onClick={() => run(others, endOthers, texts.othersEnded)}>
            {texts.endOthers}
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
          {current && <span className={styles.here}>{texts.here}</span>}
        </p>
        <p className={styles.times}>
          <span>{texts.used(momentOf(usedAt))}</span>
          <span>{texts.opened(momentOf(openedAt))}</span>
        </p>
      </div>
      {!current && (
        <Button aria-label={texts.endOf(device)} loading={props.ending} onClick={props.onEnd}>
          {texts.end}
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

const texts = {
  heading: 'Where you are signed in',
  lead: 'If you do not know one of these, sign it out.',
  loading: 'Loading your sessions',
  loadFailed: 'Your sessions could not be loaded.',
  retry: 'Retry',
  here: 'This device',
  used: (at: string) => `Last used ${at}`,
  opened: (at: string) => `Signed in ${at}`,
  end: 'Sign Out There',
  endOf: (device: string) => `Sign out there: ${device}`,
  endOthers: 'Sign Out Everywhere Else',
  ended: 'Signed out there',
  othersEnded: 'Signed out everywhere else',
  failed: 'Failed to sign out there',
  tryLater: 'Please try again later',
} as const;

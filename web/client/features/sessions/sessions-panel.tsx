import { Button } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-panel.module.css';
import { texts } from './texts.ts';
import { useSessions } from './use-sessions.ts';

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

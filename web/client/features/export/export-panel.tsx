import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { collect, nameOf, type Progress } from './collect.ts';
import { copy } from './copy.ts';
import styles from './export-panel.module.css';
import { sizeOf } from './size-words.ts';

/** Takes everything home. */
export const ExportPanel = () => {
  const { state, start, cancel } = useExport();
  const busy = state.name === 'starting' || state.name === 'running';
  return (
    <Panel title={copy.heading} lead={copy.lead}>
      {state.name === 'failed' && <Alert title={copy.failed} detail={state.words} />}
      {busy ? (
        <div className={styles.running}>
          <Bar progress={state.name === 'running' ? state.progress : undefined} />
          <Button onClick={cancel}>{copy.cancel}</Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <Button onClick={start}>{copy.start}</Button>
          <p className={styles.large}>
            {copy.large}{' '}
            <a href={exportPath} download>
              {copy.plain}
            </a>
          </p>
        </div>
      )}
    </Panel>
  );
};

/** How much has come. How much there will be nobody knows before its end. */
const Bar = ({ progress }: { progress: Progress | undefined }) => (
  <div className={styles.progress} role="status">
    <progress className="visually-hidden" aria-label={copy.heading} />
    <div className={styles.bar} aria-hidden="true" />
    <p className={styles.figures}>
      <span>{progress === undefined ? copy.starting : copy.progress(sizeOf(progress.bytes))}</span>
      {progress?.items !== undefined && <span>{copy.items(progress.items)}</span>}
    </p>
  </div>
);

const exportPath = '/api/user/export';

type ExportState =
  | Readonly<{ name: 'idle' | 'starting' }>
  | Readonly<{ name: 'running'; progress: Progress }>
  | Readonly<{ name: 'failed'; words: string }>;

/** The download of everything: how far it is, and how to begin and to break it off. Leaving the page breaks it off. */
const useExport = () => {
  const api = useApi();
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ name: 'starting' });
    try {
      const response = await api.open(exportPath, abort.signal);
      const file = await collect(response, (progress) => setState({ name: 'running', progress }));
      const name = nameOf(response.headers);
      save(file, name);
      setState({ name: 'idle' });
      toast({ title: copy.done, description: copy.doneDetail(name) });
    } catch (error) {
      if (!abort.signal.aborted) setState({ name: 'failed', words: wordsFor(error, copy.failedDetail) });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ name: 'idle' });
    toast({ title: copy.cancelled });
  };
  return { state, start, cancel };
};

/** Hands the browser a file to keep. */
const save = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long enough for the browser to have begun
};

import { Button } from 'antd';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { done } from '#web/contract/answers.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { type SignInDialog, useSignInDialog } from '../../shared/parts/sign-in-dialog.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { collect, nameOf, type Progress } from './collect.ts';
import { copy } from './copy.ts';
import styles from './export-panel.module.css';
import { sizeOf } from './size-words.ts';

/** Takes everything home. Where the last sign-in is too long ago it is asked for, and the download begins after it. */
export const ExportPanel = ({ signInDialog }: { signInDialog: SignInDialog }) => {
  const { state, start, startPlain, cancel, dialog } = useExport(signInDialog);
  const plainly = (event: MouseEvent): void => {
    event.preventDefault();
    void startPlain();
  };
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
            <a href={exportPath} download onClick={plainly}>
              {copy.plain}
            </a>
          </p>
        </div>
      )}
      {dialog}
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
const useExport = (signInDialog: SignInDialog) => {
  const api = useApi();
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController>(undefined);
  const afterSignIn = useRef<() => void>(undefined);
  const { ask, dialog } = useSignInDialog(signInDialog, {
    reason: copy.signIn,
    onSignedIn: () => afterSignIn.current?.(),
  });
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
      if (!abort.signal.aborted) refused(error, start);
    }
  };
  /** Left to the browser, which shows a refusal to nobody: so it is asked before whether the download may begin. */
  const startPlain = async (): Promise<void> => {
    try {
      await api.get(`${exportPath}/check`, done);
      setState({ name: 'idle' });
      download(exportPath, '');
    } catch (error) {
      refused(error, startPlain);
    }
  };
  const refused = (error: unknown, again: () => Promise<void>): void => {
    if (hasStatus(error, 403)) {
      setState({ name: 'idle' });
      afterSignIn.current = () => void again();
      ask();
    } else setState({ name: 'failed', words: wordsFor(error, copy.failedDetail) });
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({ name: 'idle' });
    toast({ title: copy.cancelled });
  };
  return { state, start, startPlain, cancel, dialog };
};

/** Hands the browser a file to keep. */
const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  download(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // long enough for the browser to have begun
};

/** '' leaves the file's name to the server. */
const download = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

import { Button } from 'antd';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import type { Progress } from './collect.ts';
import styles from './export-panel.module.css';
import { sizeOf, texts } from './texts.ts';
import { exportPath, useExport } from './use-export.ts';

/** Takes everything home. */
export const ExportPanel = () => {
  const { state, start, cancel } = useExport();
  const busy = state.name === 'starting' || state.name === 'running';
  return (
    <Panel title={texts.heading} lead={texts.lead}>
      {state.name === 'failed' && <Alert title={texts.failed} detail={state.words} />}
      {busy ? (
        <div className={styles.running}>
          <Bar progress={state.name === 'running' ? state.progress : undefined} />
          <Button onClick={cancel}>{texts.cancel}</Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <Button onClick={start}>{texts.start}</Button>
          <p className={styles.large}>
            {texts.large}{' '}
            <a href={exportPath} download>
              {texts.plain}
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
    <progress className="visually-hidden" aria-label={texts.heading} />
    <div className={styles.bar} aria-hidden="true" />
    <p className={styles.figures}>
      <span>{progress === undefined ? texts.starting : texts.progress(sizeOf(progress.bytes))}</span>
      {progress?.items !== undefined && <span>{texts.items(progress.items)}</span>}
    </p>
  </div>
);

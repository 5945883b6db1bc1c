import { Button } from 'antd';
import { useState } from 'react';
import type { DocumentEntity } from '#web/contract/documents.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './being-written.module.css';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { WritingNotice } from './writing-notice.tsx';

const words = copy.writing;
const STAGES = ['asked', 'writing', 'checking'] as const;

/** How far the writing of a document is, or that it failed, and what can be done about it. */
export const BeingWritten = ({ document }: { document: DocumentEntity }) => {
  const { takePlain, rewrite } = useDocumentActions();
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!hasStatus(error, 402))
        toast({
          title: copy.made.failed,
          description: wordsFor(error, copy.made.failedDetail),
          variant: 'destructive',
        });
    } finally {
      setBusy(false);
    }
  };
  const plain = (
    <Button disabled={busy} onClick={() => void send(() => takePlain(document.id))}>
      {words.plain}
    </Button>
  );
  if (document.state === 'failed')
    return (
      <section className={styles.part}>
        <Alert title={copy.made.failed} detail={words.failures[document.failure ?? 'other']} />
        <div className={styles.actions}>
          <Button
            type="primary"
            disabled={busy}
            onClick={() => void send(() => rewrite(document.id, document.version))}
          >
            {words.again}
          </Button>
          {plain}
        </div>
      </section>
    );
  return (
    <section className={styles.part} aria-busy="true">
      <WritingNotice>
        <Stages progress={document.progress} />
      </WritingNotice>
      <div className={styles.actions}>{plain}</div>
    </section>
  );
};

const Stages = ({ progress }: { progress: DocumentEntity['progress'] }) => {
  const now = STAGES.indexOf(progress?.stage ?? 'asked');
  return (
    <ol className={styles.stages}>
      {STAGES.map((stage, at) => (
        <li
          key={stage}
          className={at < now ? styles.done : at === now ? styles.now : styles.later}
          aria-current={at === now ? 'step' : undefined}
        >
          {stage === 'asked' && now > 0 ? words.chosen(progress?.wins ?? 0) : words.stages[stage]}
        </li>
      ))}
    </ol>
  );
};

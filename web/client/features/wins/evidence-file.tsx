import { useState } from 'react';
import type { Evidence } from '#web/contract/evidence.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './evidence.module.css';
import { texts } from './texts.ts';
import { useWinActions } from './use-win-actions.ts';

const words = texts.evidence;

/** One file: a small picture, or a sign for a PDF and for a picture that does not load; opened by a click, taken away by two. */
export const EvidenceFile = (props: { winId: string; file: Evidence; path: string }) => {
  const { file, path } = props;
  const [failed, setFailed] = useState(false);
  const isPicture = file.type.startsWith('image/');
  return (
    <li className={styles.file}>
      <a className={styles.open} href={path} title={file.name} {...(isPicture ? inNewTab : { download: file.name })}>
        {isPicture && !failed ? (
          <img
            src={path}
            alt={words.picture(file.name)}
            loading="lazy"
            width="96"
            height="96"
            onError={() => setFailed(true)}
          />
        ) : (
          <span className={styles.sign}>{isPicture ? words.noPicture : words.pdf}</span>
        )}
        <span className={styles.name}>
          {file.name} · {sizeInWords(file.size)}
        </span>
      </a>
      <Remove winId={props.winId} file={file} />
    </li>
  );
};

const inNewTab = { target: '_blank', rel: 'noopener' } as const;

const Remove = ({ winId, file }: { winId: string; file: Evidence }) => {
  const { removeEvidence } = useWinActions();
  const [asked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await removeEvidence(winId, file.id);
      toast({ title: words.removed });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
      setAsked(false);
    }
  };
  if (!asked)
    return (
      <button
        type="button"
        className={styles.quiet}
        aria-label={words.removeFile(file.name)}
        onClick={() => setAsked(true)}
      >
        {words.remove}
      </button>
    );
  return (
    <span className={styles.sure}>
      {words.sure}
      <button type="button" className={styles.quiet} onClick={remove}>
        {words.confirm}
      </button>
      <button type="button" className={styles.quiet} onClick={() => setAsked(false)}>
        {words.keep}
      </button>
    </span>
  );
};

const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

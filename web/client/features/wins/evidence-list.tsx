import { useState } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { type Evidence, evidencePath } from '#web/contract/evidence.ts';
import { copy } from './copy.ts';
import styles from './evidence.module.css';
import { RemoveEvidence } from './remove-evidence.tsx';
import { useWinActions } from './use-win-actions.ts';

/** The pictures and PDFs that are kept with a win. Nothing of them is fetched from anywhere but our own server. */
export const EvidenceList = ({ win, label }: { win: Achievement; label: string }) =>
  win.evidence.length === 0 ? null : (
    <section className={styles.evidence} aria-label={label}>
      <ul>
        {win.evidence.map((file) => (
          <EvidenceFile key={file.id} winId={win.id} file={file} path={evidencePath(win.id, file.id)} />
        ))}
      </ul>
    </section>
  );

const words = copy.evidence;

/** One file: a small picture, or a sign for a PDF and for a picture that does not load; opened by a click, taken away by two. */
const EvidenceFile = (props: { winId: string; file: Evidence; path: string }) => {
  const { file, path } = props;
  const { removeEvidence } = useWinActions();
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
      <RemoveEvidence name={file.name} remove={() => removeEvidence(props.winId, file.id)} done={words.removed} />
    </li>
  );
};

const inNewTab = { target: '_blank', rel: 'noopener' } as const;

const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { type Evidence, evidencePath, LARGEST_EVIDENCE } from '#web/contract/evidence.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './evidence.module.css';
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

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,application/pdf';

/** Adds a picture or a PDF to a win at once; it needs no saving. `name` tells the win from others, `quiet` leaves the hint out. */
export const AddEvidence = ({ winId, name, quiet = false }: { winId: string; name?: string; quiet?: boolean }) => {
  const { addEvidence } = useWinActions();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const complain = (description: string): void =>
    toast({ title: words.addFailed, description, variant: 'destructive' });
  const add = async (file: File): Promise<void> => {
    if (file.size > LARGEST_EVIDENCE) return complain(words.tooLarge);
    setBusy(true);
    try {
      await addEvidence(winId, file);
      toast({ title: words.added });
    } catch (error) {
      complain(wordsFor(error, words.tryLater));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.add}>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={words.file}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void add(file);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button
        loading={busy}
        aria-label={name === undefined ? undefined : words.addTo(name)}
        onClick={() => input.current?.click()}
      >
        {words.add}
      </Button>
      {!quiet && <span className={styles.hint}>{words.addHint}</span>}
    </div>
  );
};

import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import type { DocumentEntity } from '#web/contract/documents.ts';
import { momentOf } from '../../shared/calendar.ts';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './editor.module.css';
import { Schedule } from './schedule.tsx';
import type { Editing } from './use-editing.ts';

const DownloadDialog = lazy(() => import('./download-dialog.tsx'));
/** The machinery of an editor is more than all other pages of documents together. */
const RichText = lazy(() => import('./rich-text/rich-text.tsx'));

const words = copy.edit;

/** Posts have a date, and custom content that names a network; the server has the last word. */
const SOCIAL: ReadonlySet<string> = new Set(['linkedin-post', 'social-thread', 'twitter-post']);
const NAMES_NETWORK = /linkedin|thread|twitter|x\.com|social/i;

/** The text, what was typed of it and not saved, and what can be done with it. */
export const TextPanel = (props: { document: DocumentEntity; editing: Editing; today: string }) => {
  const { document, editing } = props;
  const id = useId();
  const [downloading, setDownloading] = useState<'no' | 'open' | 'closed'>('no');
  const isSocial =
    SOCIAL.has(document.type) ||
    (document.type === 'custom-content' && NAMES_NETWORK.test(`${document.prompt} ${editing.text}`));
  return (
    <section className={styles.card}>
      <span id={id} className={styles.label}>
        {words.text}
      </span>
      <Suspense fallback={<Skeleton label={words.opening} lines={12} />}>
        <RichText
          labelId={id}
          hintId={`${id}-hint`}
          language={document.language}
          value={editing.text}
          onChange={editing.type}
        />
      </Suspense>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      {isSocial && <Schedule today={props.today} date={editing.date} onChoose={editing.setDate} />}
      <div className={styles.line}>
        <Draft editing={editing} />
        <div className={styles.actions}>
          <CopyButton document={document} text={editing.text} />
          <Button onClick={() => setDownloading('open')}>{copy.actions.download}</Button>
          <Button
            type="primary"
            disabled={!editing.canSave || editing.theirs !== null}
            onClick={() => editing.save(editing.version)}
          >
            {editing.saving ? words.saving : words.save}
          </Button>
        </div>
      </div>
      <Suspense>
        {downloading !== 'no' && (
          <DownloadDialog
            document={document}
            open={downloading === 'open'}
            onClose={() => setDownloading('closed')}
            onClosed={() => setDownloading('no')}
          />
        )}
      </Suspense>
    </section>
  );
};

/** Where the draft stands, and the way to be rid of it. */
const Draft = ({ editing: { kept, earlier, isChanged, theirs, discard } }: { editing: Editing }) => {
  if (!isChanged) return <p className={styles.draft} />;
  const said = keptWords(kept) ?? (earlier && words.draft(momentOf(earlier)));
  return (
    <p className={styles.draft} role="status">
      {said}{' '}
      {said !== null && theirs === null && (
        <button type="button" className={styles.discard} onClick={discard}>
          {words.discard}
        </button>
      )}
    </p>
  );
};

const keptWords = (kept: Editing['kept']): string | null => {
  if (kept === null) return null;
  if (kept === 'failed') return words.keptHere;
  return kept === 'moved' ? words.elsewhere.title : words.kept(momentOf(kept.at));
};

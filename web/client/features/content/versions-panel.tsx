import { Button } from 'antd';
import { useState } from 'react';
import useSWR from 'swr';
import {
  type DocumentEntity,
  type DocumentVersion,
  documentVersionAnswer,
  documentVersions,
} from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { momentOf } from '../../shared/calendar.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import rows from '../../shared/parts/rows.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { documentPath } from './use-documents.ts';
import styles from './versions-panel.module.css';

const words = copy.versions;

type Versioned = Readonly<{
  id: string;
  current: number;
  /** There is text that is not saved: going back would put it aside. */
  locked: boolean;
  onRestored: (document: DocumentEntity) => void;
}>;

/** Every text that a document has had, what changed in each, and the way back to it. */
export const VersionsPanel = (props: Versioned) => {
  const api = useApi();
  const changes = useListVersion('documents');
  const path = `${documentPath(props.id)}/versions`;
  const { data, error } = useSWR([path, changes, props.current], () => api.get(path, documentVersions));
  return (
    <Panel title={words.title} lead={words.lead}>
      {data === undefined && error === undefined && <Skeleton label={words.loading} lines={2} />}
      {data === undefined && error !== undefined && <p role="alert">{words.failed}</p>}
      {data && (
        <ul className={rows.list}>
          {data.versions.map((version) => (
            <Row key={version.version} {...props} version={version} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Row = ({ version: { version, at, made, from }, ...props }: Versioned & { version: DocumentVersion }) => {
  const [open, setOpen] = useState(false);
  const action = open ? words.hide : words.show;
  return (
    <li className={rows.row}>
      <div>
        <strong>{words.one(version)}</strong>
        <p className={styles.facts}>
          {momentOf(at)}, {made === 'restored' && from !== null ? words.from(from) : words.made[made]}
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-expanded={open} aria-label={words.of(action, version)} onClick={() => setOpen(!open)}>
          {action}
        </Button>
        {version === props.current ? (
          <span className={styles.current}>{words.current}</span>
        ) : (
          <Restore {...props} from={version} />
        )}
      </div>
      {open && <Differences id={props.id} version={version} />}
    </li>
  );
};

const Restore = ({ id, current, locked, onRestored, from }: Versioned & { from: number }) => {
  const { restore } = useDocumentActions();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      onRestored((await restore(id, current, from)).document);
      toast({ title: words.restored });
    } catch (error) {
      const description = wordsFor(error, copy.edit.tryAgain);
      toast({ title: words.notRestored, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={locked || busy} aria-label={words.of(words.restore, from)} onClick={send}>
      {words.restore}
    </Button>
  );
};

/** What was put in and taken out since the version before. */
const Differences = ({ id, version }: { id: string; version: number }) => {
  const api = useApi();
  const path = `${documentPath(id)}/versions/${version}`;
  const { data, error } = useSWR(path, () => api.get(path, documentVersionAnswer));
  if (error !== undefined) return <p role="alert">{words.failed}</p>;
  if (data === undefined) return <Skeleton label={words.loading} lines={2} />;
  if (data.against === null) return <p className={styles.text}>{data.content}</p>;
  return (
    <p className={styles.text}>
      {data.differences.map(({ is, text }, at) => {
        const key = `${at} ${is}`;
        if (is === 'added') return <ins key={key}>{text}</ins>;
        return is === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
};

import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { DocumentAnswer, DocumentDraftAnswer, DocumentEntity } from '#web/contract/documents.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { dayOf, longDate } from '../../shared/calendar.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { Panel, Panels } from '../../shared/parts/panel.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { BeingWritten } from './being-written.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { NameRow } from './name-row.tsx';
import { SharesPanel } from './shares-panel.tsx';
import { TextPanel } from './text-panel.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocument } from './use-documents.ts';
import { useEarlierDraft } from './use-draft.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WritingNotice } from './writing-notice.tsx';

const words = copy.edit;

/** One document to be changed: loading, not to be had, or its text and what else can become of it. */
export const Editor = (props: { id: string; today: string; timezone: string }) => {
  const document = useDocument(props.id);
  const earlier = useEarlierDraft(props.id);
  const { answer } = document;
  if (answer && earlier.draft !== undefined) return <Opened {...props} answer={answer} draft={earlier.draft} />;
  if (!(document.failed || earlier.failed)) return <Waiting title={words.loading} />;
  if (!document.missing)
    return (
      <FailedNotice
        words={words.loadFailed}
        onRetry={() => {
          document.retry();
          earlier.retry();
        }}
      />
    );
  return (
    <Notice role="alert" level={2} title={words.missing} actions={<ButtonLink to="/content">{words.back}</ButtonLink>}>
      <p>{words.missingDetail}</p>
    </Notice>
  );
};

type Opening = Readonly<{
  answer: DocumentAnswer;
  draft: DocumentDraftAnswer['draft'];
  today: string;
  timezone: string;
}>;

const Opened = ({ answer, draft, today, timezone }: Opening) => {
  const { document } = answer;
  const editing = useEditing(answer, draft, timezone);
  return (
    <>
      <NameRow document={document} />
      <p className={styles.facts}>
        {copy.nameOf(document)} · {dayOf(document.generateDate)}
      </p>
      <Panels>
        {document.missed !== null && <Missed missed={document.missed} />}
        {editing.elsewhere.draft !== null && <Elsewhere editing={editing} />}
        {editing.theirs !== null && <Conflict theirs={editing.theirs} editing={editing} />}
        <TextPanel document={document} editing={editing} today={today} />
        <RewritePanel document={document} editing={editing} />
        <VersionsPanel
          id={document.id}
          current={document.version}
          locked={editing.isChanged}
          onRestored={editing.arrived}
        />
        <SharesPanel id={document.id} today={today} />
      </Panels>
    </>
  );
};

/** Both texts, and the choice between them. */
const Conflict = ({ theirs, editing }: { theirs: DocumentEntity; editing: Editing }) => (
  <section className={styles.conflict} role="alert">
    <strong>{words.conflict.title}</strong>
    <p>{words.conflict.detail}</p>
    <pre className={styles.theirs}>{theirs.content}</pre>
    <p>{words.conflict.theirsHint}</p>
    <div className={styles.actions}>
      <Button onClick={editing.discard}>{words.conflict.theirs}</Button>
      <Button type="primary" loading={editing.saving} onClick={() => editing.save(theirs.version)}>
        {words.conflict.mine}
      </Button>
    </div>
  </section>
);

/** Two windows type into one draft: both words, and the choice between them. */
const Elsewhere = ({ editing: { elsewhere } }: { editing: Editing }) => (
  <section className={styles.conflict} role="alert">
    <strong>{words.elsewhere.title}</strong>
    <p>{words.elsewhere.detail}</p>
    <pre className={styles.theirs}>{elsewhere.draft?.content}</pre>
    <div className={styles.actions}>
      <Button onClick={elsewhere.takeTheirs}>{words.elsewhere.theirs}</Button>
      <Button type="primary" onClick={elsewhere.goOnWithMine}>
        {words.elsewhere.mine}
      </Button>
    </div>
  </section>
);

const Missed = ({ missed: { date, because } }: { missed: NonNullable<DocumentEntity['missed']> }) => (
  <p className={styles.missed} role="status">
    {copy.missed.detail(longDate(date), copy.missed.because[because])}
  </p>
);

const RewritePanel = ({ document, editing }: { document: DocumentEntity; editing: Editing }) => {
  const { rewrite } = useDocumentActions();
  const [writing, setWriting] = useState(false);
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!awaited || document.state === 'writing' || document.version <= editing.version) return;
    setAwaited(false);
    editing.arrived(document);
    toast({ title: words.rewrite.done });
  }, [awaited, document, editing]);
  const send = async (): Promise<void> => {
    setWriting(true);
    try {
      const { document: written } = await rewrite(document.id, editing.version);
      if (written.state === 'writing') {
        toast({ title: words.rewrite.begun, description: words.rewrite.begunDetail });
        setAwaited(true);
        return;
      }
      editing.arrived(written);
      toast({ title: words.rewrite.done });
    } catch (error) {
      if (hasStatus(error, 402)) return; // a dialog of its own says that
      const description = wordsFor(error, copy.made.failedDetail);
      toast({ title: copy.made.failed, description, variant: 'destructive' });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Panel
      title={words.rewrite.title}
      lead={editing.isChanged ? words.rewrite.same : words.rewrite.lead}
      action={
        <Button disabled={editing.isChanged || writing || document.state === 'writing'} onClick={send}>
          {writing ? copy.writing.title : words.rewrite.send}
        </Button>
      }
    >
      {writing && <WritingNotice />}
      {!writing && document.state !== 'ready' && <BeingWritten document={document} />}
    </Panel>
  );
};

import { Button, Modal } from 'antd';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentAnswer, DocumentEntity, DocumentNote, DocumentSentence } from '#web/contract/documents.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { dayOf, longDate } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { BeingWritten } from './being-written.tsx';
import { copy } from './copy.ts';
import { CopyButton } from './copy-button.tsx';
import type { DocumentChoice } from './document-card.tsx';
import { GroundList, SourceList } from './ground-list.tsx';
import { Manuscript } from './manuscript.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocument } from './use-documents.ts';
import styles from './view-dialog.module.css';

const words = copy.view;
const FEW = 5;

/** One document to be read, what it rests on, and what can be done to it. */
export default function ViewDialog(props: {
  id: string;
  open: boolean;
  onChoose: DocumentChoice;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { answer, failed } = useDocument(props.id);
  return (
    <Modal
      open={props.open}
      width={1080}
      centered
      footer={null}
      title={answer ? answer.document.name : '\u00a0'}
      onCancel={props.onClose}
      afterClose={props.onClosed}
    >
      {answer ? <Read answer={answer} /> : <Unread failed={failed} />}
      <div className={dialog.actions}>
        {answer && <Actions document={answer.document} onChoose={props.onChoose} />}
        <Button onClick={props.onClose}>{words.close}</Button>
      </div>
    </Modal>
  );
}

const Unread = ({ failed }: { failed: boolean }) =>
  failed ? <Alert title={words.failed} detail={words.failedDetail} /> : <Skeleton label={words.loading} lines={6} />;

const Actions = ({ document, onChoose }: { document: DocumentEntity; onChoose: DocumentChoice }) => (
  <>
    <Button danger onClick={() => onChoose('remove', document)}>
      {copy.actions.remove}
    </Button>
    {document.version > 0 && (
      <>
        <CopyButton document={document} text={document.content} />
        <Button onClick={() => onChoose('edit', document)}>{copy.actions.edit}</Button>
        <Button type="primary" onClick={() => onChoose('download', document)}>
          {copy.actions.download}
        </Button>
      </>
    )}
  </>
);

const Read = ({ answer }: { answer: DocumentAnswer }) => {
  const id = useId();
  const isWide = useIsWide();
  const [sentence, choose] = useState<DocumentSentence>();
  const { document, sources, notes, stale } = answer;
  const isReady = document.state === 'ready';
  if (!isReady && document.version === 0)
    return (
      <div className={styles.read}>
        <BeingWritten document={document} />
      </div>
    );
  return (
    <div className={styles.read}>
      <Facts document={document} />
      {!isReady && <BeingWritten document={document} />}
      {stale && (
        <div className={styles.stale} role="status">
          <strong>{words.stale}</strong>
          {words.staleDetail}
        </div>
      )}
      <div className={styles.columns}>
        <Manuscript answer={answer} chosen={{ sentence, choose, besideId: isWide ? id : undefined }} />
        {isWide && (
          <aside id={id} className={styles.aside} aria-live="polite">
            {sentence ? (
              <Behind sentence={sentence} sources={sources} onAll={() => choose(undefined)} />
            ) : (
              <Sources sources={sources} />
            )}
          </aside>
        )}
      </div>
      {notes.length > 0 && <Notes notes={notes} language={document.language} />}
      {!isWide && <Sources sources={sources} />}
    </div>
  );
};

/** What one sentence rests on, beside the text. */
const Behind = (props: { sentence: DocumentSentence; sources: DocumentAnswer['sources']; onAll: () => void }) => {
  const id = useId();
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{words.behind}</h3>
      <blockquote className={styles.sentence}>{props.sentence.text}</blockquote>
      <GroundList id={id} sentence={props.sentence} sources={props.sources} />
      <button type="button" className={styles.more} onClick={props.onAll}>
        {words.allSources(props.sources.length)}
      </button>
    </section>
  );
};

const WIDE = '(min-width: 1080px)';
const watchWidth = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for the wins beside the text. */
const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);

const Facts = ({ document }: { document: DocumentEntity }) => (
  <>
    <p className={styles.facts}>
      <span className={styles.badge}>{copy.nameOf(document)}</span>
      <time dateTime={document.generateDate}>{dayOf(document.generateDate)}</time>
      {document.sentVia === 'email' && <span>{words.sent}</span>}
      {document.instead !== null && <span>{words.instead}</span>}
    </p>
    {document.scheduledPublishDate !== null && document.sentVia === 'none' && (
      <p className={styles.facts}>{words.scheduled(dayOf(document.scheduledPublishDate))}</p>
    )}
    {document.missed !== null && (
      <p className={styles.missed}>
        {copy.missed.detail(longDate(document.missed.date), copy.missed.because[document.missed.because])}
      </p>
    )}
  </>
);

const Notes = ({ notes, language }: { notes: readonly DocumentNote[]; language: DocumentEntity['language'] }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{words.notes}</h3>
    <p className={styles.hint}>{words.notesDetail}</p>
    {kindsIn(notes).map((kind) => (
      <div key={kind}>
        <h4 className={styles.kind}>{words.noteKinds[kind]}</h4>
        <ul className={styles.notes}>
          {notes
            .filter(({ is }) => is === kind)
            .map(({ place, text, asks }) => (
              <li key={`${place} ${text}`}>
                <span lang={language}>
                  {place !== '' && <span className={styles.place}>{place}</span>}
                  {text}
                </span>
                {asks !== undefined && <Lacking asks={asks} about={text} />}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </section>
);

/** The way to add what lacks, and the way to be asked no more, by this document or any other. */
const Lacking = ({ asks, about }: { asks: string; about: string }) => {
  const { dismiss } = useDocumentActions();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await dismiss(asks);
      toast({ title: words.dismissed });
    } catch (error) {
      toast({ title: words.notDismissed, description: wordsFor(error, copy.edit.tryAgain), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.lacking}>
      <Link to="/profile">{words.addIt}</Link>
      <button
        type="button"
        className={styles.dismiss}
        disabled={busy}
        aria-label={words.dismissOf(about)}
        onClick={() => void send()}
      >
        {words.dismiss}
      </button>
    </span>
  );
};

const kindsIn = (notes: readonly DocumentNote[]): readonly DocumentNote['is'][] => [
  ...new Set(notes.map(({ is }) => is)),
];

/** The first few, and the others when asked: a resume may rest on fifty. */
const Sources = ({ sources }: { sources: DocumentAnswer['sources'] }) => {
  const [all, setAll] = useState(false);
  const first = [...sources].sort((one, other) => Number(one.state === 'same') - Number(other.state === 'same'));
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{words.sources}</h3>
      <p className={styles.hint}>{sources.length === 0 ? words.noSources : words.sourcesHint}</p>
      <SourceList sources={all ? first : first.slice(0, FEW)} />
      {!all && sources.length > FEW && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {words.allSources(sources.length)}
        </button>
      )}
    </section>
  );
};

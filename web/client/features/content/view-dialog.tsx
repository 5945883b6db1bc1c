import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { DocumentAnswer, DocumentEntity, DocumentNote } from '#web/contract/documents.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import { type DocumentChoice, titleOf } from './document-card.tsx';
import { SourceList } from './ground-list.tsx';
import { Manuscript } from './manuscript.tsx';
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
      width={880}
      centered
      footer={null}
      title={answer ? titleOf(answer.document) : '\u00a0'}
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
    <Button onClick={() => onChoose('edit', document)}>{copy.actions.edit}</Button>
    <Button type="primary" onClick={() => onChoose('download', document)}>
      {copy.actions.download}
    </Button>
  </>
);

const Read = ({ answer }: { answer: DocumentAnswer }) => (
  <div className={styles.read}>
    <Facts document={answer.document} />
    {answer.stale && (
      <div className={styles.stale} role="status">
        <strong>{words.stale}</strong>
        {words.staleDetail}
      </div>
    )}
    <Manuscript answer={answer} />
    {answer.notes.length > 0 && <Notes notes={answer.notes} />}
    <Sources sources={answer.sources} />
  </div>
);

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
  </>
);

const Notes = ({ notes }: { notes: readonly DocumentNote[] }) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{words.notes}</h3>
    <p className={styles.hint}>{words.notesDetail}</p>
    {kindsIn(notes).map((kind) => (
      <div key={kind}>
        <h4 className={styles.kind}>{words.noteKinds[kind]}</h4>
        <ul className={styles.notes}>
          {notes
            .filter(({ is }) => is === kind)
            .map(({ place, text }) => (
              <li key={`${place} ${text}`}>
                {place !== '' && <span className={styles.place}>{place}</span>}
                {text}
              </li>
            ))}
        </ul>
      </div>
    ))}
  </section>
);

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

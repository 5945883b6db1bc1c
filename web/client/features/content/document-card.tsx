import { memo } from 'react';
import type { DocumentEntity } from '#web/contract/documents.ts';
import { dayOf, longDate } from '../../shared/calendar.ts';
import { copy } from './copy.ts';
import styles from './document-card.module.css';
import { previewOf } from './markdown.ts';

/** What can be done to a document from its card. */
export type DocumentAction = 'view' | 'edit' | 'download' | 'remove';
export type DocumentChoice = (action: DocumentAction, document: DocumentEntity) => void;

const actions: readonly DocumentAction[] = ['view', 'edit', 'download', 'remove'];
/** Of one that has no text yet. */
const beforeText: readonly DocumentAction[] = ['view', 'remove'];

/** One document: what it is, of when, and how it begins. All of the card opens it. */
export const DocumentCard = memo(({ document, onChoose }: { document: DocumentEntity; onChoose: DocumentChoice }) => {
  const title = document.name;
  return (
    <li className={styles.card} data-document={document.id}>
      <div className={styles.top}>
        <span className={styles.badge}>{copy.nameOf(document)}</span>
        <time dateTime={document.generateDate}>{dayOf(document.generateDate)}</time>
      </div>
      <h3 className={styles.title} lang={document.language}>
        {title}
      </h3>
      <p className={styles.preview}>
        {document.state === 'ready' ? previewOf(document.content) : copy.writing.card[document.state]}
      </p>
      {document.scheduledPublishDate !== null && document.sentVia === 'none' && (
        <p className={styles.due}>{copy.list.goesOut(dayOf(document.scheduledPublishDate))}</p>
      )}
      {document.missed !== null && <p className={styles.missed}>{copy.missed.line(longDate(document.missed.date))}</p>}
      <div className={styles.actions}>
        {(document.version === 0 ? beforeText : actions).map((action) => (
          <button
            key={action}
            type="button"
            className={styles.action}
            data-action={action}
            aria-label={copy.actions.of(copy.actions[action], title)}
            onClick={() => onChoose(action, document)}
          >
            {copy.actions[action]}
          </button>
        ))}
      </div>
    </li>
  );
});

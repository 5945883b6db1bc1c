import { Button, Input } from 'antd';
import type { ChangeEvent } from 'react';
import { type DocumentEntity, documentTypes } from '#web/contract/documents.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import select from '../../shared/forms/select-field.module.css';
import { Notice } from '../../shared/parts/notice.tsx';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import { DocumentCard, type DocumentChoice } from './document-card.tsx';
import styles from './document-list.module.css';
import type { useDocumentFilters } from './use-document-filters.ts';
import type { DocumentsRead } from './use-documents.ts';

const words = copy.list;

/** All documents, to be looked through, in whatever state their list is. */
export const DocumentList = (props: {
  read: DocumentsRead;
  filters: ReturnType<typeof useDocumentFilters>;
  onChoose: DocumentChoice;
}) => {
  const { read, filters } = props;
  const total = read.list?.total ?? 0;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        <span className={styles.count} aria-live="polite">
          {total > 0 && words.count(total)}
        </span>
      </div>
      <FilterBar types={read.list?.types ?? []} filters={filters} />
      <div className={styles.list}>
        <Cards {...props} />
      </div>
    </section>
  );
};

const FilterBar = ({
  types,
  filters,
}: {
  types: readonly string[];
  filters: ReturnType<typeof useDocumentFilters>;
}) => {
  const offered = documentTypes.filter((type) => types.includes(type) || type === filters.filters.type);
  return (
    <search className={styles.bar}>
      <Input
        className={styles.search}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        value={filters.typed}
        onChange={(event: ChangeEvent<HTMLInputElement>) => filters.type(event.target.value)}
      />
      <select
        className={select.select}
        aria-label={words.type}
        value={filters.filters.type}
        onChange={(event) => filters.choose(event.target.value)}
      >
        <option value="">{words.allTypes}</option>
        {offered.map((type) => (
          <option key={type} value={type}>
            {copy.types[type]}
          </option>
        ))}
      </select>
      {(filters.typed !== '' || filters.filters.type !== '') && <Button onClick={filters.clear}>{words.clear}</Button>}
    </search>
  );
};

const Cards = ({ read, filters, onChoose }: Parameters<typeof DocumentList>[0]) => {
  const { list, status } = read;
  if (status === 'failed')
    return (
      <Notice role="alert" level={2} title={words.failed} actions={<Button onClick={read.retry}>{words.retry}</Button>}>
        <p>{words.failedDetail}</p>
      </Notice>
    );
  if (list === undefined) return <Skeleton label={words.loading} lines={6} />;
  if (list.documents.length === 0) return <None list={list} onClear={filters.clear} />;
  return (
    <>
      <ul className={styles.cards} aria-busy={status === 'reading'}>
        {list.documents.map((document: DocumentEntity) => (
          <DocumentCard key={document.id} document={document} onChoose={onChoose} />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles.more}>
          <Button onClick={read.showMore} loading={status === 'reading'}>
            {status === 'reading' ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </>
  );
};

const None = ({ list, onClear }: { list: NonNullable<DocumentsRead['list']>; onClear: () => void }) =>
  list.filters.q === '' && list.filters.type === '' ? (
    <Notice role="status" level={2} title={words.none} picture={<Cairn width={120} />}>
      <p>{words.noneDetail}</p>
    </Notice>
  ) : (
    <Notice role="status" level={2} title={words.noneFound} actions={<Button onClick={onClear}>{words.clear}</Button>}>
      <p>{words.noneFoundDetail}</p>
    </Notice>
  );

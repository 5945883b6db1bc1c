import { Button } from 'antd';
import { type DocumentEntity, documentTypes } from '#web/contract/documents.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { SearchAndChoice } from '../../shared/lists/search-and-choice.tsx';
import { ShowMore } from '../../shared/lists/show-more.tsx';
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
      <SearchAndChoice
        search={words.search}
        typed={filters.typed}
        onType={filters.type}
        choice={words.type}
        all={words.allTypes}
        chosen={filters.filters.type}
        offered={offered.map((type) => ({ value: type, label: copy.types[type] }))}
        onChoose={filters.choose}
        places={{ search: styles.search }}
      />
      {(filters.typed !== '' || filters.filters.type !== '') && <Button onClick={filters.clear}>{words.clear}</Button>}
    </search>
  );
};

const Cards = ({ read, filters, onChoose }: Parameters<typeof DocumentList>[0]) => {
  const { list, status } = read;
  if (status === 'failed') return <FailedNotice words={words.loadFailed} onRetry={read.retry} />;
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
        <ShowMore
          more={words.more}
          reading={words.loadingMore}
          isReading={status === 'reading'}
          onMore={read.showMore}
        />
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

import { Button } from 'antd';
import { useRef } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { Notice } from '../../shared/notice/notice.tsx';
import { texts } from './texts.ts';
import { useArrivals } from './use-arrivals.ts';
import type { WinsRead } from './use-wins.ts';
import { WinCard } from './win-card.tsx';
import styles from './win-list.module.css';
import { WinSkeletons } from './win-skeletons.tsx';

/** The wins in whatever state they are: loading, failed, none at all, none that match, or a list with more to come. */
export const WinList = (props: {
  read: WinsRead;
  onEdit: (win: Achievement) => void;
  onRemove: (win: Achievement) => void;
  onClearFilters: () => void;
}) => {
  const { list, status, retry } = props.read;
  if (status === 'failed') return <Failed onRetry={retry} />;
  if (list === undefined) return <WinSkeletons />;
  if (list.wins.length > 0) return <Cards {...props} list={list} />;
  const filtered = list.filters.q !== '' || list.filters.category !== '';
  return filtered ? <NoneFound onClear={props.onClearFilters} /> : <None />;
};

const Cards = (props: Parameters<typeof WinList>[0] & { list: NonNullable<WinsRead['list']> }) => {
  const { list, read } = props;
  const container = useRef<HTMLUListElement>(null);
  useArrivals(container, list);
  return (
    <>
      <ul ref={container} className={styles.list} aria-busy={read.status === 'reading'}>
        {list.wins.map((win) => (
          <WinCard key={win.id} win={win} onEdit={props.onEdit} onRemove={props.onRemove} />
        ))}
      </ul>
      {list.nextCursor !== null && (
        <div className={styles.more}>
          <Button onClick={read.showMore} loading={read.status === 'reading'}>
            {read.status === 'reading' ? texts.loadingMore : texts.more}
          </Button>
        </div>
      )}
    </>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    role="alert"
    level={2}
    title={texts.failed.title}
    actions={<Button onClick={onRetry}>{texts.failed.retry}</Button>}
  >
    <p>{texts.failed.detail}</p>
  </Notice>
);

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <Notice
    role="status"
    level={2}
    title={texts.noneFound.title}
    actions={<Button onClick={onClear}>{texts.noneFound.clear}</Button>}
  >
    <p>{texts.noneFound.detail}</p>
  </Notice>
);

const None = () => (
  <Notice role="status" level={2} title={texts.none.title} picture={<Cairn width={150} />}>
    <p>{texts.none.detail}</p>
    <p>{texts.none.more}</p>
  </Notice>
);

import { Button } from 'antd';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { ShowMore } from '../../shared/lists/show-more.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { copy } from './copy.ts';
import type { WinList as ReadWins } from './read-pages.ts';
import type { WinsRead } from './use-wins.ts';
import { WinCard } from './win-card.tsx';
import styles from './win-list.module.css';

/** The wins in whatever state they are: loading, failed, none at all, none that match, or a list with more to come. */
export const WinList = (props: {
  read: WinsRead;
  onEdit: (win: Achievement) => void;
  onRemove: (win: Achievement) => void;
  onClearFilters: () => void;
}) => {
  const { list, status, retry } = props.read;
  if (status === 'failed') return <FailedNotice words={copy.failed} onRetry={retry} />;
  if (list === undefined) return <WinSkeletons />;
  if (list.wins.length > 0) return <Cards {...props} list={list} />;
  const filtered = list.filters.q !== '' || list.filters.category !== '' || list.filters.skill !== '';
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
        <ShowMore
          more={copy.more}
          reading={copy.loadingMore}
          isReading={read.status === 'reading'}
          onMore={read.showMore}
        />
      )}
    </>
  );
};

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <Notice
    role="status"
    level={2}
    title={copy.noneFound.title}
    actions={<Button onClick={onClear}>{copy.noneFound.clear}</Button>}
  >
    <p>{copy.noneFound.detail}</p>
  </Notice>
);

const None = () => (
  <Notice role="status" level={2} title={copy.none.title} picture={<Cairn width={150} />}>
    <p>{copy.none.detail}</p>
    <p>{copy.none.more}</p>
  </Notice>
);

/** Stands where the cards will: the same size, no words yet. */
const WinSkeletons = () => (
  <div role="status">
    <span className="visually-hidden">{copy.loading}</span>
    <div className={styles.list} aria-hidden="true">
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.stone} />
          <div className={styles.lines}>
            <div />
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  </div>
);

const settling = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/**
 * Lets wins settle in that arrive at the top of a list already shown: the new ones sink into place, the others glide
 * down from where they stood. Nothing moves for those who asked for less motion.
 */
const useArrivals = (container: RefObject<HTMLElement | null>, list: ReadWins | undefined): void => {
  const shown = useRef<{ filters: string; tops: ReadonlyMap<string, number> }>(undefined);
  useLayoutEffect(() => {
    if (!container.current || !list) return;
    const cards = [...container.current.querySelectorAll<HTMLElement>('[data-win]')];
    const filters = JSON.stringify(list.filters);
    const before = shown.current;
    const tops = new Map(cards.map((card) => [card.dataset.win ?? '', card.offsetTop]));
    shown.current = { filters, tops };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const arrived = before?.filters === filters && before.tops.size > 0 && !before.tops.has(list.wins[0]?.id ?? '');
    if (arrived && !still) for (const card of cards) settle(card, before.tops.get(card.dataset.win ?? ''));
  }, [container, list]);
};

const settle = (card: HTMLElement, topBefore: number | undefined): void => {
  if (topBefore === undefined) card.animate([{ opacity: 0, transform: 'translateY(-16px)' }, {}], settling);
  else card.animate([{ transform: `translateY(${topBefore - card.offsetTop}px)` }, {}], settling);
};

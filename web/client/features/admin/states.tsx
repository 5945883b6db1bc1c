import { Button } from 'antd';
import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { ShowMore } from '../../shared/lists/show-more.tsx';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import styles from './states.module.css';

type Tone = 'good' | 'quiet' | 'busy' | 'warn' | 'bad';

/** A state in a word, with a dot in its colour: the word alone says it too. */
export const StateTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);

/** An id or a code, in letters of one width. */
export const Code = ({ children }: { children: ReactNode }) => <code className={styles.code}>{children}</code>;

/** In a cell that has nothing to say. On a phone its line is left out. */
export const None = ({ children = '–' }: { children?: ReactNode }) => (
  <span data-nothing className={styles.none}>
    {children}
  </span>
);

/** An empty state, in a few words. */
export const Empty = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty} role="status">
    <p className={styles.emptyTitle}>{title}</p>
    {children}
  </div>
);

type Read = Readonly<{ failed: boolean; error?: unknown; readAgain: () => unknown }>;

/** Data with its state: waiting, failed with a way to try again, or older than it should be. */
export const Reading = <Data,>(props: {
  read: Read & Readonly<{ data: Data | undefined }>;
  lines?: number;
  children: (data: Data) => ReactNode;
}) => {
  const { data, failed, error, readAgain } = props.read;
  if (data !== undefined)
    return (
      <>
        {failed && <Stale />}
        {props.children(data)}
      </>
    );
  if (failed) {
    const words = { ...copy.failed, detail: wordsFor(error, copy.failed.detail) };
    return <FailedNotice words={words} onRetry={() => void readAgain()} />;
  }
  return <Skeleton label={copy.loading} lines={props.lines ?? 5} />;
};

const Stale = () => (
  <p className={styles.stale} role="status">
    {copy.stale}
  </p>
);

/** A list in whatever state it is: read, failed, empty, or rows with the way to more of them. */
export const Listing = <Row,>(props: {
  list: Read &
    Readonly<{ pages: readonly Readonly<{ nextCursor: string | null }>[] | undefined }> &
    Readonly<{ isReading: boolean; hasMore: boolean; more: () => void }>;
  rows: readonly Row[];
  /** The words of a list that is empty without a filter. */
  nothing: string;
  /** Takes the filters away, where some narrow the list. */
  onClear?: (() => void) | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}) => {
  const { list, rows } = props;
  return (
    <Reading read={{ data: list.pages, failed: list.failed, error: list.error, readAgain: list.readAgain }}>
      {() => (
        <>
          {rows.length > 0 ? props.children(rows) : <Nothing nothing={props.nothing} onClear={props.onClear} />}
          {list.hasMore && (
            <ShowMore more={copy.list.more} reading={copy.list.reading} isReading={list.isReading} onMore={list.more} />
          )}
        </>
      )}
    </Reading>
  );
};

const Nothing = ({ nothing, onClear }: { nothing: string; onClear: (() => void) | undefined }) =>
  onClear ? (
    <Empty title={copy.list.nothingFits}>
      <Button onClick={onClear}>{copy.list.clear}</Button>
    </Empty>
  ) : (
    <Empty title={nothing} />
  );

/** Facts of one thing, each with its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

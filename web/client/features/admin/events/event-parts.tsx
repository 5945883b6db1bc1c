import { Link } from 'react-router-dom';
import type { EventSummary } from '#web/contract/admin/events.ts';
import { withQuery } from '../admin-reads.ts';
import { bytesOf } from '../figures.ts';
import { Code, StateTag } from '../states.tsx';
import { copy } from './copy.ts';
import styles from './events.module.css';

const EVENTS = '/admin/events';

export const eventPath = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}`;
export const eventsPath = (filters: Readonly<Record<string, string>>): string => withQuery(EVENTS, filters);

export const EventLink = ({ id, type }: Pick<EventSummary, 'id' | 'type'>) => <Link to={eventPath(id)}>{type}</Link>;

/** The category and the end of the id, which is enough to tell streams of a page apart; leads to the events of that stream. */
export const StreamLink = ({ stream, revision, whole }: { stream: string; revision: number; whole?: boolean }) => (
  <span className={styles.stream}>
    <Link to={eventsPath({ stream, order: 'oldest' })} title={stream} aria-label={copy.onlyStream(stream)}>
      <Code>{whole ? stream : shortened(stream)}</Code>
    </Link>
    <span className={styles.revision}>@{revision}</span>
  </span>
);

const SHOWN_OF_ID = 8;

export const shortened = (stream: string): string => {
  const category = stream.slice(0, stream.indexOf('-') + 1);
  const id = stream.slice(category.length);
  return id.length <= SHOWN_OF_ID + 4 ? stream : `${category}…${id.slice(-SHOWN_OF_ID)}`;
};

export const AccountLink = ({ userId }: Pick<EventSummary, 'userId'>) =>
  userId !== null && userId > 0 ? <Link to={`/admin/accounts/${userId}`}>{userId}</Link> : null;

/** How large the sealed part is, and what is wrong with an event where something is. */
export const PersonalPart = ({ state, sealedBytes }: Pick<EventSummary, 'state' | 'sealedBytes'>) => (
  <>
    {state !== 'whole' && <StateTag tone={state === 'damaged' ? 'bad' : 'warn'}>{copy.states[state]}</StateTag>}
    {sealedBytes > 0 && <span className={styles.sealed}>{copy.sealed(bytesOf(sealedBytes))}</span>}
  </>
);

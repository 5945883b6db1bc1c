import { Link } from 'react-router-dom';
import type { EventSummary } from '#web/contract/admin/events.ts';
import { AdminLink } from '../admin-link.tsx';
import { withQuery } from '../admin-reads.ts';
import { bytesOf } from '../figures.ts';
import { Code, None, StateTag } from '../states.tsx';
import { copy } from './copy.ts';
import styles from './events.module.css';

const EVENTS = '/admin/events';

export const eventPath = (id: string): string => `${EVENTS}/${encodeURIComponent(id)}`;
export const eventsPath = (filters: Readonly<Record<string, string>>): string => withQuery(EVENTS, filters);

export const EventLink = ({ id, type }: Pick<EventSummary, 'id' | 'type'>) => <Link to={eventPath(id)}>{type}</Link>;

/** A stream, with ids shortened to what tells those of a page apart; leads to its events. `whole`: as it is. */
export const StreamLink = ({ stream, revision, whole }: { stream: string; revision: number; whole?: boolean }) => (
  <span className={whole ? undefined : styles.stream}>
    <Link to={eventsPath({ stream, view: 'oldest' })} title={whole ? undefined : stream}>
      <Code>{whole ? stream : shortened(stream)}</Code>
    </Link>{' '}
    <span className={styles.quiet}>@{revision}</span>
  </span>
);

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4}([0-9a-f]{8})/g;

export const shortened = (name: string): string => name.replace(UUID, '…$1');

/** To the millisecond, as events of one second are told apart by it. */
export const HappenedAt = ({ at }: Pick<EventSummary, 'at'>) =>
  at === '' ? null : (
    <time className={styles.at} dateTime={at}>
      {at.slice(11, 23)} <span className={styles.quiet}>{at.slice(0, 10)}</span>
    </time>
  );

export const AccountLink = ({ userId }: Pick<EventSummary, 'userId'>) =>
  userId !== null && userId > 0 ? <AdminLink to={`accounts/${userId}`}>{userId}</AdminLink> : <None />;

/** How large the sealed part is, and what is wrong with an event where something is. */
export const PersonalPart = ({ state, sealedBytes }: Pick<EventSummary, 'state' | 'sealedBytes'>) => (
  <>
    {state !== 'whole' && <StateTag tone={state === 'damaged' ? 'bad' : 'warn'}>{copy.states[state]}</StateTag>}
    {sealedBytes > 0 && <span className={styles.quiet}>{copy.sealed(bytesOf(sealedBytes))}</span>}
  </>
);

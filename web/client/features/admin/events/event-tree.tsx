import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { type EventNode, shownTree, type EventTree as Tree } from '#web/contract/admin/events.ts';
import { useAdminRead } from '../admin-reads.ts';
import { durationOf, utcOf } from '../figures.ts';
import { Empty, Reading } from '../states.tsx';
import { copy } from './copy.ts';
import { EventLink, eventsPath, PersonalPart, StreamLink } from './event-parts.tsx';
import styles from './event-tree.module.css';

const words = copy.tree;

/** The tree that an id stands for: of an event, a mail or a correlation. It grows while the page is open. */
export const EventTreeOf = ({ id, here }: { id: string; here?: string }) => {
  const read = useAdminRead(`/api/admin/events/${encodeURIComponent(id)}/tree`, shownTree, { every: GROWS_EVERY_MS });
  return <Reading read={read}>{({ tree }) => <EventTree tree={tree} here={here} />}</Reading>;
};

const GROWS_EVERY_MS = 10_000;

/** Deeper than this, nodes are indented no further: the page would get too wide. */
const DEEPEST = 10;

/** Causes and effects, each further in than its cause, with the time between them. `here`: what is said of the event in focus. */
export const EventTree = ({ tree, here = words.here }: { tree: Tree; here?: string | undefined }) => {
  const typeOf = new Map(tree.events.map(({ id, type }) => [id, type]));
  if (tree.events.length === 0) return <Empty title={words.none} />;
  return (
    <>
      <ol className={styles.tree} aria-label={words.label}>
        {tree.events.map((event) => (
          <Node
            key={event.id}
            event={event}
            cause={event.causationId === null ? undefined : typeOf.get(event.causationId)}
            here={event.id === tree.focus ? here : null}
          />
        ))}
      </ol>
      {tree.isCut && (
        <p className={styles.cut}>
          {words.cut} <Link to={eventsPath({ correlation: tree.correlation, view: 'oldest' })}>{words.all}</Link>
        </p>
      )}
    </>
  );
};

const Node = ({ event, cause, here }: { event: EventNode; cause: string | undefined; here: string | null }) => {
  const { at, depth, afterMs, causationId, stream, revision } = event;
  return (
    <li
      className={styles.node}
      data-current={here !== null}
      aria-current={here === null ? undefined : 'true'}
      style={{ '--depth': Math.min(depth, DEEPEST) } as CSSProperties}
    >
      <span className={styles.name}>
        <EventLink {...event} />
        {cause !== undefined && <span className="visually-hidden">{words.after(cause)}</span>}
        {depth === 0 && causationId !== null && <span className={styles.here}>{words.elsewhere}</span>}
        {here !== null && <span className={styles.here}>{here}</span>}
      </span>
      <span className={styles.delay}>{afterMs !== null && delayOf(afterMs)}</span>
      <time className={styles.at} dateTime={at} title={at === '' ? undefined : utcOf(at)}>
        {at.slice(11, 23)}
      </time>
      <span className={styles.stream}>
        <StreamLink stream={stream} revision={revision} />
      </span>
      <span className={styles.personal}>
        <PersonalPart {...event} />
      </span>
    </li>
  );
};

/** Less than nothing where two machines' clocks differ; less than a second of it is how one machine takes its times. */
const delayOf = (milliseconds: number): string =>
  milliseconds <= -1000 ? `−${durationOf(-milliseconds)}` : `+${durationOf(Math.max(0, milliseconds))}`;

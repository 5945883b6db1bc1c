import { Link } from 'react-router-dom';
import { type EventDetail as Shown, shownEvent } from '#web/contract/admin/events.ts';
import { hasStatus } from '../../../shared/api/api-error.ts';
import { AdminHead, AdminSection } from '../admin-head.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { bytesOf } from '../figures.ts';
import { Code, Empty, Facts, Reading } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import { AccountLink, eventPath, eventsPath, PersonalPart, StreamLink } from './event-parts.tsx';
import { EventTreeOf } from './event-tree.tsx';
import styles from './events.module.css';

const words = copy.detail;

/** One event: what is known of it, its clear data, and where it stands among its causes and effects. */
export const EventDetail = ({ id }: { id: string }) => {
  const read = useAdminRead(`/api/admin/events/${encodeURIComponent(id)}`, shownEvent);
  const event = read.data?.event;
  return (
    <>
      <AdminHead title={event?.type ?? words.title} back={<Link to={eventsPath({})}>{words.back}</Link>} />
      {hasStatus(read.error, 404) ? (
        <Empty title={words.unknown}>
          <p>{words.unknownDetail}</p>
        </Empty>
      ) : (
        <Reading read={read}>{(shown) => <Whole event={shown.event} />}</Reading>
      )}
    </>
  );
};

const Whole = ({ event }: { event: Shown }) => (
  <>
    <Facts facts={factsOf(event)} />
    <AdminSection title={words.data} lead={words.dataLead}>
      {event.state === 'whole' ? <ClearData event={event} /> : <p>{words[event.state]}</p>}
    </AdminSection>
    {event.state !== 'damaged' && (
      <AdminSection title={copy.tree.title} lead={copy.tree.lead}>
        <EventTreeOf id={event.id} />
      </AdminSection>
    )}
  </>
);

const factsOf = (event: Shown): Parameters<typeof Facts>[0]['facts'] => {
  const { id, at, stream, revision, userId, actor, correlationId, causationId, state, sealedBytes } = event;
  return [
    [words.at, at === '' ? null : <When key="at" at={at} line />],
    [copy.columns.actor, <Code key="actor">{actor}</Code>],
    ...(userId !== null && userId > 0
      ? ([[copy.columns.account, <AccountLink key="account" userId={userId} />]] as const)
      : []),
    [words.personal, state === 'whole' && sealedBytes === 0 ? words.none : <PersonalPart key="personal" {...event} />],
    [copy.columns.stream, <StreamLink key="stream" stream={stream} revision={revision} whole />],
    [words.id, <Code key="id">{id}</Code>],
    [
      words.correlation,
      <Link key="correlation" to={eventsPath({ correlation: correlationId, view: 'oldest' })}>
        <Code>{correlationId}</Code>
      </Link>,
    ],
    [
      words.cause,
      causationId === null ? (
        words.noCause
      ) : (
        <Link key="cause" to={eventPath(causationId)}>
          <Code>{causationId}</Code>
        </Link>
      ),
    ],
  ];
};

/** As JSON; what is sealed stands in its place with its size alone. */
const ClearData = ({ event: { data, sealedBytes } }: { event: Shown }) => {
  const lines = JSON.stringify(data, null, 2).replace(/\n?\}$/, '');
  return (
    <section
      className={styles.data}
      aria-label={words.data}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too
      tabIndex={0}
    >
      {lines}
      {sealedBytes > 0 && (
        <>
          {lines === '{' ? '' : ','}
          {'\n  '}
          <span className={styles.sealedField}>
            {words.sealedField}: {copy.sealed(bytesOf(sealedBytes))}
          </span>
        </>
      )}
      {'\n}'}
    </section>
  );
};

import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { shownJob } from '#web/contract/admin/events.ts';
import type { Job } from '#web/contract/admin/work.ts';
import { hasStatus } from '../../../shared/api/api-error.ts';
import { AdminHead, AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { CausesOf } from '../events/causes-of.tsx';
import { useMayAct } from '../operator.ts';
import { Code, Empty, Facts, Reading, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import { useJobActions } from './use-job-actions.tsx';

const words = copy.job;
const EVERY_MS = 10_000;
const TONES = { open: 'quiet', running: 'busy', blocked: 'warn', parked: 'bad' } as const;

/** One job: how it stands, what can be done with it, and what it came from. */
export const JobView = ({ id }: { id: string }) => {
  const read = useAdminRead(`/api/admin/jobs/${encodeURIComponent(id)}`, shownJob, {
    every: EVERY_MS,
    list: 'admin:work',
  });
  const isDone = hasStatus(read.error, 404);
  const job = isDone ? undefined : read.data?.job;
  return (
    <>
      <AdminHead
        title={job?.reaction ?? words.title}
        back={<Link to="/admin/work">{copy.back}</Link>}
        actions={job && <Actions job={job} onDone={() => void read.readAgain()} />}
      />
      {isDone ? (
        <Empty title={words.gone}>
          <p>{words.goneDetail}</p>
          <p>
            <AdminLink to={`events?${new URLSearchParams({ stream: `job-${id}`, view: 'oldest' })}`}>
              {words.itsTries}
            </AdminLink>
          </p>
        </Empty>
      ) : (
        <Reading read={read}>
          {(shown) => (
            <>
              <Facts facts={factsOf(shown.job)} />
              <AdminSection title={words.causes} lead={words.causesLead}>
                <CausesOf jobId={id} />
              </AdminSection>
            </>
          )}
        </Reading>
      )}
    </>
  );
};

const Actions = ({ job, onDone }: { job: Job; onDone: () => void }) => {
  const mayAct = useMayAct();
  const { ask, dialog } = useJobActions(onDone);
  if (!mayAct || (job.state !== 'parked' && job.state !== 'blocked')) return null;
  return (
    <>
      {job.state === 'parked' && <Button onClick={() => ask({ kind: 'retry', job })}>{copy.retry.verb}</Button>}
      <Button danger onClick={() => ask({ kind: 'discard', job })}>
        {copy.discard.verb}
      </Button>
      {dialog}
    </>
  );
};

const factsOf = (job: Job): Parameters<typeof Facts>[0]['facts'] => {
  const { id, state, pool, stream, userId, code, attempts, until, waitsFor, openedAt } = job;
  return [
    [
      copy.jobs.columns.state,
      <StateTag key="state" tone={TONES[state]}>
        {copy.jobs.tags[state]}
      </StateTag>,
    ],
    [copy.filters.code, code === '' ? words.none : <Code key="code">{code}</Code>],
    [words.attempts, String(attempts)],
    [copy.filters.pool, pool],
    [copy.jobs.columns.asked, <When key="asked" at={openedAt} line />],
    ...(until === '' ? [] : ([[words.next, <When key="next" at={until} line />]] as const)),
    [
      copy.jobs.columns.account,
      userId === 0 ? (
        copy.jobs.nobody
      ) : (
        <AdminLink key="account" to={`accounts/${userId}`}>
          {userId}
        </AdminLink>
      ),
    ],
    ...(waitsFor.length === 0
      ? []
      : ([[words.waitsFor, waitsFor.map((name) => <Code key={name}>{name} </Code>)]] as const)),
    [
      words.stream,
      <AdminLink key="stream" to={`events?${new URLSearchParams({ stream, view: 'oldest' })}`}>
        <Code>{stream}</Code>
      </AdminLink>,
    ],
    [words.id, <Code key="id">{id}</Code>],
  ];
};

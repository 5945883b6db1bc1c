import { type JobRules, jobIdOf, partitionOf, WORK, type WorkDocument } from '#application/engine/ports/work.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { TextRequested } from '#domain/delivery/text/events.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { JobEvent } from '#domain/work/job/events.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import { type Change, everyDocumentOf, one, type Place, type Projector } from './engine/projector.ts';

type Changes = readonly Change<WorkDocument>[];

/** Raise it whenever the rules of a reaction change; a test knows what the rules of each version do. */
const VERSION = '5';

/** The backlog: one document per open job, opened and closed by events as the reactions' rules say. */
export const work = (rules: readonly JobRules[]): Projector => {
  const handlers = new Map<string, (data: never) => Changes>(Object.entries(ownOf(rules)));
  const types = new Set([...rules.flatMap(typesOf), ...handlers.keys()]);
  const on = Object.fromEntries(
    [...types].map((type) => {
      const concerned = rules.filter((rule) => typesOf(rule).includes(type)); // most events are few reactions'
      const own = handlers.get(type);
      const changes = (data: never, place: Place): Changes => [
        ...concerned.flatMap((rule) => changesBy(rule, type as DomainEvent['type'], data, place)),
        ...(own?.(data) ?? []),
      ];
      return [type, changes];
    }),
  );
  return { ...WORK, version: VERSION, readsPersonal: false, readsMetadata: true, on: on as unknown as Projector['on'] };
};

const typesOf = ({ opens, releases, closes }: JobRules): string[] =>
  [opens, releases ?? {}, closes].flatMap((rule) => Object.keys(rule));

const changesBy = (
  rules: JobRules,
  type: DomainEvent['type'],
  data: never,
  { position, id, metadata }: Place,
): Changes => {
  const { reaction } = rules;
  const { at: openedAt } = data as DomainEvent['data'];
  const opened = (rules.opens[type]?.(data) ?? []).map(
    ({ key, userId, stream, lane, pool = rules.pool, waitsFor = [], dueAt = '' }) =>
      one<WorkDocument>(jobIdOf({ reaction, key }), () => ({
        reaction,
        key,
        userId,
        pool,
        partition: partitionOf(userId),
        stream,
        lane,
        waitsFor,
        state: waitsFor.length > 0 ? 'blocked' : 'open',
        until: dueAt,
        attempts: 0,
        reason: '',
        opened: position,
        openedAt,
        origin: {
          $correlationId: metadata.$correlationId,
          $causationId: id,
          actor: dueAt === '' ? metadata.actor : 'schedule',
        },
      })),
  );
  const released = (rules.releases?.[type]?.(data) ?? []).map(({ key, from }) =>
    one<WorkDocument>(jobIdOf({ reaction, key }), (job) => job && withoutWait(job, from)),
  );
  const closed = (rules.closes[type]?.(data) ?? []).map((key) =>
    one<WorkDocument>(jobIdOf({ reaction, key }), () => null),
  );
  return [...closed, ...released, ...opened];
};

const withoutWait = (job: WorkDocument, from: string): WorkDocument => {
  const waitsFor = job.waitsFor.filter((name) => name !== from);
  return {
    ...job,
    waitsFor,
    state: job.state === 'blocked' && waitsFor.length === 0 ? 'open' : job.state,
  };
};

/** One that was opened again while it ran may wait for something else now. */
const afterFailure = ({ state }: WorkDocument): WorkDocument['state'] => (state === 'blocked' ? state : 'open');

type Own = {
  readonly [Type in (JobEvent | ReactionStarted | MailRequested | TextRequested | AccountErased)['type']]: (
    data: Extract<DomainEvent, { type: Type }>['data'],
  ) => Changes;
};

/** What happens to a job whatever its reaction. */
const ownOf = (rules: readonly JobRules[]): Own => ({
  JobFailed: ({ jobId, attempt, retryAt, reason }) => [
    one(jobId, (job) => job && { ...job, attempts: attempt, until: retryAt, reason, state: afterFailure(job) }),
  ],
  JobParked: ({ jobId, attempt, reason }) => [
    one(jobId, (job) => job && { ...job, attempts: attempt, until: '', reason, state: 'parked' }),
  ],
  JobDiscarded: ({ jobId }) => [one(jobId, () => null)],
  JobRetried: ({ jobId }) => [
    one(jobId, (job) => job && { ...job, attempts: 0, until: '', reason: '', state: 'open' }),
  ],
  ReactionStarted: ({ reaction: started }) =>
    [started, ...rules.filter(({ splitFrom }) => splitFrom === started).map(({ reaction }) => reaction)].map(
      (reaction) => ({ field: 'reaction', value: reaction, fold: () => null }),
    ),
  MailRequested: closesCompletedJob,
  TextRequested: closesCompletedJob,
  AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
});

function closesCompletedJob({ completedJob }: Pick<MailRequested['data'], 'completedJob'>): Changes {
  return completedJob ? [one<WorkDocument>(jobIdOf(completedJob), () => null)] : [];
}

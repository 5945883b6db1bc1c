import { WORK } from '#application/engine/ports/work.ts';
import { AUDIT } from '#application/operators/audit.ts';
import { jobWithCauses } from '#application/operators/job-causes.ts';
import {
  discardAllParked,
  discardParked,
  type ListedJob,
  listJobs,
  listPools,
  retryAllParked,
  retryParked,
} from '#application/operators/work.ts';
import { acted, reasonOnly } from '#web/contract/admin/common.ts';
import { shownJob } from '#web/contract/admin/events.ts';
import { type Job, jobList, jobsQuery, manyJobs, manyJobsDone, poolList } from '#web/contract/admin/work.ts';
import { notFound } from '../errors.ts';
import { type ApiRequest, route } from '../route.ts';
import { doing, pageOf, type RefusalWords, unknownPage, unlessRefused } from './acting.ts';
import { presentEvent, presentTree } from './present-event.ts';

const notChanged: RefusalWords<'no-such-job' | 'job-not-parked'> = {
  'no-such-job': [404, ({ operators }) => operators.noSuchJob],
  'job-not-parked': [409, ({ operators }) => operators.jobNotParked],
};

const partsOf = ({ parts }: Pick<ApiRequest<unknown, unknown>, 'parts'>) => ({ ...parts, ...parts.operators });

export const presentJob = ({ reason: code, origin, waitsFor, ...job }: ListedJob): Job => ({
  ...job,
  code,
  waitsFor: [...waitsFor],
  correlationId: origin.$correlationId,
  causationId: origin.$causationId,
  actor: origin.actor,
});

export const workRoutes = [
  route({
    method: 'get',
    path: '/api/admin/pools',
    summary: 'Pools of work with their bounds, breakers, queues and ages',
    answers: { 200: poolList },
    access: 'operator',
    handle: async ({ parts }) => ({ body: { success: true, pools: await listPools(parts, parts.operators) } }),
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs',
    summary: 'Jobs that are parked, blocked or open, by kind, code, account and age',
    answers: { 200: jobList },
    access: 'operator',
    query: jobsQuery,
    async handle(request) {
      const { limit, cursor, ...wanted } = request.query;
      const { jobs, nextCursor } = await listJobs(partsOf(request), {
        ...wanted,
        ...pageOf({ limit, cursor }),
      }).catch(unknownPage);
      return { body: { success: true, jobs: jobs.map(presentJob), nextCursor } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/jobs/:id',
    summary: 'A job with the event that asked for it, and what that followed from and led to',
    answers: { 200: shownJob },
    access: 'operator',
    async handle(request) {
      const shown = await jobWithCauses(partsOf(request), request.params.id ?? '');
      if (!shown) throw notFound();
      const { job, openedBy, tree } = shown;
      return {
        body: {
          success: true,
          job: presentJob(job),
          openedBy: openedBy && presentEvent(openedBy),
          tree: tree && presentTree(tree),
        },
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/jobs/retry',
    summary: 'Send every parked job that fits round again',
    answers: { 200: manyJobsDone },
    access: 'operator-action',
    body: manyJobs,
    shows: [WORK, AUDIT],
    async handle(request) {
      const outcome = await retryAllParked(partsOf(request), { ...request.body, ...doing(request) });
      return many(outcome, request.words.operators.jobsRetried);
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/jobs/discard',
    summary: 'Give up every parked job that fits',
    answers: { 200: manyJobsDone },
    access: 'operator-action',
    body: manyJobs,
    shows: [WORK, AUDIT],
    async handle(request) {
      const outcome = await discardAllParked(partsOf(request), { ...request.body, ...doing(request) });
      return many(outcome, request.words.operators.jobsDiscarded);
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Send a parked job round again',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [WORK, AUDIT],
    async handle(request) {
      const outcome = await retryParked(partsOf(request), { ...doing(request), id: request.params.id ?? '' });
      const { position } = unlessRefused(outcome, notChanged);
      return { body: { success: true, message: request.words.operators.jobRetried }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/jobs/:id/discard',
    summary: 'Give up a job that is parked, or blocked by one that was given up',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [WORK, AUDIT],
    async handle(request) {
      const outcome = await discardParked(partsOf(request), { ...doing(request), id: request.params.id ?? '' });
      const { position } = unlessRefused(outcome, notChanged);
      return { body: { success: true, message: request.words.operators.jobDiscarded }, position };
    },
  }),
];

const many = (outcome: Awaited<ReturnType<typeof retryAllParked>>, sentence: (changed: number) => string) => {
  const { result, position } = unlessRefused(outcome, {});
  const { changed, more } = result;
  return { body: { success: true, message: sentence(changed), changed, more }, position };
};

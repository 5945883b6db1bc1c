import { AUDIT } from '#application/operators/audit.ts';
import {
  countDocuments,
  listProjections,
  orderRebuilds,
  orderVerifications,
  pauseBuild,
  resumeBuild,
} from '#application/operators/projections.ts';
import { acted, ordered, reasonOnly } from '#web/contract/admin/common.ts';
import { projectionDetail, projectionList, rebuildRequest, verifyRequest } from '#web/contract/admin/projections.ts';
import { notFound } from '../errors.ts';
import { type ApiRequest, route } from '../route.ts';
import { doing, type RefusalWords, unlessRefused } from './acting.ts';

const notOrdered: RefusalWords<'no-such-read-model' | 'already-built'> = {
  'no-such-read-model': [404, ({ operators }) => operators.noSuchReadModel],
  'already-built': [409, ({ operators }) => operators.alreadyBuilt],
};
const notPaused: RefusalWords<'no-such-read-model' | 'nothing-built'> = {
  'no-such-read-model': notOrdered['no-such-read-model'],
  'nothing-built': [409, ({ operators }) => operators.nothingBuilt],
};

const partsOf = ({ parts }: Pick<ApiRequest<unknown, unknown>, 'parts'>) => ({ ...parts, ...parts.operators });

export const projectionRoutes = [
  route({
    method: 'get',
    path: '/api/admin/projections',
    summary: 'Every read model: how far it is, what serves, what is built and how the last builds ended',
    answers: { 200: projectionList },
    access: 'operator',
    handle: async ({ parts }) => ({ body: { success: true, projections: await listProjections(parts.operators) } }),
  }),
  route({
    method: 'get',
    path: '/api/admin/projections/:id',
    summary: 'One read model by its name, with how many documents serve',
    answers: { 200: projectionDetail },
    access: 'operator',
    async handle({ parts, params }) {
      const projection = (await listProjections(parts.operators)).find(({ name }) => name === params.id);
      if (!projection) throw notFound();
      return { body: { success: true, projection, documents: await countDocuments(parts, projection.name) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/projections/rebuild',
    summary: 'Build read models anew from the log, one after the other, each beside the one that serves',
    answers: { 202: ordered },
    access: 'operator-action',
    body: rebuildRequest,
    async handle(request) {
      const { names, acceptDamage = false } = request.body;
      const order = await orderRebuilds(partsOf(request), { ...doing(request), names, acceptDamage });
      const { actionId } = unlessRefused(order, notOrdered);
      return { status: 202, body: { success: true, message: request.words.operators.buildOrdered, actionId } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/projections/verify',
    summary: 'Compare read models with what the log gives; what differs is told by id',
    answers: { 202: ordered },
    access: 'operator-action',
    body: verifyRequest,
    async handle(request) {
      const order = await orderVerifications(partsOf(request), { ...doing(request), names: request.body.names });
      const { actionId } = unlessRefused(order, notOrdered);
      return { status: 202, body: { success: true, message: request.words.operators.verifyOrdered, actionId } };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/projections/:id/pause',
    summary: 'Let the build of a read model rest where it is',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const name = request.params.id ?? '';
      const outcome = await pauseBuild(partsOf(request), { ...doing(request), name });
      const { position } = unlessRefused(outcome, notPaused);
      return { body: { success: true, message: request.words.operators.paused }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/projections/:id/resume',
    summary: 'Go on with a build that was paused',
    answers: { 200: acted },
    access: 'operator-action',
    body: reasonOnly,
    shows: [AUDIT],
    async handle(request) {
      const name = request.params.id ?? '';
      const outcome = await resumeBuild(partsOf(request), { ...doing(request), name });
      const { position } = unlessRefused(outcome, notPaused);
      return { body: { success: true, message: request.words.operators.resumed }, position };
    },
  }),
];

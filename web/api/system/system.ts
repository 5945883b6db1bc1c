import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { ModelStatus } from '#application/engine/ports/projections.ts';
import { done } from '#web/contract/answers.ts';
import { outbox, outboxQuery, outboxReply } from '#web/contract/outbox.ts';
import { alive, appConfig, readiness } from '#web/contract/system.ts';
import { notFound } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';

const MOST_LAG = 1000;

const damageIn = (events: number): readonly string[] =>
  events === 0 ? [] : [`${events} events of the log are damaged: cairn events verify names them`];

const reasonsNotToBeReady = ({ name, lag, stopped, building }: ModelStatus): readonly string[] => {
  if (building !== null) return []; // older documents serve, however far behind
  if (stopped !== null) return [`${name} does not follow: ${stopped}`];
  return lag >= MOST_LAG ? [`${name} is ${lag} events behind`] : [];
};

const troubleInBuilding = ({ name, stopped, building }: ModelStatus): readonly string[] =>
  building !== null && stopped !== null ? [`${name} could not be built and is tried again: ${stopped}`] : [];

const buildingOf = (models: readonly ModelStatus[]) =>
  Object.fromEntries(
    models.flatMap(({ name, version: served, building }) => (building ? [[name, { served, ...building }]] : [])),
  );

/** A store that is away is a reason by itself, and the others cannot be looked for. */
const awayOf = (error: unknown): Readonly<{ away: string }> => {
  if (error instanceof Error && isUnavailable(error)) return { away: error.message };
  throw error;
};

export const systemRoutes = [
  route({
    method: 'get',
    path: '/healthz',
    summary: 'Is the server alive?',
    access: 'public',
    answers: { 200: alive },
    handle: async () => ({ body: { alive: true } }),
  }),
  route({
    method: 'get',
    path: '/readyz',
    summary: 'Are the read models within 1,000 events? 503 with the reasons when not',
    answers: { 200: readiness },
    access: 'public',
    async handle({ parts }) {
      const looked = await Promise.all([parts.projections.status(), parts.damage.known()]).catch(awayOf);
      if ('away' in looked) {
        const body = { ready: false, lag: {}, building: {}, reasons: [looked.away], damaged: 0 };
        return { status: 503, body, headers: { 'Retry-After': '2' } };
      }
      const [models, { length: damaged }] = looked;
      const reasons = models.flatMap(reasonsNotToBeReady);
      const lag = Object.fromEntries(models.map((model) => [model.name, model.lag]));
      const ready = reasons.length === 0;
      // Whom damage does not concern is served on: it is told, and takes nobody out of service.
      const told = [...reasons, ...models.flatMap(troubleInBuilding), ...damageIn(damaged)];
      const body = { ready, lag, building: buildingOf(models), reasons: told, damaged };
      return { status: ready ? 200 : 503, body };
    },
  }),
  route({
    method: 'get',
    path: '/api/config',
    summary: 'What pages must know before anyone signs in',
    answers: { 200: appConfig },
    access: 'public',
    handle: async ({ parts: { brandName, mail, sandbox, payments } }) => ({
      body: { brandName, supportEmail: mail.support, outbox: sandbox !== null, sandboxPayments: payments.sandbox },
    }),
  }),
];

const MOST = 1000;

const mailbox = ({ sandbox }: ApiParts) => {
  if (!sandbox) throw notFound();
  return sandbox;
};

export const sandboxRoutes = [
  route({
    method: 'get',
    path: '/api/outbox',
    summary: 'Mails and texts that stand in the outbox instead of being sent',
    answers: { 200: outbox },
    access: 'sandbox',
    query: outboxQuery,
    handle: async ({ parts, query }) => ({ body: await mailbox(parts).list(query.limit ?? MOST) }),
  }),
  route({
    method: 'post',
    path: '/api/outbox/:id/reply',
    summary: 'Answer a mail or a text of the outbox, as its reader would',
    answers: { 200: done },
    access: 'sandbox',
    body: outboxReply,
    async handle({ parts, params, body, words }) {
      if (!(await mailbox(parts).reply(params.id ?? '', body.text))) throw notFound();
      return { body: { success: true, message: words.messages.answerSent } };
    },
  }),
];

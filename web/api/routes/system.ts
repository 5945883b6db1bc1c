import { route } from '../route.ts';

const MOST_LAG = 1000;

export const systemRoutes = [
  route({ method: 'get', path: '/healthz', access: 'public', handle: async () => ({ body: { alive: true } }) }),
  route({
    method: 'get',
    path: '/readyz',
    access: 'public',
    async handle({ parts }) {
      const models = await parts.projections.status();
      const reasons = models.flatMap(({ name, lag, stopped }) =>
        stopped !== null
          ? [`${name} does not follow: ${stopped}`]
          : lag >= MOST_LAG
            ? [`${name} is ${lag} events behind`]
            : [],
      );
      const lag = Object.fromEntries(models.map((model) => [model.name, model.lag]));
      return { status: reasons.length === 0 ? 200 : 503, body: { ready: reasons.length === 0, lag, reasons } };
    },
  }),
  route({
    method: 'get',
    path: '/api/config',
    access: 'public',
    handle: async ({ parts }) => ({ body: { brandName: parts.brandName, outbox: parts.sandbox !== null } }),
  }),
];

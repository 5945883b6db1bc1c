import { z } from './schema.ts';

/** `GET /healthz`. */
export const alive = z.object({ alive: z.literal(true) });

/** `GET /readyz`, also with 503: how many events each read model is behind, and what keeps the server from being ready. */
export const readiness = z.object({
  ready: z.boolean(),
  lag: z.record(z.string(), z.number()),
  reasons: z.array(z.string()),
});

import { z } from './schema.ts';

/** `GET /healthz`. */
export const alive = z.object({ alive: z.literal(true) });

/**
 * `GET /readyz`, also with 503: how many events each read model is behind, what keeps the server from being ready or needs
 * an operator though it is, and how many events of the log are known to be damaged.
 */
export const readiness = z.object({
  ready: z.boolean(),
  lag: z.record(z.string(), z.number()),
  reasons: z.array(z.string()),
  damaged: z.number(),
});

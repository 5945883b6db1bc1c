import { z } from '../schema.ts';
import { reason } from './common.ts';

/**
 * One build of a read model. `upgrade`: a release writes its documents in another way. `with` are the models of the same pass,
 * which pause together. `rate` is events a second; `ranMs` leaves out what it waited. Of a verification, `documents` were
 * compared and `differences` of them differ, of which `different` has the ids of 100 at most.
 */
export const build = z.object({
  kind: z.enum(['upgrade', 'rebuild', 'verification']),
  /** `interrupted`: the process that built it is gone; it goes on with the next start, or is ordered again. */
  state: z.enum(['waiting', 'running', 'paused', 'done', 'failed', 'interrupted']),
  with: z.array(z.string()),
  events: z.number(),
  total: z.number(),
  rate: z.number(),
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  ranMs: z.number(),
  /** Why it failed; '' else. */
  code: z.string(),
  /** Events of the log that cannot be read, and are missing from it. */
  damage: z.number(),
  documents: z.number(),
  differences: z.number(),
  different: z.array(z.string()),
});
export type Build = z.infer<typeof build>;

/**
 * A read model. `version` and `generation` are of the documents that serve; `position` is where in the log they are, `lag` how
 * many events they have still to see (exact up to 1,000), `failures` how often a fold failed. `stopped` is a code: `log-damaged`,
 * a new generation would lose damaged events and waits for a rebuild that accepts that.
 */
export const projection = z.object({
  name: z.string(),
  version: z.string(),
  generation: z.nullable(z.number()),
  position: z.nullable(z.string()),
  events: z.number(),
  failures: z.number(),
  lag: z.number(),
  stopped: z.nullable(z.string()),
  /** What is being built for it now, with how long that will still take, where that is known. */
  build: z.nullable(z.extend(build, { remainingMs: z.nullable(z.number()) })),
  lastBuild: z.nullable(build),
  lastVerification: z.nullable(build),
});
export type Projection = z.infer<typeof projection>;

/** `GET /api/admin/projections` */
export const projectionList = z.object({ success: z.literal(true), projections: z.array(projection) });
export type ProjectionList = z.infer<typeof projectionList>;

/** `GET /api/admin/projections/{name}`: with how many documents serve. */
export const projectionDetail = z.object({ success: z.literal(true), projection, documents: z.number() });
export type ProjectionDetail = z.infer<typeof projectionDetail>;

const names = z.array(z.string()).check(z.minLength(1), z.maxLength(50));

/** `POST /api/admin/projections/rebuild`: one after the other. Damaged events are lost from them only if that is accepted. */
export const rebuildRequest = z.strictObject({ names, acceptDamage: z.optional(z.boolean()), reason });
export type RebuildRequest = z.infer<typeof rebuildRequest>;

/** `POST /api/admin/projections/verify` */
export const verifyRequest = z.strictObject({ names, reason });
export type VerifyRequest = z.infer<typeof verifyRequest>;

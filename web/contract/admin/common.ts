import { z } from '../schema.ts';

/** Why an operator does it, for the audit. It is sealed, and best names nobody. */
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** The body of an action that needs nothing but its reason. */
export const reasonOnly = z.strictObject({ reason });
export type ReasonOnly = z.infer<typeof reasonOnly>;

/** Lists go on from the `nextCursor` of the page before, which is null on the last. A page may hold fewer than `limit`. */
export const pageQuery = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  cursor: z.optional(z.string()),
};

/** Where a list goes on; null where it ends. */
export const nextCursor = z.nullable(z.string());

/** Numbers in an address, such as an account's id. */
export const idInQuery = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** An action that was carried out, with words fit to be shown. */
export const acted = z.object({ success: z.literal(true), message: z.string() });
export type Acted = z.infer<typeof acted>;

/** One that goes on behind this answer, under this id in the audit. */
export const ordered = z.extend(acted, { actionId: z.string() });
export type Ordered = z.infer<typeof ordered>;

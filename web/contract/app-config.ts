import { z } from './schema.ts';

/** `GET /api/config`: what the client must know before anyone signs in. `outbox` is true while no relay is set. */
export const appConfig = z.object({ brandName: z.string(), outbox: z.boolean() });
export type AppConfig = z.infer<typeof appConfig>;

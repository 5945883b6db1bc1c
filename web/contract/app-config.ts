import { z } from './schema.ts';

/**
 * `GET /api/config`: what the client must know before anyone signs in. `outbox` is true while a relay or a provider of
 * texts is not set, `sandboxPayments` while the checkout takes no money.
 */
export const appConfig = z.object({ brandName: z.string(), outbox: z.boolean(), sandboxPayments: z.boolean() });
export type AppConfig = z.infer<typeof appConfig>;

import { z } from '../schema.ts';

/**
 * What keeps somebody from acting, and the `code` of the 403 that an action then answers: `operator-role`, they may only look;
 * `sign-in`, the sign-in is older than an hour; `passkey`, this is a public host and they did not sign in with a passkey.
 */
export const operatorNeed = z.enum(['operator-role', 'sign-in', 'passkey']);
export type OperatorNeed = z.infer<typeof operatorNeed>;

/**
 * `GET /api/admin/me`: 404 to everybody who is no operator. `actsUntil` is when `sign-in` will be needed (ISO 8601), null
 * while something is needed now. `hasPasskey`: one can be used to sign in.
 */
export const operatorSelf = z.object({
  success: z.literal(true),
  role: z.enum(['operator', 'viewer']),
  needs: z.nullable(operatorNeed),
  actsUntil: z.nullable(z.string()),
  hasPasskey: z.boolean(),
});
export type OperatorSelf = z.infer<typeof operatorSelf>;

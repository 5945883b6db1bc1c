import { couponCode, emailField, firstName, lastName, phoneCountry, phoneNumber, planType } from './fields.ts';
import { said, z } from './schema.ts';

/** `POST /api/auth/register`. Without `phoneCountry` a leading + decides, and ten digits mean +1. */
export const registration = z.strictObject({
  firstName,
  lastName,
  email: emailField(),
  phoneNumber,
  phoneCountry: z.optional(phoneCountry),
  plan: planType,
  couponCode: z.optional(couponCode),
  terms: z.literal(true, said('termsMissing')),
});
export type Registration = z.infer<typeof registration>;

/**
 * The same answer for a new and a known address. `userId` is the id of the account to be. The browser gets a cookie that
 * stands for the sign-up.
 */
export const registered = z.object({
  success: z.literal(true),
  message: z.string(),
  checkoutUrl: z.string(),
  userId: z.number(),
});
export type Registered = z.infer<typeof registered>;

/**
 * `POST /api/create-checkout-session`. The pending sign-up is that of the cookie, or of `pendingUserToken`: what stands
 * behind `/checkout/` in `checkoutUrl`. `plan` and `couponCode` change what was chosen at sign-up.
 */
export const checkoutRequest = z.strictObject({
  pendingUserId: z.optional(z.number()),
  pendingUserToken: z.optional(z.string().check(z.maxLength(200))),
  plan: z.optional(planType),
  couponCode: z.optional(couponCode),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** `url` leads on to the provider's page. */
export const checkoutSession = z.object({ success: z.literal(true), url: z.string(), message: z.string() });

export const couponQuery = z.object({ code: couponCode });
/** `GET /api/verify-coupon`: nothing is used up. `valid` false says why in `message`, alike for all reasons. */
export const couponAnswer = z.object({ success: z.boolean(), valid: z.boolean(), message: z.string() });

export const tokenByEmailQuery = z.object({ email: emailField() });
export type TokenByEmailQuery = z.infer<typeof tokenByEmailQuery>;
/**
 * `GET /api/auth/get-token-by-email`: a session token, once, for the browser that holds the cookie of that address's
 * sign-up, after its payment was confirmed. Everyone else is answered alike. Neither is an error: both are 200.
 */
export const tokenByEmail = z.union([
  z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
  z.object({ success: z.literal(false), message: z.string() }),
]);
export type TokenByEmail = z.infer<typeof tokenByEmail>;

/** The form of the checkout that takes no money. As it stands it pays. */
export const sandboxPayment = z.strictObject({ outcome: z.optional(z.enum(['decline', 'decline-later'])) });
export const sandboxQuery = z.object({ declined: z.optional(z.string()) });

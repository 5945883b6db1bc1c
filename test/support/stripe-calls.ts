export type Fields = Record<string, unknown>;
/** One call as it came: `params` as nested as Stripe reads them. */
export type StripeCall = Readonly<{ method: string; path: string; params: Fields; key: string | null }>;
export type StripeAnswer = Readonly<{ status: number; body: Fields }>;

export const refusal = (status: number, error: Fields): StripeAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'words of the provider', ...error } },
});

import { type CheckoutRequest, checkoutSession, type Registration, registered } from '#web/contract/sign-up.ts';
import type { Api } from '../../shared/api/api.ts';

/**
 * Registers, and answers where the browser goes to pay: our own checkout page, else the one that is asked for, or null
 * when there is none. Throws what the registration itself throws.
 */
export const register = async (api: Api, request: Registration, origin: string): Promise<string | null> => {
  const { couponCode, ...rest } = request;
  const coupon = couponCode ? { couponCode } : {};
  const answer = await api.auth('POST', '/api/auth/register', { ...rest, ...coupon }, registered);
  if (isOurs(answer.checkoutUrl, origin)) return answer.checkoutUrl;
  return createSession(api, origin, { pendingUserId: answer.userId, plan: request.plan, ...coupon });
};

const createSession = async (api: Api, origin: string, request: CheckoutRequest): Promise<string | null> => {
  try {
    const { url } = await api.write('POST', '/api/create-checkout-session', request, checkoutSession);
    return isOurs(url, origin) || url.startsWith('https://') ? url : null;
  } catch {
    return null; // said in one sentence, whatever it was
  }
};

/** Where registering leads must be a page of ours; only a checkout that was asked for may be the provider's own. */
const isOurs = (url: string, origin: string): boolean => URL.canParse(url) && new URL(url).origin === origin;

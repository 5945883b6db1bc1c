import type { Registration } from '#web/contract/sign-up.ts';

/**
 * The form as it was left. `verifiedCoupon` is the code that was found good, if any: it is asked about again before it
 * counts. `askedPlan` is the plan that the address of the page asked for when another one was chosen on it.
 */
export type SignUpDraft = Readonly<
  Partial<
    Pick<Registration, 'firstName' | 'lastName' | 'email' | 'phoneNumber'> & {
      phoneCountry: string;
      plan: string;
      couponCode: string;
      terms: boolean;
      verifiedCoupon: string;
      askedPlan: string;
    }
  >
>;

const key = 'signUpDraft';
const fields = {
  firstName: 'string',
  lastName: 'string',
  email: 'string',
  phoneNumber: 'string',
  phoneCountry: 'string',
  plan: 'string',
  couponCode: 'string',
  terms: 'boolean',
  verifiedCoupon: 'string',
  askedPlan: 'string',
} as const satisfies Readonly<Record<keyof SignUpDraft, 'string' | 'boolean'>>;

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what was typed for as long as this tab lives, or until the payment came through; a reload finds it again. */
export const createSignUpDraft = (storage: () => Notes) => ({
  read(): SignUpDraft {
    try {
      return known(JSON.parse(storage().getItem(key) ?? '{}'));
    } catch {
      return {}; // blocked, or not ours
    }
  },
  keep(draft: SignUpDraft): void {
    try {
      storage().setItem(key, JSON.stringify(known(draft)));
    } catch {
      // Blocked: a cancelled checkout comes back to an empty form.
    }
  },
  forget(): void {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked: nothing was kept.
    }
  },
});

const known = (draft: unknown): SignUpDraft => {
  const kept = new Map<string, unknown>(Object.entries(draft ?? {}));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, type]) => {
      const value = kept.get(name);
      return typeof value === type ? [[name, value]] : [];
    }),
  );
};

export const signUpDraft = createSignUpDraft(() => sessionStorage);

import type { Registration } from '#web/contract/sign-up.ts';

/** What comes back when a checkout is cancelled: never the coupon, which has to be verified anew. */
export type SignUpDraft = Readonly<
  Pick<Registration, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'plan'> & { phoneCountry: string }
>;

const key = 'signUpDraft';
const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'phoneCountry', 'plan'] as const;

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what was typed for as long as this tab lives, or until the payment came through. */
export const createSignUpDraft = (storage: () => Notes) => ({
  read(): Partial<SignUpDraft> {
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

const known = (draft: unknown): Partial<SignUpDraft> => {
  const kept = new Map(Object.entries(draft ?? {}));
  return Object.fromEntries(
    fields.flatMap((name) => (typeof kept.get(name) === 'string' ? [[name, kept.get(name)]] : [])),
  );
};

export const signUpDraft = createSignUpDraft(() => sessionStorage);

import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';

type Stores = Pick<Services, 'registers'>;

/** One of each account, as long as there is the account: a sign-in is no business fact, and makes the log no longer. */
const KIND = 'last-login';

/** `at` in milliseconds since 1970. Of two at once the later stands. */
export const noteLogin = async ({ registers }: Stores, userId: number, at: number): Promise<void> => {
  await changeRegister(registers, KIND, String(userId), (before) =>
    before && Number(before.value.at) >= at ? null : { value: { at }, endsAt: null },
  );
};

/** When a user last signed in (ISO 8601, UTC); null when that was never noted. */
export const lastLoginOf = async ({ registers }: Stores, userId: number): Promise<string | null> => {
  const noted = await registers.read(KIND, String(userId));
  return noted && new Date(Number(noted.value.at)).toISOString();
};

export const forgetLogin = ({ registers }: Stores, userId: number): Promise<void> =>
  registers.remove(KIND, String(userId));

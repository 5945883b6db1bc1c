import { accountOf, isNameOf } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';

/** `operator` may act; `viewer` may see all of the same and change nothing. */
export type OperatorRole = 'operator' | 'viewer';

/**
 * Whether a user is an operator: by the proven address that the account has now, read from its stream each time it is
 * asked. Names of addresses are compared, so no personal word is opened for it.
 */
export const operatorOf = async (
  services: Pick<Services, 'log' | 'vault' | 'mail'>,
  userId: number,
): Promise<OperatorRole | null> => {
  const { operators, viewers } = services.mail;
  if (operators.length + viewers.length === 0) return null;
  const account = await accountOf(services, userId);
  if (!account?.proven) return null;
  const isAmong = async (addresses: readonly string[]) => {
    for (const address of addresses) if (await isNameOf(services.vault, account.addressName, address)) return true;
    return false;
  };
  if (await isAmong(operators)) return 'operator';
  return (await isAmong(viewers)) ? 'viewer' : null;
};

import { type Account, account } from '#domain/account/decider.ts';
import type { AccountOpened } from '#domain/account/events.ts';
import { address } from '#domain/address/decider.ts';
import { stateOf } from '../handle.ts';
import type { Services } from '../services.ts';
import { addressNameOf, streams } from '../streams.ts';

type OpenAccount = Extract<Account, { status: 'open' }>;
type Stores = Pick<Services, 'log' | 'vault'>;

/** The open account behind an id, read from its stream. */
export const accountOf = async ({ log }: Pick<Stores, 'log'>, userId: number): Promise<OpenAccount | null> => {
  const state = await stateOf(log, account, streams.account(userId));
  return state.status === 'open' ? state : null;
};

/** Whose address this is, and whether that account has proven it; read from the claim, never from a read model. */
export const accountByAddress = async (
  services: Stores,
  email: string,
): Promise<Readonly<{ userId: number; account: OpenAccount }> | null> => {
  const addressName = await addressNameOf(services.vault, email);
  const { owner } = await stateOf(services.log, address, streams.address(addressName));
  const account = owner === null ? null : await accountOf(services, owner);
  return owner !== null && account?.addressName === addressName ? { userId: owner, account } : null;
};

/** Name and address as their owner wrote them; null once the key is destroyed. */
export const personOf = async (
  { log }: Pick<Stores, 'log'>,
  userId: number,
): Promise<AccountOpened['data']['personal'] | null> => {
  const events = await log.read(streams.account(userId));
  const opened = events.find(({ type }) => type === 'AccountOpened');
  return opened?.personal === 'open' ? (opened as unknown as AccountOpened).data.personal : null;
};

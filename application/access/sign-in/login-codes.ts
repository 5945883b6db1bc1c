import { addressNameOf } from '#application/accounts/public.ts';
import { giveBackForNetwork, type NetworkLimits, takeForNetwork } from '#application/engine/limits.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { same } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';

type Parts = Pick<Services, 'registers' | 'vault' | 'clock' | 'tokens'>;

/** After these the code is dead; the link of the same mail stays good, as no wrong code says anything about it. */
const TRIES = 5;
const MINUTES = 10;
const DAY = 24 * 60 * 60;
/**
 * Wrong codes: of one network, of the wider one around it, and of all together (2,048 a day, in 64 parts). However many
 * guess at once, for however many addresses, and from however many networks, they find one code in more than a year.
 * Where a part is used up links go on, and codes come back the next day; the other parts notice nothing.
 */
const wrong: NetworkLimits = {
  network: { name: 'login-code-network', most: 10, seconds: DAY },
  wider: { name: 'login-code-wider', most: 30, seconds: DAY },
  part: { name: 'login-code-part', most: 32, seconds: DAY },
};

type Offer = Readonly<{ linkId: string; addressName: string; tries: number; endsAt: number }>;
export type TypedCode = Readonly<{ email: string; code: string; intent: string; network: string }>;

/** The code of this link may be typed, with this address, by the browser whose intent this is. */
export const offerCode = async (
  { registers, clock }: Pick<Services, 'registers' | 'clock'>,
  { intent, linkId, addressName }: Readonly<{ intent: string; linkId: string; addressName: string }>,
): Promise<void> => {
  const endsAt = clock.now() + MINUTES * 60_000;
  const offer: Offer = { linkId, addressName, tries: 0, endsAt };
  await registers.write('login-code', intent, offer, { expected: 'absent', endsAt });
};

/**
 * The link that a typed code stands for, if address and code are right. Each try is counted before it is looked at, and
 * asks the stores the same whether there is an account or not.
 */
export const linkOfCode = async (
  services: Parts,
  { email, code, intent, network }: TypedCode,
): Promise<string | null> => {
  const offer = intent === '' ? null : await countTry(services, intent);
  if (!offer) return null;
  const id = `${intent}:${offer.tries}`;
  if (!(await takeForNetwork(services, wrong, network, id))) return null;
  const isRight = same(services.tokens.code('login', offer.linkId), code);
  const isTheirs = same(await addressNameOf(services.vault, email), offer.addressName);
  if (!isRight || !isTheirs) return null;
  await giveBackForNetwork(services, wrong, network, id);
  return offer.linkId;
};

/** The offer with this try counted; null once there are no more. */
const countTry = async ({ registers }: Parts, intent: string): Promise<Offer | null> => {
  const counted = await changeRegister(registers, 'login-code', intent, (before) => {
    const offer = before && (before.value as Offer);
    return offer && offer.tries < TRIES ? { value: { ...offer, tries: offer.tries + 1 }, endsAt: offer.endsAt } : null;
  });
  return counted?.value ?? null;
};

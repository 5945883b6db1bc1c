import type { OpenAccount } from '#domain/account/account.ts';
import { type Rhythm, silentSince, type Turn } from '#domain/check-in/rhythm.ts';
import { nextSlots } from '#domain/check-in/slots.ts';
import { CHECK_INS_DUE, type CheckInsDueDocument } from '../../ports/check-ins-due.ts';
import { timestamp } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { standingIn } from '../billing/standing.ts';

type Stores = Pick<Services, 'log' | 'readModels' | 'clock'>;

/** The next check-ins that will be sent, the first one first; none while nothing is sent. */
export const nextCheckInsOf = async (
  services: Stores,
  userId: number,
  account: OpenAccount,
  count: number,
): Promise<readonly Turn[]> => {
  const document = await dueDocumentOf(services, userId);
  if (!document || !getsCheckIns(account)) return [];
  const now = timestamp(services.clock);
  const { status, accessUntil } = await standingIn(services, userId, account);
  if (status === 'inactive') return [];
  const after = document.since > now ? document.since : now;
  const next = nextSlots(rhythmOf(document, account), after, count);
  return accessUntil === null ? next : next.filter(({ at }) => at < accessUntil);
};

export const dueDocumentOf = (
  { readModels }: Pick<Stores, 'readModels'>,
  userId: number,
): Promise<CheckInsDueDocument | null> => readModels.get<CheckInsDueDocument>(CHECK_INS_DUE, String(userId));

/** Its address takes mail, and whoever signed up is through with it. */
export const getsCheckIns = ({ proven, setupDone, checkIns }: OpenAccount): boolean =>
  proven && setupDone && !checkIns.undeliverable;

/** What the account says stands over what the read model has of it. */
export const rhythmOf = (document: CheckInsDueDocument, { schedule, checkIns }: OpenAccount): Rhythm => {
  const { lastSlot, lastAsked, asked, signOfLife, told } = document;
  const { pause, thinning } = checkIns;
  return { schedule, pause, thinning, lastSlot, lastAsked, asked, signOfLife, told };
};

/** The local date on which a silence began that was spoken of already, null while nothing is thinned out. */
export const quietSince = (document: CheckInsDueDocument, account: OpenAccount): string | null =>
  document.told && account.checkIns.thinning ? silentSince(rhythmOf(document, account)) : null;

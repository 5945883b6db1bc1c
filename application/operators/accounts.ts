import { createHash, randomBytes } from 'node:crypto';
import { endAllSessions, listSessions, mailLoginLinkOnRequest } from '#application/access/public.ts';
import { accountOf } from '#application/accounts/public.ts';
import { giveMonth, type Subscriptions } from '#application/billing/public.ts';
import { changeCheckIns } from '#application/check-ins/public.ts';
import { newId } from '#application/engine/ids.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { closeAccount } from '#application/privacy/public.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, refuse } from '#domain/decider.ts';
import { actAsOperator, type OperatorAction, type OperatorName } from './operator-action.ts';

type Doing = Readonly<{ by: OperatorName; reason: string; userId: number }>;
type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>;

/** On an open account; nothing stands in the audit where there is none. */
const onAccount = async <Outcome extends object>(
  services: Pick<Parts, 'log' | 'clock'>,
  { userId, ...doing }: Doing & Pick<OperatorAction, 'action'>,
  work: () => Promise<Outcome>,
) => {
  if (!(await accountOf(services, userId))) return refuse('no-such-account');
  return actAsOperator(services, { ...doing, accountId: userId }, work);
};

/** Every session of theirs ends. */
export const signOutEverywhere = (services: Parts & Pick<Services, 'sealer'>, doing: Doing) =>
  onAccount(services, { ...doing, action: 'account.sign-out' }, async () => {
    const changed = (await listSessions(services, doing.userId)).length;
    await endAllSessions(services, doing.userId);
    return { changed };
  });

/** A login link goes to the account's own address, within the limits that hold for its owner too. */
export const mailLoginLinkAgain = (services: Parts, doing: Doing) =>
  onAccount(services, { ...doing, action: 'account.login-mail' }, async () => {
    const isSent = await mailLoginLinkOnRequest(services, doing.userId, newId(services.clock.now()));
    return isSent ? { changed: 1 } : refuse('too-often');
  });

/** No check-ins until a local date (`yyyy-MM-dd`), or until they are resumed (null). */
export const pauseCheckInsOf = (services: Parts, { until, ...doing }: Doing & Readonly<{ until: string | null }>) =>
  onAccount(services, { ...doing, action: 'account.pause' }, () =>
    changeCheckIns(services, doing.userId, { pausedUntil: until ?? 'stopped' }),
  );

export const resumeCheckInsOf = (services: Parts, doing: Doing) =>
  onAccount(services, { ...doing, action: 'account.resume' }, () =>
    changeCheckIns(services, doing.userId, { pausedUntil: null }),
  );

/** The next payment is due a month later. `key` is the caller's name of this one order, null for a new one. */
export const giveMonthTo = (
  services: Parts & Readonly<{ payments: Subscriptions }>,
  { key, ...doing }: Doing & Readonly<{ key: string | null }>,
) =>
  onAccount(services, { ...doing, action: 'account.give-month' }, () =>
    giveMonth(services, doing.userId, key ?? newId(services.clock.now())),
  );

const ERASURE = 'operator-erasure';
const CONFIRM_WITHIN_MS = 10 * 60_000;

/** What stands for one operator and one account. */
const erasureOf = ({ by, userId }: Pick<Doing, 'by' | 'userId'>): string => `${by}:${userId}`;
const hashOf = (confirmation: string): string => createHash('sha256').update(confirmation).digest('base64url');

/** The first of two steps: nothing is erased yet. The answer to it is good for ten minutes, for this operator alone. */
export const prepareErasure = (services: Parts, doing: Doing) =>
  onAccount(services, { ...doing, action: 'account.prepare-erasure' }, async () => {
    const confirmation = randomBytes(16).toString('base64url');
    const endsAt = services.clock.now() + CONFIRM_WITHIN_MS;
    await changeRegister(services.registers, ERASURE, erasureOf(doing), () => ({
      value: { confirmation: hashOf(confirmation) },
      endsAt,
    }));
    return { confirmation, endsAt: new Date(endsAt).toISOString(), changed: 0 };
  });

/** The second: the account is closed as by its owner, and then erased, which nothing undoes. */
export const eraseAccountOf = (
  services: Parts,
  { confirmation, ...doing }: Doing & Readonly<{ confirmation: string }>,
) =>
  onAccount(services, { ...doing, action: 'account.erase' }, async () => {
    const prepared = await services.registers.read(ERASURE, erasureOf(doing));
    if (prepared?.value.confirmation !== hashOf(confirmation)) return refuse('not-confirmed');
    await services.registers.remove(ERASURE, erasureOf(doing));
    const closed = await closeAccount(services, doing.userId);
    return isRefusal(closed) ? refuse('no-such-account') : closed;
  });

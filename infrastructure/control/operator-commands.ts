import { accountByAddress } from '#application/accounts/find-account.ts';
import { eraseAccountOf, prepareErasure, signOutEverywhere } from '#application/operators/accounts.ts';
import type { OperatorName } from '#application/operators/operator-action.ts';
import { pauseBuild, resumeBuild } from '#application/operators/projections.ts';
import { type ShownAccount, showAccount } from '#application/operators/show-account.ts';
import { discardParked } from '#application/operators/work.ts';
import { isRefusal, type NotRefused, type RefusedIn } from '#domain/decider.ts';
import type { Running } from '../wiring.ts';
import { CommandFailed } from './command-failed.ts';

/** An account by its address, or by its id. */
export type AccountNamed = Readonly<{ account: string }>;
type Reasoned = Readonly<{ reason: string }>;

const BY: OperatorName = 'cli';

const unlessRefused = <Outcome extends object>(
  outcome: Outcome,
  words: Readonly<Record<RefusedIn<Outcome>, string>>,
): NotRefused<Outcome> => {
  if (isRefusal<RefusedIn<Outcome>>(outcome)) throw new CommandFailed(words[outcome.refused]);
  return outcome as NotRefused<Outcome>;
};

/** What operators can do here as on their pages, by the same use cases. */
export const createOperatorCommands = ({ services, operators }: Pick<Running, 'services' | 'operators'>) => {
  const parts = { ...services, ...operators };
  const userIdOf = async ({ account }: AccountNamed): Promise<number> => {
    const known = /^\d{1,16}$/.test(account) ? Number(account) : (await accountByAddress(services, account))?.userId;
    if (!known) throw new CommandFailed(`there is no account ${account}`);
    return known;
  };
  const gone = { 'no-such-account': 'there is no such account' };
  return {
    async 'projections pause'({ name, reason }: Reasoned & Readonly<{ name: string }>) {
      unlessRefused(await pauseBuild(parts, { by: BY, reason, name }), notBuilt(name));
      return { name };
    },
    async 'projections resume'({ name, reason }: Reasoned & Readonly<{ name: string }>) {
      unlessRefused(await resumeBuild(parts, { by: BY, reason, name }), notBuilt(name));
      return { name };
    },
    async 'parked discard'({ id, reason }: Reasoned & Readonly<{ id: string }>) {
      const words = { 'no-such-job': `there is no job ${id}`, 'job-not-parked': `${id} is not parked` };
      unlessRefused(await discardParked(parts, { by: BY, reason, id }), words);
      return { id };
    },
    async 'account find'({ account }: AccountNamed) {
      return { userId: await userIdOf({ account }) };
    },
    async 'account show'(named: AccountNamed): Promise<ShownAccount | Readonly<{ userId: number; state: 'closed' }>> {
      const userId = await userIdOf(named);
      const shown = await showAccount(services, userId);
      if (!shown) throw new CommandFailed(`there is no account ${named.account}`);
      return shown === 'closed' ? { userId, state: shown } : shown;
    },
    async 'account sign-out'({ reason, ...named }: AccountNamed & Reasoned) {
      const userId = await userIdOf(named);
      const { result } = unlessRefused(await signOutEverywhere(services, { by: BY, reason, userId }), gone);
      return { userId, sessions: result.changed };
    },
    /** Without a confirmation nothing is erased: the answer has the one to give. */
    async 'account erase'({
      reason,
      confirm,
      ...named
    }: AccountNamed & Reasoned & Readonly<{ confirm: string | null }>) {
      const userId = await userIdOf(named);
      const doing = { by: BY, reason, userId };
      if (confirm === null) {
        const { result } = unlessRefused(await prepareErasure(services, doing), gone);
        return { userId, erased: false, confirmation: result.confirmation, endsAt: result.endsAt };
      }
      unlessRefused(await eraseAccountOf(services, { ...doing, confirmation: confirm }), {
        ...gone,
        'not-confirmed': 'this confirms nothing, or came after ten minutes: ask without --confirm for another',
      });
      return { userId, erased: true, confirmation: null, endsAt: null };
    },
  };
};

const notBuilt = (name: string) => ({
  'no-such-read-model': `there is no read model ${name}`,
  'nothing-built': `nothing is built for ${name} that could pause or go on`,
});

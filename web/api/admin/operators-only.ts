import type { Context, Middleware } from 'koa';
import { operatorOf } from '#application/operators/operator-role.ts';
import type { OperatorNeed } from '#web/contract/admin/me.ts';
import { ApiError, notFound } from '../errors.ts';
import { type Caller, callerBy, sessionOf } from '../guard.ts';
import type { ApiParts, OperatorCaller, Route } from '../route.ts';
import type { Sentence } from '../words/words.ts';

/** What operators change needs a sign-in no older than this. */
const ACTS_FOR_MS = 60 * 60_000;

export const isForOperators = ({ access }: Route): boolean => access === 'operator' || access === 'operator-action';

/**
 * Before anything of a request is looked at: to whoever is no operator the call is not there, whatever they send to it. The
 * caller stands in `context.state` from here on.
 */
export const operatorsOnly =
  (parts: ApiParts, route: Route): Middleware =>
  async (context, next) => {
    context.state.caller = await operatorCallerOf(context, parts, route);
    await next();
  };

const operatorCallerOf = async (context: Context, parts: ApiParts, { access, method }: Route): Promise<Caller> => {
  const { token, session } = await sessionOf(context, parts, method);
  const role = session && (await operatorOf(parts, session.userId));
  if (!session || !role) throw notFound();
  const until = session.openedAt + ACTS_FOR_MS;
  const needs = needOf(
    role,
    parts.clock.now() > until,
    parts.operators.isPublicHost && session.openedWith !== 'passkey',
  );
  if (access === 'operator-action' && needs) throw new ApiError(403, WORDS[needs], { extra: { code: needs } });
  const operator: OperatorCaller = { role, needs, actsUntil: needs ? null : new Date(until).toISOString() };
  return { ...callerBy(parts, token, session), operator };
};

/** A viewer can do nothing about it; whoever needs a passkey signs in again with it. */
const needOf = (role: OperatorCaller['role'], isOld: boolean, lacksPasskey: boolean): OperatorNeed | null => {
  if (role === 'viewer') return 'operator-role';
  if (lacksPasskey) return 'passkey';
  return isOld ? 'sign-in' : null;
};

const WORDS: Readonly<Record<OperatorNeed, Sentence>> = {
  'operator-role': ({ operators }) => operators.viewersLook,
  passkey: ({ operators }) => operators.passkeyNeeded,
  'sign-in': ({ operators }) => operators.signInAgain,
};

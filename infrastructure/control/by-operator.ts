import { randomUUID } from 'node:crypto';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { actAsOperator } from '#application/operators/operator-action.ts';
import type { Services } from '#application/services.ts';

/** Why it is done, for the audit alone. */
export type MayBeReasoned = Readonly<{ reason?: string | undefined }>;

/**
 * Commands that are told of in the audit, and what each is called there. The operators' own (`operator-commands.ts`) tell it
 * themselves; opening an account and sending a check-in leave an event of their own that names the operator.
 */
const audited: ReadonlyMap<string, string> = new Map([
  ['account login-link', 'account.login-link'],
  ['projections rebuild', 'projection.rebuild'],
  ['projections verify', 'projection.verify'],
  ['parked retry', 'job.retry'],
  ['coupon create', 'coupon.create'],
  ['coupon disable', 'coupon.disable'],
  ['mail show', 'mail.read'],
  ['mail answer', 'role-mail.answer'],
]);

const REASON = 'By command line';

type Input = MayBeReasoned & Readonly<Record<string, unknown>>;

/** Ids of what it is done to; never an address. */
const targetsOf = (input: Input): readonly string[] =>
  [input.name, input.id, input.code].filter((target) => typeof target === 'string');

const accountIdOf = async (services: Services, { email }: Input): Promise<number | null> =>
  typeof email === 'string' ? ((await accountByAddress(services, email))?.userId ?? null) : null;

/** Runs commands as an operator: their events say so, and the audit holds them. */
export const byOperator = <Commands extends object>(commands: Commands, services: Services): Commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, command]) => {
      const work = (input: Input, ...more: readonly unknown[]): Promise<object> =>
        services.telemetry.tracer.span({ name: `cairn ${name}`, kind: 'internal', isRoot: true }, () =>
          (command as (input: Input, ...more: readonly unknown[]) => Promise<object>)(input, ...more),
        );
      const action = audited.get(name);
      return [
        name,
        async (input: Input = {}, ...more: readonly unknown[]) => {
          if (!action) return withOrigin(newOrigin('operator:cli', randomUUID()), () => work(input, ...more));
          const { reason = REASON, ...asked } = input;
          const accountId = await accountIdOf(services, asked);
          const told = { by: 'cli' as const, action, accountId, targets: targetsOf(asked), reason };
          const acted = await actAsOperator(services, told, () => work(asked, ...more));
          return 'refused' in acted ? acted : acted.result;
        },
      ];
    }),
  ) as Commands;

import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type NotRefused, type Refusal, type RefusedIn, refuse } from '#domain/decider.ts';
import { OPERATORS } from '#domain/event.ts';
import { operatorAction } from '#domain/operators/decider.ts';
import type { OperatorActionEnded } from '#domain/operators/events.ts';

/** Who acts: an operator by the id of their account, or whoever may open the socket of the command line. */
export type OperatorName = `${number}` | 'cli';

/**
 * What an operator is about to do, and why. `targets` are ids of what it is done to, never addresses or words; so many
 * stand in the event, of more the number that was changed tells.
 */
export type OperatorAction = Readonly<{
  by: OperatorName;
  action: string;
  accountId?: number | null;
  targets?: readonly string[];
  reason: string;
}>;

const MOST_TARGETS = 50;

type Parts = Pick<Services, 'log' | 'clock'>;

/**
 * What was done, and the position of the event that says so, null where that could not be written. A `changed` of the
 * result says how many things were changed; it is one where there is none.
 */
type Acted<Result> = Readonly<{ result: Result; position: Position | null }>;

/**
 * Does what an operator wants, between two events that tell of it. The first is in the log before anything is done: what
 * cannot be told is not done. What was done stays done though its end cannot be written; the action is then listed as open,
 * as one that was cut off is. Events that follow from it name the operator and the action.
 */
export const actAsOperator = async <Outcome extends object>(
  services: Parts,
  action: OperatorAction,
  work: () => Promise<Outcome>,
): Promise<Acted<NotRefused<Outcome>> | Refusal<RefusedIn<Outcome>>> => {
  const begun = await beginAction(services, action);
  try {
    const result = await begun.within(work);
    if (isRefusal<RefusedIn<Outcome>>(result)) {
      await begun.end('refused', result.refused);
      return refuse(result.refused);
    }
    const changed = 'changed' in result ? Number(result.changed) : 1;
    return { result: result as NotRefused<Outcome>, position: await begun.end('done', '', changed) };
  } catch (error) {
    await begun.end('failed', codeOf(error));
    throw error;
  }
};

/** The same for what goes on long after its operator was answered. */
export const beginAction = async (
  services: Parts,
  { by, action, accountId = null, targets = [], reason }: OperatorAction,
) => {
  const actionId = newId(services.clock.now());
  const origin = newOrigin(`operator:${by}`, actionId);
  const stream = streams.operation(actionId);
  const id = () => ({ actionId, userId: OPERATORS, at: timestamp(services.clock) });
  const begin = { ...id(), action, accountId, targets: targets.slice(0, MOST_TARGETS), personal: { reason } };
  const handled = await withOrigin(origin, () =>
    handle(services.log, operatorAction, stream, { type: 'BeginAction', data: begin }),
  );
  return {
    actionId,
    position: isRefusal(handled) ? null : handled.position,
    within: <Result>(work: () => Promise<Result>): Promise<Result> => withOrigin(origin, work),
    async end(outcome: OperatorActionEnded['data']['outcome'], code: string, changed = 0): Promise<Position | null> {
      try {
        const data = { ...id(), outcome, code, changed };
        const ended = await withOrigin(origin, () =>
          handle(services.log, operatorAction, stream, { type: 'EndAction', data }),
        );
        return isRefusal(ended) ? null : ended.position;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return null;
      }
    },
  };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';

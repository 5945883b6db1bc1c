import { readModel } from '#application/engine/read-model.ts';
import type { OperatorActionOutcome } from '#domain/operators/events.ts';

/**
 * One action of an operator, without its reason, which stays sealed in the log. `open`: it goes on, or was cut off before its
 * end was written. `accountId` is 0 and `endedAt` '' where there is none.
 */
export type AuditDocument = Readonly<{
  userId: number;
  at: string;
  endedAt: string;
  actor: string;
  action: string;
  accountId: number;
  targets: readonly string[];
  outcome: 'open' | OperatorActionOutcome;
  code: string;
  changed: number;
}>;

/** Everything that operators did. */
export const AUDIT = readModel<AuditDocument>()({
  name: 'audit',
  indexes: [['at'], ['actor', 'at'], ['action', 'at'], ['accountId', 'at'], ['outcome', 'at']],
});

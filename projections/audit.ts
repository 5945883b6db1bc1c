import { AUDIT } from '#application/operators/audit.ts';
import type { OperatorEvent } from '#domain/operators/events.ts';
import { one, projector } from './engine/projector.ts';

/** What operators did, for the operators' own pages. It outlives the accounts it names: it holds numbers of them alone. */
export const audit = projector<OperatorEvent>()(AUDIT, {
  version: '1',
  readsPersonal: false,
  readsMetadata: true,
  on: {
    OperatorActionBegun: ({ actionId, userId, at, action, accountId, targets }, { metadata }) => [
      one(actionId, () => ({
        ...{ userId, at, endedAt: '', actor: metadata.actor, action, accountId: accountId ?? 0, targets },
        ...{ outcome: 'open', code: '', changed: 0 },
      })),
    ],
    OperatorActionEnded: ({ actionId, at, outcome, code, changed }) => [
      one(actionId, (action) => action && { ...action, endedAt: at, outcome, code, changed }),
    ],
  },
});

import { type Decider, refuse } from '#domain/decider.ts';
import {
  type OperatorActionBegun,
  type OperatorActionEnded,
  type OperatorEvent,
  operatorActionBegun,
  operatorActionEnded,
} from './events.ts';

type OperatorCommand =
  | Readonly<{ type: 'BeginAction'; data: OperatorActionBegun['data'] }>
  | Readonly<{ type: 'EndAction'; data: OperatorActionEnded['data'] }>;

type Action = 'unknown' | 'begun' | 'ended';

/** Stream `operation-<actionId>`: one action of an operator. It begins once, and ends once. */
export const operatorAction: Decider<Action, OperatorCommand, OperatorEvent, 'no-such-action' | 'action-exists'> = {
  initial: 'unknown',
  decide({ type, data }, state) {
    if (type === 'BeginAction') return state === 'unknown' ? [operatorActionBegun(data)] : refuse('action-exists');
    if (state === 'unknown') return refuse('no-such-action');
    return state === 'begun' ? [operatorActionEnded(data)] : [];
  },
  evolve: (_, { type }) => (type === 'OperatorActionBegun' ? 'begun' : 'ended'),
};

import type { Decider } from '#domain/decider.ts';
import { type StrangerEvent, type StrangerForgotten, strangerForgotten } from './events.ts';

type StrangerCommand = Readonly<{ type: 'ForgetStranger'; data: StrangerForgotten['data'] }>;

export const stranger: Decider<Readonly<{ forgotten: boolean }>, StrangerCommand, StrangerEvent, never> = {
  initial: { forgotten: false },
  decide: ({ data }, { forgotten }) => (forgotten ? [] : [strangerForgotten(data)]),
  evolve: () => ({ forgotten: true }),
};

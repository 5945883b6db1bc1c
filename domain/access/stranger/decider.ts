import type { Decider } from '#domain/decider.ts';
import { type StrangerErased, type StrangerEvent, strangerErased } from './events.ts';

type StrangerCommand = Readonly<{ type: 'ForgetStranger'; data: StrangerErased['data'] }>;

export const stranger: Decider<Readonly<{ forgotten: boolean }>, StrangerCommand, StrangerEvent, never> = {
  initial: { forgotten: false },
  decide: ({ data }, { forgotten }) => (forgotten ? [] : [strangerErased(data)]),
  evolve: () => ({ forgotten: true }),
};

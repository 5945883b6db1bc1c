import type { Event } from '#domain/event.ts';

/**
 * Someone without an account was written to, under an id and a key of their own. The key is destroyed: nothing that is
 * left says who it was. Stream `stranger-<userId>`.
 */
export type StrangerForgotten = Event<'StrangerForgotten', Readonly<{ userId: number; at: string }>>;

export type StrangerEvent = StrangerForgotten;

export const strangerForgotten = ({ userId, at }: StrangerForgotten['data']): StrangerForgotten => ({
  type: 'StrangerForgotten',
  data: { userId, at },
});

import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

/**
 * Why a win counts, the weightiest first: a step up, an exam or award, a change told with before and after, something saved, words
 * of praise, something that went wrong and was put right, a first time, a number, somebody who was helped; `done` is the rest.
 */
export const reason = z.enum([
  'step-up',
  'passed',
  'change',
  'saved',
  'praise',
  'mended',
  'first',
  'figure',
  'helped',
  'done',
]);
export type Reason = z.infer<typeof reason>;

/** Plain code's reading of a win: why it counts and how much. */
export type Noticed = Readonly<{
  reason: Reason;
  /** How much it says to somebody who reads many; below 0 what nobody would pick. */
  weight: number;
  /** The one or two sentences of it that say why, word for word; the whole where it is short. */
  quote: string;
  hasFigure: boolean;
  /** A number beside the one that it was before. */
  hasChange: boolean;
  hasPraise: boolean;
  /** The words of somebody else that praise it; '' for none. */
  praise: string;
  /** A sentence in which its writer says that something went wrong, and what follows it; '' for none. */
  setback: string;
  /** The repair of something that had gone wrong, here or in an earlier win, in the win's words; '' for none. */
  mended: string;
  /** A sentence in which its writer says what they cannot do yet or want to do better; '' for none. */
  gap: string;
  /** Told of a death, an illness or another hard thing: nothing is made of it. */
  isSad: boolean;
  /** Of life beside work. */
  isPrivate: boolean;
}>;

/** Something that several wins name: a person, a thing, a project; and which wins. */
export const thread = z.object({ name: z.string(), winIds: z.array(z.string()) });
export type Thread = Frozen<z.infer<typeof thread>>;

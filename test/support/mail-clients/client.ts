import type { Draft } from './draft.ts';
import type { LocaleName } from './locales.ts';
import type { Parts } from './mime.ts';

/** A mail program: what it makes of a draft. `marks` says whether its quotes can be told from what was typed. */
export type Client = Readonly<{
  name: string;
  locales: readonly LocaleName[];
  marks: boolean;
  write(draft: Draft): Parts;
}>;

export const SENDER = 'Cairn';

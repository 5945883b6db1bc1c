import { config } from 'zod/mini';
import type { CheckWord } from './check-words.ts';

// Pages forbid eval, and zod would probe for it. This has to be set before the first schema is made, so every file of
// the contract takes `z` from here.
config({ jitless: true });

export * as z from 'zod/mini';

/** Names what a schema says where its input does not fit; `problemsOf` says it in the words of its reader. */
export const said = (name: CheckWord): string => name;

import { config } from 'zod/mini';

// Pages forbid eval, and zod would probe for it. This has to be set before the first schema is made, so every file of
// the contract takes `z` from here.
config({ jitless: true });

export * as z from 'zod/mini';

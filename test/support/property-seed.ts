import { configureGlobal } from 'fast-check';

/**
 * Every run of the tests tries the properties with the same cases, so that a change is told from chance; another run may
 * name another seed, or `any`.
 */
const seed = process.env.PROPERTY_SEED ?? '20261123';

if (seed !== 'any') configureGlobal({ seed: Number(seed) });

import type { Bomb } from './bomb.ts';
import { bodyBombs } from './requests-bodies.ts';
import { httpBombs } from './requests-http.ts';
import { manyRequestsBombs } from './requests-many.ts';
import { valueBombs } from './requests-values.ts';

/** Requests that are too large, too deep, too many or not what they say. */
export const requestBombs: readonly Bomb[] = [...bodyBombs, ...httpBombs, ...valueBombs, ...manyRequestsBombs];

import type { Route } from '../route.ts';
import { meRoutes } from './me.ts';

/** All calls under `/api/admin`. */
export const operatorRoutes: readonly Route[] = [...meRoutes];

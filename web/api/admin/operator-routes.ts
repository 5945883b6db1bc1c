import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { aiRoutes } from './ai.ts';
import { auditRoutes } from './audit.ts';
import { couponRoutes } from './coupons.ts';
import { mailRoutes } from './mail.ts';
import { meRoutes } from './me.ts';
import { overviewRoutes } from './overview.ts';
import { projectionRoutes } from './projections.ts';
import { workRoutes } from './work.ts';

/** All calls under `/api/admin`. */
export const operatorRoutes: readonly Route[] = [
  ...meRoutes,
  ...overviewRoutes,
  ...projectionRoutes,
  ...workRoutes,
  ...mailRoutes,
  ...accountRoutes,
  ...couponRoutes,
  ...aiRoutes,
  ...auditRoutes,
];

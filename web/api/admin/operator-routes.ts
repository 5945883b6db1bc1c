import type { Route } from '../route.ts';
import { accountRoutes } from './accounts.ts';
import { aiRoutes } from './ai.ts';
import { auditRoutes } from './audit.ts';
import { couponRoutes } from './coupons.ts';
import { eventRoutes } from './events.ts';
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
  ...eventRoutes,
  ...mailRoutes,
  ...accountRoutes,
  ...couponRoutes,
  ...aiRoutes,
  ...auditRoutes,
];

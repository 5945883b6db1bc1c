import { type Decider, refuse } from '#domain/decider.ts';
import {
  type InsightEvent,
  type InsightPlanned,
  type InsightRequested,
  type InsightSkipped,
  insightPlanned,
  insightRequested,
  insightSkipped,
} from './events.ts';

export type InsightCommand =
  | Readonly<{ type: 'PlanInsight'; data: InsightPlanned['data'] }>
  | Readonly<{ type: 'RequestInsight'; data: InsightRequested['data'] }>
  | Readonly<{ type: 'SkipInsight'; data: InsightSkipped['data'] }>;
type Insight = Readonly<{ status: 'unknown' | 'planned' | 'requested' | 'skipped' }>;

const statusAfter = {
  InsightPlanned: 'planned',
  InsightRequested: 'requested',
  InsightSkipped: 'skipped',
} as const satisfies Record<InsightEvent['type'], Insight['status']>;

/** Each is told or skipped once. Until then it can be planned anew; that it says so again closes whatever asked. */
export const insight: Decider<Insight, InsightCommand, InsightEvent, 'insight-over' | 'insight-unplanned'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    const isOver = status === 'requested' || status === 'skipped';
    if (type === 'PlanInsight') return isOver ? refuse('insight-over') : [insightPlanned(data)];
    if (isOver) return [];
    if (status === 'unknown') return refuse('insight-unplanned');
    return type === 'RequestInsight' ? [insightRequested(data)] : [insightSkipped(data)];
  },
  evolve(_, { type }) {
    return { status: statusAfter[type] };
  },
};

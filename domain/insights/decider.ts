import { type Decider, refuse } from '#domain/decider.ts';
import {
  type InsightEvent,
  type InsightGenerated,
  type InsightMailRequested,
  type InsightOmitted,
  type InsightPlanned,
  type InsightSkipped,
  insightGenerated,
  insightMailRequested,
  insightOmitted,
  insightPlanned,
  insightSkipped,
} from './events.ts';

export type InsightCommand =
  | Readonly<{ type: 'PlanInsight'; data: InsightPlanned['data'] }>
  | Readonly<{ type: 'RequestInsight'; data: InsightMailRequested['data'] }>
  | Readonly<{ type: 'SkipInsight'; data: InsightSkipped['data'] }>
  | Readonly<{ type: 'WriteInsight'; data: InsightGenerated['data'] }>
  | Readonly<{ type: 'OmitInsight'; data: InsightOmitted['data'] }>;
type Insight = Readonly<{ status: 'unknown' | 'planned' | 'requested' | 'skipped' }>;

type Made = 'InsightGenerated' | 'InsightOmitted';

const statusAfter = {
  InsightPlanned: 'planned',
  InsightMailRequested: 'requested',
  InsightSkipped: 'skipped',
} as const satisfies Record<Exclude<InsightEvent['type'], Made>, Insight['status']>;

/**
 * Each is told or skipped once. Until then it can be planned anew; that it says so again closes whatever asked. It
 * can be written at any time, as often as what it holds changes.
 */
export const insight: Decider<Insight, InsightCommand, InsightEvent, 'insight-over' | 'insight-unplanned'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    if (type === 'WriteInsight') return [insightGenerated(data)];
    if (type === 'OmitInsight') return [insightOmitted(data)];
    const isOver = status === 'requested' || status === 'skipped';
    if (type === 'PlanInsight') return isOver ? refuse('insight-over') : [insightPlanned(data)];
    if (isOver) return [];
    if (status === 'unknown') return refuse('insight-unplanned');
    return type === 'RequestInsight' ? [insightMailRequested(data)] : [insightSkipped(data)];
  },
  evolve(state, { type }) {
    return type === 'InsightGenerated' || type === 'InsightOmitted' ? state : { status: statusAfter[type] };
  },
};

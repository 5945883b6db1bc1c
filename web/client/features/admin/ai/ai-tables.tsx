import type { AiFigures } from '#web/contract/admin/ai.ts';
import { AdminSection } from '../admin-head.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { countOf, durationOf } from '../figures.ts';
import { smallMoneyOf } from '../money.ts';
import { Code, Empty } from '../states.tsx';
import styles from './ai.module.css';
import { copy, wordsFor } from './copy.ts';

type Model = AiFigures['models'][number];
type Fallback = AiFigures['fallbacks'][number];
type Rejected = AiFigures['rejected'][number];

/** Calls by model, why plain code wrote instead, and why sentences were turned down. */
export const AiTables = ({ figures: { models, fallbacks, rejected } }: { figures: AiFigures }) => (
  <>
    <AdminSection title={copy.models.title}>
      {models.length === 0 ? (
        <Empty title={copy.models.nothing} />
      ) : (
        <DataTable caption={copy.models.caption} columns={modelColumns} rows={models} idOf={({ model }) => model} />
      )}
    </AdminSection>
    <div className={styles.pair}>
      <AdminSection title={copy.fallbacks.title} lead={copy.fallbacks.lead}>
        {fallbacks.length === 0 ? (
          <Empty title={copy.fallbacks.nothing} />
        ) : (
          <DataTable
            caption={copy.fallbacks.caption}
            columns={fallbackColumns}
            rows={fallbacks}
            idOf={({ reason }) => reason}
          />
        )}
      </AdminSection>
      <AdminSection title={copy.rejected.title} lead={copy.rejected.lead}>
        {rejected.length === 0 ? (
          <Empty title={copy.rejected.nothing} />
        ) : (
          <DataTable
            caption={copy.rejected.caption}
            columns={rejectedColumns}
            rows={rejected}
            idOf={({ where, reason }) => `${where} ${reason}`}
          />
        )}
      </AdminSection>
    </div>
  </>
);

const names = copy.models.columns;
const latency = (ms: number | null): string => (ms === null ? copy.models.none : copy.models.atMost(durationOf(ms)));

const modelColumns: readonly Column<Model>[] = [
  { name: names.model, show: ({ model }) => <Code>{model}</Code> },
  { name: names.calls, end: true, show: ({ calls }) => countOf(calls) },
  {
    name: names.failed,
    show: ({ failed }) => (
      <span className={styles.lines}>
        {failed.map(({ reason, count }) => (
          <span key={reason}>{copy.models.reason(wordsFor(copy.failures, reason), countOf(count))}</span>
        ))}
      </span>
    ),
  },
  { name: names.unusable, end: true, show: ({ unusable }) => countOf(unusable) },
  { name: names.overBudget, end: true, show: ({ overBudget }) => countOf(overBudget) },
  { name: names.tokensIn, end: true, show: ({ tokensIn }) => countOf(tokensIn) },
  { name: names.tokensOut, end: true, show: ({ tokensOut }) => countOf(tokensOut) },
  { name: names.cost, end: true, show: ({ cost }) => (cost === null ? copy.costUnknown : smallMoneyOf(cost)) },
  { name: names.p50, end: true, show: ({ p50Ms }) => latency(p50Ms) },
  { name: names.p95, end: true, show: ({ p95Ms }) => latency(p95Ms) },
];

const fallbackColumns: readonly Column<Fallback>[] = [
  {
    name: copy.fallbacks.columns.reason,
    wide: true,
    show: ({ reason }) => wordsFor(copy.fallbacks.reasons, reason),
  },
  { name: copy.fallbacks.columns.count, end: true, show: ({ count }) => countOf(count) },
];

const rejectedColumns: readonly Column<Rejected>[] = [
  { name: copy.rejected.columns.reason, wide: true, show: ({ reason }) => wordsFor(copy.rejected.reasons, reason) },
  { name: copy.rejected.columns.where, show: ({ where }) => wordsFor(copy.rejected.where, where) },
  { name: copy.rejected.columns.count, end: true, show: ({ count }) => countOf(count) },
];

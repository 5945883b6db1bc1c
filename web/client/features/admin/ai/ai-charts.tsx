import { useId } from 'react';
import type { AiFigures } from '#web/contract/admin/ai.ts';
import { BarChart, type BarSeries } from '../charts.tsx';
import styles from './ai.module.css';
import { copy } from './copy.ts';

type Days = AiFigures['days'];
type Name = 'calls' | 'tokens-in' | 'tokens-out' | 'written.ai' | 'written.plain' | 'fallbacks' | 'rejected';

const DAY_MS = 24 * 60 * 60_000;
const dayName = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** Day by day, where there is more than one; of a single day the tables say it all. */
export const AiCharts = ({ days }: { days: Days }) => {
  const counts = new Map(Object.entries(days.counts));
  const steps = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  if (steps < 2) return null;
  const of = (name: Name) => counts.get(name) ?? Array.from({ length: steps }, () => 0);
  const stepNames = Array.from({ length: steps }, (_, step) => dayName.format(Date.parse(days.from) + step * DAY_MS));
  const { calls, tokens, written, turned } = copy.charts;
  const charts: readonly (readonly [title: string, series: readonly BarSeries[]])[] = [
    [calls.title, [{ name: calls.calls, tone: 'main', values: of('calls') }]],
    [
      tokens.title,
      [
        { name: tokens.in, tone: 'main', values: of('tokens-in') },
        { name: tokens.out, tone: 'soft', values: of('tokens-out') },
      ],
    ],
    [
      written.title,
      [
        { name: written.ai, tone: 'main', values: of('written.ai') },
        { name: written.plain, tone: 'stone', values: of('written.plain') },
      ],
    ],
    [
      turned.title,
      [
        { name: turned.fallbacks, tone: 'warm', values: of('fallbacks') },
        { name: turned.rejected, tone: 'stone', values: of('rejected') },
      ],
    ],
  ];
  return (
    <div className={styles.cards}>
      {charts.map(([title, series]) => (
        <Chart key={title} title={title} series={series} stepNames={stepNames} />
      ))}
    </div>
  );
};

const Chart = (props: { title: string; series: readonly BarSeries[]; stepNames: readonly string[] }) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      <BarChart label={props.title} series={props.series} stepNames={props.stepNames} />
    </section>
  );
};

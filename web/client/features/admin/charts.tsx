import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './charts.module.css';
import { copy } from './copy.ts';
import { countOf, shortCount, sumOf } from './figures.ts';

/** One colour of the bars: its name, one number for each step of time, the oldest first, and what its sum links to. */
export type BarSeries = Readonly<{
  name: string;
  values: readonly number[];
  tone: 'main' | 'soft' | 'warm' | 'bad' | 'stone';
  link?: (sum: ReactNode) => ReactNode;
}>;

/**
 * Bars over time, on top of each other, with a legend that has the sums. `stepNames` says in words when each step was. Pointing at
 * a step shows its numbers in place of the sums; who does not see it hears the sums and the highest step.
 */
export const BarChart = (props: { label: string; series: readonly BarSeries[]; stepNames: readonly string[] }) => {
  const { label, series, stepNames } = props;
  const [pointed, setPointed] = useState<number>();
  const totals = stepNames.map((_, step) => sumOf(series.map(({ values }) => values[step] ?? 0)));
  const highest = Math.max(0, ...totals);
  const peak = highest === 0 ? undefined : stepNames[totals.indexOf(highest)];
  return (
    <figure className={styles.chart}>
      <div
        role="img"
        aria-label={copy.chart.summary(
          label,
          series.map(({ name, values }) => copy.chart.part(name, countOf(sumOf(values)))),
          peak === undefined ? null : copy.chart.part(peak, countOf(highest)),
        )}
        className={styles.plot}
        onPointerLeave={() => setPointed(undefined)}
      >
        <span className={styles.highest}>{highest > 0 && shortCount(highest)}</span>
        {totals.map((total, step) => (
          <div
            key={stepNames[step]}
            className={styles.step}
            data-pointed={pointed === step}
            onPointerEnter={() => setPointed(step)}
          >
            <div className={styles.bar} style={{ '--height': share(total, highest) } as CSSProperties}>
              {series.map(({ name, values, tone }) => (
                <i key={name} data-tone={tone} style={{ flexGrow: values[step] ?? 0 }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span>{stepNames[0]}</span>
        <span>{pointed === undefined ? '' : stepNames[pointed]}</span>
        <span>{copy.chart.now}</span>
      </div>
      <figcaption className={styles.legend}>
        {series.map(({ name, values, tone, link }) => {
          const sum = countOf(pointed === undefined ? sumOf(values) : (values[pointed] ?? 0));
          return (
            <span key={name} className={styles.part}>
              <i data-tone={tone} />
              <span>{name}</span>
              <strong>{link ? link(sum) : sum}</strong>
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
};

/** The height of a bar; one that is not zero can be seen. */
const share = (value: number, highest: number): string =>
  value === 0 ? '0' : `max(3px, ${((value * 100) / highest).toFixed(1)}%)`;

/** How far something is, from 0 to 1. */
export const ProgressBar = ({ label, part }: { label: string; part: number }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(part * 100)}
    className={styles.progress}
  >
    <div style={{ width: `${Math.min(100, part * 100)}%` }} />
  </div>
);

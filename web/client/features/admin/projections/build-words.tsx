import type { Build, Projection } from '#web/contract/admin/projections.ts';
import { ProgressBar } from '../charts.tsx';
import { countOf, durationOf } from '../figures.ts';
import { Code, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import styles from './build-words.module.css';
import { copy } from './copy.ts';

const TONES = {
  waiting: 'quiet',
  running: 'busy',
  paused: 'warn',
  done: 'good',
  failed: 'bad',
  interrupted: 'bad',
} as const;

type Running = NonNullable<Projection['build']>;

/** The build in progress: how far it is, how fast, and how long it still takes. */
export const BuildNow = ({ build }: { build: Running }) => {
  const { kind, state, events, total, rate, remainingMs } = build;
  return (
    <div className={styles.now}>
      <span className={styles.line}>
        <StateTag tone={TONES[state]}>{copy.states[state]}</StateTag>
        <span>{copy.kinds[kind]}</span>
      </span>
      <ProgressBar label={copy.kinds[kind]} part={total === 0 ? 0 : events / total} />
      <span className={styles.quiet}>{copy.progress(countOf(events), countOf(total))}</span>
      {state === 'running' && rate > 0 && (
        <span className={styles.quiet}>
          {copy.rate(countOf(Math.round(rate)))}
          {remainingMs !== null && `, ${copy.remaining(durationOf(remainingMs))}`}
        </span>
      )}
    </div>
  );
};

/** How a build ended, and what it took. */
export const BuildEnded = ({ build }: { build: Build }) => {
  const { state, code, endedAt, ranMs, rate, damage } = build;
  return (
    <div className={styles.ended}>
      {endedAt !== null && <When at={endedAt} />}
      <span className={styles.quiet}>
        {copy.took(durationOf(ranMs))}
        {rate > 0 && `, ${copy.rate(countOf(Math.round(rate)))}`}
      </span>
      {state !== 'done' && <StateTag tone={TONES[state]}>{copy.states[state]}</StateTag>}
      {code !== '' && <Code>{code}</Code>}
      {damage > 0 && <StateTag tone="warn">{copy.damage(damage)}</StateTag>}
    </div>
  );
};

/** The result of a verification. */
export const Checked = ({ build }: { build: Build }) => {
  const { state, differences, documents } = build;
  if (state !== 'done') return <BuildEnded build={build} />;
  return (
    <div className={styles.ended}>
      {build.endedAt !== null && <When at={build.endedAt} />}
      <CheckResult differences={differences} documents={documents} />
    </div>
  );
};

export const CheckResult = ({ differences, documents }: Pick<Build, 'differences' | 'documents'>) => (
  <StateTag tone={differences === 0 ? 'good' : 'bad'}>
    {differences === 0 ? copy.same(countOf(documents)) : copy.differ(countOf(differences), countOf(documents))}
  </StateTag>
);

/** How far behind the log it is, and what keeps it there. */
export const Lag = ({ model: { lag, stopped, failures } }: { model: Projection }) => (
  <div className={styles.ended}>
    {stopped !== null && <StateTag tone="bad">{stopped}</StateTag>}
    {lag === 0 ? (
      <span className={styles.whole}>{copy.upToDate}</span>
    ) : (
      <StateTag tone={lag >= 1000 ? 'bad' : 'quiet'}>{copy.lag(countOf(lag))}</StateTag>
    )}
    {failures > 0 && <StateTag tone="warn">{copy.failures(failures)}</StateTag>}
  </div>
);

import type { HealthGap } from './health-watch.ts';
import type { Held } from './memory.ts';

/** The goal for the longest time without an answer of /healthz. */
const MOST_GAP_MS = 250;
/** A machine with a longer gap while nothing is sent is busy with other things. */
const QUIET_MS = 50;
/** On a busy machine, by the clock: a second, or so many times the gap while nothing was sent. */
const MOST_GAP_WHEN_BUSY_MS = 1_000;
const OF_THE_GAP_BEFORE = 20;
/** Of what it held before. */
export const MOST_GROWTH = 1.2;

/** What came of one bomb, or of several sent together. `gap` is null where the server answered no more. */
export type Line = Readonly<{
  name: string;
  endings: readonly Readonly<{ name: string; end: string; fails: boolean }>[];
  seconds: number;
  gap: HealthGap | null;
  hasStopped: boolean;
  /** MiB. */
  peak: number;
  /** The last words of a server that has ended; null while it goes on. */
  death: string | null;
}>;

export type Verdict = Readonly<{ promise: string; holds: boolean; told: string }>;

/**
 * `quiet` is the longest gap while nothing was sent. On a quiet machine the gap counts without the turns that other processes had;
 * on a busy one, where a thread that helps the server may wait as well, what the server worked in it.
 */
export const isTooLong = (gap: HealthGap, quiet: HealthGap): boolean =>
  (quiet.ms > QUIET_MS ? gap.workMs : gap.ownMs) > MOST_GAP_MS ||
  gap.ms > Math.max(MOST_GAP_WHEN_BUSY_MS, OF_THE_GAP_BEFORE * quiet.ms);

/** The fault found in it; '' for none. */
const faultsOf = (line: Line): string =>
  [
    ...(line.death === null ? [] : [`ENDED THE SERVER (${line.death})`]),
    ...(line.gap === null && line.death === null ? ['/healthz ANSWERED NO MORE'] : []),
    ...(line.hasStopped ? ['STOPPED /healthz'] : []),
    ...line.endings.flatMap(({ name, end, fails }) =>
      fails && line.death === null ? [line.endings.length === 1 ? 'FAILED' : `FAILED: ${name}: ${end}`] : [],
    ),
  ].join('; ');

const ms = (value: number): string => value.toFixed(0);

export const report = {
  begin: (quiet: HealthGap, atStart: number, before: Held): string =>
    [
      `quiet: /healthz silent for ${ms(quiet.ms)} ms at most (${ms(quiet.ownMs)} without the turns of other processes)`,
      `memory: ${ms(atStart)} MiB after the start, ${ms(before.mib)} in ${before.processes} processes after some ordinary use`,
      '',
      `gap = longest time without an answer of /healthz in ms; own = without the turns of other processes; work = what the server worked in it${quiet.ms > QUIET_MS ? '; this machine is busy: work counts' : ''}`,
      `${'gap'.padStart(7)}${'own'.padStart(7)}${'work'.padStart(7)}${'peak MiB'.padStart(10)}${'s'.padStart(7)}  bomb → end`,
    ].join('\n'),
  line(line: Line): string {
    const { name, endings, seconds, gap, peak } = line;
    const ended =
      endings.length === 1 ? (endings[0]?.end ?? '') : `${endings.filter(({ fails }) => !fails).length} met their end`;
    const faults = faultsOf(line);
    return [
      (gap ? ms(gap.ms) : '-').padStart(7),
      (gap ? ms(gap.ownMs) : '-').padStart(7),
      (gap ? ms(gap.workMs) : '-').padStart(7),
      ms(peak).padStart(10),
      seconds.toFixed(1).padStart(7),
      `  ${name} → ${ended}`,
      faults === '' ? '' : `  ** ${faults}`,
    ].join('');
  },
  summary: (lines: readonly Line[], verdicts: readonly Verdict[]): string => {
    const bad = lines.filter((line) => faultsOf(line) !== '');
    return [
      '',
      `${lines.length} bombs, ${lines.filter(({ death }) => death !== null).length} ended the server, ${lines.filter(({ hasStopped }) => hasStopped).length} stopped /healthz, peak ${ms(Math.max(0, ...lines.map(({ peak }) => peak)))} MiB`,
      ...bad.map((line) => `  ${line.name}: ${faultsOf(line)}`),
      ...verdicts.map(({ promise, holds, told }) => `${holds ? 'ok    ' : 'NOT ok'} ${promise}: ${told}`),
    ].join('\n');
  },
};

export const verdictOf = {
  bombs(lines: readonly Line[]): Verdict {
    const bad = lines.filter((line) => faultsOf(line) !== '').length;
    return {
      promise: 'no bomb ends the server, stops /healthz or waits for ever',
      holds: bad === 0 && lines.length > 0,
      told: `${bad} of ${lines.length} did`,
    };
  },
  together(line: Line): Verdict {
    const faults = faultsOf(line);
    return { promise: 'nor do the worst together', holds: faults === '', told: faults || 'none did' };
  },
};

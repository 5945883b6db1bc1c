import type { KillReport } from './kill.ts';

export const passed = ({ mails, senders, lost, doubled, strays, unequal, parked, ends }: KillReport): boolean =>
  senders.accepted === mails &&
  ends.understood === mails &&
  [lost, doubled, strays, unequal, parked, senders.refused].every((bad) => bad.length === 0);

const MOST_LINES = 20;

/** The figures, and below them everything that is wrong. */
export const shown = (report: KillReport): string => {
  const { seed, kills, mails, senders, lost, doubled, strays, unequal, parked, ends } = report;
  const [median, slowest] = [0.5, 1].map((part) => Math.round(quantile(report.restarts, part)));
  const wrong = [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...strays.map((what) => `out of nowhere: ${what}`),
    ...unequal,
    ...senders.refused,
    ...parked.map((reason) => `parked: ${reason}`),
  ];
  return [
    `kill drill, seed ${seed}: ${kills} kills, ${senders.accepted} of ${mails} mails accepted`,
    `  tries without an answer ${senders.broken}, told to come again ${senders.later}, refused ${senders.refused.length}`,
    `  lost ${lost.length}, doubled ${doubled.length}, out of nowhere ${strays.length}`,
    `  restart to serving: median ${median} ms, slowest ${slowest} ms`,
    `  ends: ${Object.entries(ends)
      .map(([end, count]) => `${end} ${count}`)
      .join(', ')}`,
    ...wrong.slice(0, MOST_LINES),
    ...(wrong.length > MOST_LINES ? [`and ${wrong.length - MOST_LINES} more`] : []),
  ].join('\n');
};

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

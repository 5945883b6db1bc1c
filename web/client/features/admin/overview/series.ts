import type { Overview } from '#web/contract/admin/overview.ts';
import { sumOf } from '../figures.ts';

type Series = Overview['hours'];
export type Span = 'day' | 'month';

const HOUR_MS = 60 * 60_000;
const STEPS = { day: 24, month: 30 } as const;

/** The sum of these names, one number for each step. */
export const valuesOf = ({ counts }: Series, span: Span, isWanted: (name: string) => boolean): readonly number[] => {
  const wanted = Object.entries(counts).filter(([name]) => isWanted(name));
  return Array.from({ length: STEPS[span] }, (_, step) => sumOf(wanted.map(([, values]) => values[step] ?? 0)));
};

/** Names below a name (`mail-in.held`), as the last part of its name and how often that was, the most frequent first. */
export const endsOf = ({ counts }: Series, prefix: string): readonly (readonly [end: string, count: number])[] =>
  Object.entries(counts)
    .filter(([name, values]) => name.startsWith(`${prefix}.`) && sumOf(values) > 0)
    .map(([name, values]) => [name.slice(prefix.length + 1), sumOf(values)] as const)
    .sort(([, one], [, other]) => other - one);

/** When each step was, in UTC: "14:00" of an hour, "Nov 30" of a day. */
export const stepNamesOf = ({ from }: Series, span: Span): readonly string[] => {
  const first = Date.parse(from);
  const format = new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    ...(span === 'day'
      ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
      : ({ month: 'short', day: 'numeric' } as const)),
  });
  const stepMs = span === 'day' ? HOUR_MS : 24 * HOUR_MS;
  return Array.from({ length: STEPS[span] }, (_, step) => format.format(first + step * stepMs));
};

/** When the span begins, ISO 8601. */
export const beginOf = ({ from }: Series): string => new Date(from).toISOString();

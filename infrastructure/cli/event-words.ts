import type { ListedEvent } from '#application/engine/find-events.ts';
import { harmlessJson } from './mail.ts';

/** The end of an id, which tells ids of the same minute apart. */
export const shortId = (id: string | null): string => (id ?? '').slice(-8);

/** An event's personal part in a few words: its size, or why it cannot be read. */
export const personalInWords = ({ sealedBytes, state }: Pick<ListedEvent, 'sealedBytes' | 'state'>): string => {
  if (state === 'damaged') return 'damaged: cairn events verify';
  const sealed = sealedBytes === 0 ? '' : `sealed, ${sealedBytes} bytes`;
  return state === 'newer' ? ['of a later release', sealed].filter(Boolean).join('; ') : sealed;
};

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const;

/**
 * `+350 ms`, `+2.4 s`, `+3 d`: as long after its cause. Less than nothing where two machines' clocks differ; less than a second
 * of it is how one machine takes its times.
 */
export const delayInWords = (milliseconds: number): string => {
  const sign = milliseconds <= -1000 ? '−' : '+';
  const time = sign === '+' ? Math.max(0, milliseconds) : -milliseconds;
  const [size, unit] = UNITS.find(([least]) => time >= least) ?? [1, 'ms'];
  const count = time / size;
  return `${sign}${count < 10 && size > 1 ? Number(count.toFixed(1)) : Math.round(count)} ${unit}`;
};

/** One line of JSON for each event. */
export const printJsonLines = (events: readonly object[]): void => {
  for (const event of events) console.log(harmlessJson(event));
};

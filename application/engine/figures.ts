import type { Clock } from './ports/clock.ts';
import type { Registers } from './ports/registers.ts';
import { changeRegister } from './registers.ts';

/** Counts what no event tells. Names are ours: no words, no ids of anybody, and few of them (`MAX_NAMES` a day). */
export interface Figures {
  /** `count` more of `name` in this hour. */
  add(name: string, count?: number): void;
}

export const noFigures: Figures = { add: () => {} };

/** 24 numbers for each name that was met on a day (UTC). */
export type FigureHours = Readonly<Record<string, readonly number[]>>;

export interface KeptFigures extends Figures {
  /** Adds what was counted since the last time to the registers; what cannot be added now is kept for the next time. */
  flush(): Promise<void>;
}

const KIND = 'figures';
const DAY_MS = 24 * 60 * 60_000;
/** The overview shows 30 days. */
const KEPT_DAYS = 40;
const MAX_NAMES = 300;
/** The name for everything beyond `MAX_NAMES` a day. */
const REST = 'other';

type Counted = { day: string; hour: number; name: string; count: number };

/**
 * Counts in memory until `flush`, then in one register a day, which all processes add to by compare-and-set. What was counted
 * since the last flush is lost with a process that is killed.
 */
export const createFigures = (registers: Registers, clock: Clock): KeptFigures => {
  let counted = new Map<string, Counted>();
  const add = ({ day, hour, name, count }: Counted): void => {
    const key = `${day} ${hour} ${name}`;
    const before = counted.get(key);
    if (before) before.count += count;
    else counted.set(key, { day, hour, name, count });
  };
  return {
    add(name, count = 1) {
      if (count === 0) return;
      const at = new Date(clock.now()).toISOString();
      add({ day: at.slice(0, 10), hour: Number(at.slice(11, 13)), name, count });
    },
    async flush() {
      const taken = counted;
      counted = new Map();
      const byDay = Map.groupBy(taken.values(), ({ day }) => day);
      for (const [day, ones] of byDay)
        try {
          const endsAt = Date.parse(day) + KEPT_DAYS * DAY_MS;
          await changeRegister(registers, KIND, day, (before) => ({
            value: { hours: withAdded((before?.value.hours as FigureHours | undefined) ?? {}, ones) },
            endsAt,
          }));
        } catch (error) {
          for (const one of ones) add(one);
          throw error;
        }
    },
  };
};

const withAdded = (hours: FigureHours, added: readonly Counted[]): FigureHours => {
  const all = new Map(Object.entries(hours).map(([name, counts]) => [name, [...counts]]));
  for (const { name: met, hour, count } of added) {
    const name = all.has(met) || all.size < MAX_NAMES ? met : REST;
    const counts = all.get(name) ?? Array.from({ length: 24 }, () => 0);
    counts[hour] = (counts[hour] ?? 0) + count;
    all.set(name, counts);
  }
  return Object.fromEntries(all);
};

/** The figures of each day (`yyyy-MM-dd`) that are kept. */
export const readFigures = async (registers: Pick<Registers, 'list'>): Promise<ReadonlyMap<string, FigureHours>> => {
  const found = await registers.list(KIND, KEPT_DAYS + 2);
  return new Map(found.map(({ key, value }) => [key, value.hours as FigureHours]));
};

const FLUSH_EVERY_MS = 10_000;

/** Flushes now and then; `stop` does it a last time. */
export const keepFigures = (
  { flush }: Pick<KeptFigures, 'flush'>,
  onFailed: (error: unknown) => void,
): Readonly<{ stop(): Promise<void> }> => {
  let flushing: Promise<void> = Promise.resolve();
  const next = () => {
    flushing = flushing.then(flush).catch(onFailed);
    return flushing;
  };
  const timer = setInterval(next, FLUSH_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return next();
    },
  };
};

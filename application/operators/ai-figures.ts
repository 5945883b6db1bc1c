import type { Services } from '#application/services.ts';
import { daysIn, namesIn, readCounted, type Series, sum } from './counted-days.ts';

/** The model that is asked now, null where none is; what a million of its tokens cost in US dollars, null where no price is set. */
export type AiInUse = Readonly<{
  model: string | null;
  prices: Readonly<{ input: number; output: number }> | null;
}>;

type Reason = Readonly<{ reason: string; count: number }>;

/**
 * The calls of one model. `calls` are those that went out, retries too; `failed` those that no answer came to, by how they
 * failed. Of the answers `unusable` were none that can be read. `overBudget` was not asked, as its user's day was used up. `cost`
 * is an estimate in US dollars; null where the price of this model is not set. Half the answers came within `p50Ms`
 * milliseconds, 95 of 100 within `p95Ms`; both are upper bounds, null where none came.
 */
export type ModelFigures = Readonly<{
  model: string;
  calls: number;
  answered: number;
  failed: readonly Reason[];
  unusable: number;
  overBudget: number;
  tokensIn: number;
  tokensOut: number;
  cost: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
}>;

export type AiFigures = AiInUse &
  Readonly<{
    models: readonly ModelFigures[];
    /** Texts that AI wrote, and those that plain code wrote, where no AI is set or in its place; why it did. */
    written: Readonly<{ ai: number; plain: number }>;
    fallbacks: readonly Reason[];
    /** Sentences (of a win: the whole analysis) that the check of facts turned down. */
    rejected: readonly (Reason & Readonly<{ where: string }>)[];
    /** By day: `calls`, `tokens-in`, `tokens-out`, `written.ai`, `written.plain`, `fallbacks`, `rejected`. */
    days: Series;
  }>;

type Parts = Pick<Services, 'readModels' | 'registers' | 'clock'>;

/** Of the last `days` days, today among them (UTC). */
export const aiFigures = async (services: Parts, inUse: AiInUse, days: number): Promise<AiFigures> => {
  const counted = await readCounted(services);
  const names = namesIn(counted, (name) => /^(?:ai|written)\./.test(name));
  const series = daysIn(counted, names, services.clock.now(), days);
  const total = totalsIn(series);
  const models = [...new Set(total.keys().filter(isOfModel).map(modelIn))].sort();
  return {
    ...inUse,
    models: models.map((model) => modelFigures(total, model, model === inUse.model ? inUse.prices : null)),
    written: { ai: total.get('written.ai') ?? 0, plain: total.get('written.plain') ?? 0 },
    fallbacks: [...startingWith(total, 'ai.fallback.')].sort(mostFirst),
    rejected: [...startingWith(total, 'ai.rejected|')]
      .map(({ reason, count }) => {
        const [where = '', why = ''] = reason.split('|');
        return { where, reason: why, count };
      })
      .sort(mostFirst),
    days: byDay(series),
  };
};

type Totals = ReadonlyMap<string, number>;

const totalsIn = ({ counts }: Series): Totals =>
  new Map(
    Object.entries(counts)
      .map(([name, steps]): [string, number] => [name, sum(steps)])
      .filter(([, all]) => all > 0),
  );

const isOfModel = (name: string): boolean => /^ai\.(?:calls|over-budget)\|/.test(name);
const modelIn = (name: string): string => name.split('|')[1] ?? '';

function* startingWith(total: Totals, prefix: string): Generator<Reason> {
  for (const [name, count] of total) if (name.startsWith(prefix)) yield { reason: name.slice(prefix.length), count };
}

const mostFirst = (one: Reason, other: Reason): number => other.count - one.count;

const MILLION = 1_000_000;

const modelFigures = (total: Totals, model: string, prices: AiInUse['prices']): ModelFigures => {
  const calls = [...startingWith(total, `ai.calls|${model}|`)];
  const isAnswered = ({ reason }: Reason) => reason === 'answered';
  const one = (name: string) => total.get(`ai.${name}|${model}`) ?? 0;
  const [tokensIn, tokensOut] = [one('tokens-in'), one('tokens-out')];
  const latency = [...startingWith(total, `ai.ms|${model}|`)].map(({ reason, count }) => ({
    ms: Number(reason),
    count,
  }));
  return {
    model,
    calls: sum(calls.map(({ count }) => count)),
    answered: sum(calls.filter(isAnswered).map(({ count }) => count)),
    failed: calls.filter((call) => !isAnswered(call)).sort(mostFirst),
    unusable: one('unusable'),
    overBudget: one('over-budget'),
    tokensIn,
    tokensOut,
    cost: prices && (tokensIn * prices.input + tokensOut * prices.output) / MILLION,
    p50Ms: quantile(latency, 0.5),
    p95Ms: quantile(latency, 0.95),
  };
};

/** The upper bound of the bucket that it falls into. */
const quantile = (latency: readonly Readonly<{ ms: number; count: number }>[], share: number): number | null => {
  const wanted = sum(latency.map(({ count }) => count)) * share;
  let seen = 0;
  for (const { ms, count } of latency.toSorted((one, other) => one.ms - other.ms)) {
    seen += count;
    if (seen >= wanted) return ms;
  }
  return null;
};

/** Models and reasons added up. */
const byDay = ({ from, counts }: Series): Series => {
  const of = (prefix: string) => {
    const all = Object.entries(counts).filter(([name]) => name.startsWith(prefix));
    return Array.from({ length: all[0]?.[1].length ?? 0 }, (_, day) => sum(all.map(([, steps]) => steps[day] ?? 0)));
  };
  const named = {
    calls: of('ai.calls|'),
    'tokens-in': of('ai.tokens-in|'),
    'tokens-out': of('ai.tokens-out|'),
    'written.ai': of('written.ai'),
    'written.plain': of('written.plain'),
    fallbacks: of('ai.fallback.'),
    rejected: of('ai.rejected|'),
  };
  return { from, counts: Object.fromEntries(Object.entries(named).filter(([, steps]) => steps.length > 0)) };
};

import type { ExecutionContext } from 'ava';
import { newestInsight, pageOfInsights } from '#application/insights/read-insights.ts';
import { WINS } from '#application/wins/wins.ts';
import { plusDays } from '#domain/time/dates.ts';
import { table } from '#infrastructure/cli/pages.ts';
import { wins } from '#projections/wins.ts';
import { partsOver } from '../application/insights/insight-setting.ts';
import { type AWin, recordAs } from '../application/wins/wins-on-record.ts';
import { embeddedServices } from '../support/stores.ts';
import type { Bench } from './bench.ts';

/**
 * Milliseconds, the median of the turns: on the clock for few wins and for many, and of the processor in all threads for many;
 * how many times a bare count of all wins by date (the baseline) that is.
 */
type InsightRow = Readonly<{ name: string; few: number; many: number; cpu: number; ofBaseline: number }>;

const MOST_INSIGHT_MS = 50;
/** The readings that have to reach the goal. */
const INSIGHTS = ['week', 'month', 'year', 'summary', 'timeline, 12 months'];
const [FEW, MANY] = [50, 50_000];
const TODAY = '2026-11-21';
const YEARS_OF_DAYS = 3650;
const CATEGORIES = ['Delivery', 'Care', 'Teaching', 'People', 'Research', 'Sales', 'Customers', ''];

export const insightsBench: Bench = {
  name: 'insights',
  help: 'each insight and the timeline, out of 50 and 50,000 wins, beside a bare count of them',
  async run({ pairs }) {
    const rows = await measureInsights(pairs);
    console.log(
      table(
        ['reading', 'ms, 50 wins', 'ms, 50,000 wins', 'of the processor', 'of a bare count', 'goal'],
        rows.map(({ name, few, many, cpu, ofBaseline }) => [
          name,
          few.toFixed(1),
          many.toFixed(1),
          cpu.toFixed(1),
          ofBaseline.toFixed(1),
          INSIGHTS.includes(name) ? `< ${MOST_INSIGHT_MS}` : '',
        ]),
      ),
    );
    const isKept = rows.every(({ name, many }) => !INSIGHTS.includes(name) || many < MOST_INSIGHT_MS);
    return { figures: { rows }, isKept };
  },
};

const written = (count: number): readonly AWin[] =>
  Array.from({ length: count }, (_, at) => ({
    date: plusDays(TODAY, -((at * 7919) % (count < YEARS_OF_DAYS ? 365 : YEARS_OF_DAYS))),
    text: `Cut the waiting time of the ward from ${at} to 9 minutes with the team, and trained two of them. It took days.`,
    category: CATEGORIES[(at * 31) % CATEGORIES.length] ?? '',
    skills: [`Skill ${at % 23}`, `Skill ${at % 13}`],
  }));

/** Each turn one more win is written first, so that nothing that was counted before stands. */
const measureInsights = async (turns: number): Promise<readonly InsightRow[]> => {
  const closing: (() => Promise<void> | void)[] = [];
  const services = await embeddedServices({
    teardown: (close: () => Promise<void>) => closing.push(close),
  } as unknown as ExecutionContext);
  try {
    await recordAs(services, { [FEW]: written(FEW), [MANY]: written(MANY) });
    const parts = { ...partsOver(services), clock: { ...services.clock, now: () => Date.parse(`${TODAY}T12:00:00Z`) } };
    const { readModels } = services;
    const store = services.stores.readModels;
    const generation = await store.live(wins.name);
    if (!generation) throw new Error('there are no wins');
    let position = FEW + MANY;
    const oneMore = async (userId: number): Promise<void> => {
      position += 1;
      const [like] = (await readModels.page(WINS, { ...NEWEST, filter: { equals: { userId } }, limit: 1 })).found;
      if (!like) throw new Error('there are no wins');
      const at = String(position).padStart(12, '0');
      const write = { id: `win-${position}`, document: like.document, position: at, faulty: false };
      await store.save(generation, [write], { position: at, eventId: null, events: position, failures: 0 });
    };
    const readings: Readonly<Record<string, (userId: number) => Promise<unknown>>> = {
      [BASELINE]: (userId) => readModels.countBy(WINS, { equals: { userId } }, 'date'),
      'a page of 50 wins': (userId) => readModels.page(WINS, { ...NEWEST, filter: { equals: { userId } }, limit: 50 }),
      'one more win': oneMore,
      week: (userId) => newestInsight(parts, userId, 'week'),
      month: (userId) => newestInsight(parts, userId, 'month'),
      year: (userId) => newestInsight(parts, userId, 'year'),
      summary: (userId) => newestInsight(parts, userId, 'summary'),
      'timeline, 12 months': (userId) => pageOfInsights(parts, userId, { limit: 12, cursor: null }),
      'timeline, all months': (userId) => pageOfInsights(parts, userId, { limit: 10_000, cursor: null }),
    };
    const took = new Map<string, Taken[]>();
    for (let turn = 0; turn <= turns; turn += 1)
      for (const [name, read] of Object.entries(readings))
        for (const userId of [FEW, MANY]) {
          await oneMore(userId);
          const taken = await timed(() => read(userId));
          const key = `${name} ${userId}`;
          if (turn > 0) took.set(key, [...(took.get(key) ?? []), taken]);
        }
    const medianOf = (name: string, userId: number, of: keyof Taken): number =>
      median((took.get(`${name} ${userId}`) ?? []).map((taken) => taken[of]));
    return Object.keys(readings).map((name) => {
      const cpu = medianOf(name, MANY, 'cpu');
      return {
        name,
        few: medianOf(name, FEW, 'ms'),
        many: medianOf(name, MANY, 'ms'),
        cpu,
        ofBaseline: cpu / medianOf(BASELINE, MANY, 'cpu'),
      };
    });
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

const BASELINE = 'wins counted by date';

type Taken = Readonly<{ ms: number; cpu: number }>;

const timed = async (work: () => Promise<unknown>): Promise<Taken> => {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - began, cpu: (user + system) / 1000 };
};

const NEWEST = {
  sort: [
    ['date', 'descending'],
    ['recordedAt', 'descending'],
  ],
} as const;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

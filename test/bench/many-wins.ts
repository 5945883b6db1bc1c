import { streams } from '#application/streams.ts';
import { WINS } from '#application/wins/wins.ts';
import { winAnalysed, winRecorded } from '#domain/wins/events.ts';
import type { App } from '#infrastructure/wiring.ts';
import { eventually } from '../support/eventually.ts';

const DONE = [
  'Cut the waiting time of a customer',
  'Trained two colleagues for a customer',
  'Repaired the pump of a customer',
];

/** So many wins with their analyses, as if they had come one by one: 5,000 in a year, or as far apart as asked. */
export const writeWins = (app: App, userId: number, count: number, minutesApart = 90): Promise<void> => {
  const now = app.services.clock.now();
  const wins = Array.from({ length: count }, (_, index): Told => {
    const text = `${DONE[index % 3]} number ${index} from ${index} to 9 minutes. ${'It took some days, and the team was glad. '.repeat(8)}`;
    return {
      at: new Date(now - index * minutesApart * 60_000).toISOString(),
      text,
      category: 'Delivery',
      skills: ['Planning', 'Training'],
    };
  });
  return writeTold(app, userId, wins);
};

type Told = Readonly<{ at: string; text: string; category: string; skills: readonly string[] }>;

/** The same for these wins. */
export const writeTold = async ({ services }: App, userId: number, wins: readonly Told[]): Promise<void> => {
  const write = async (index: number): Promise<void> => {
    const winId = crypto.randomUUID();
    const { at, text, category, skills } = wins[index] as Told;
    const recorded = {
      winId,
      userId,
      at,
      date: at.slice(0, 10),
      source: 'email',
      mailId: null,
      conversationId: null,
    } as const;
    const analysis = {
      category,
      categoryIsGuess: false,
      analysis: 'A clear result with a number. '.repeat(6),
      skills,
    };
    await services.log.append(
      streams.win(winId),
      [
        winRecorded({ ...recorded, personal: { text } }),
        winAnalysed({
          winId,
          userId,
          at,
          textRevision: 0,
          mailId: null,
          writtenBy: 'builtin',
          fallbackReason: null,
          personal: analysis,
        }),
      ],
      'no-stream',
    );
  };
  for (let from = 0; from < wins.length; from += 200)
    await Promise.all(Array.from({ length: Math.min(200, wins.length - from) }, (_, at) => write(from + at)));
  await eventually('all wins in the list', async () => {
    const total = await services.readModels.count(WINS, { equals: { userId } });
    return total === wins.length;
  });
};

import { table } from '#infrastructure/cli/pages.ts';
import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';
import { learnedReading } from '#language/reader/model/learned-reading.ts';
import { messagesIn, textOf } from '../../training/corpus.ts';
import { CORPUS } from '../../training/train.ts';
import type { Bench } from './bench.ts';

/** Milliseconds of processor: other programs may have it meanwhile. */
type LearnedRow = Readonly<{ name: string; ms: number; goal: number }>;

const MESSAGES = 2000;
const LONGEST = 64 * 1024;

export const learnedBench: Bench = {
  name: 'learned',
  help: 'what the learned reader takes for a message, a win and the longest of texts',
  async run() {
    const rows = measureLearned();
    console.log(
      table(
        ['read', 'ms of processor', 'goal'],
        rows.map(({ name, ms, goal }) => [name, ms.toFixed(2), `< ${goal}`]),
      ),
    );
    return { figures: { rows }, isKept: rows.every(({ ms, goal }) => ms < goal) };
  },
};

const took = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Loading, a message and a win in the mean, and the longest of texts, each worse than the last for whoever reads by looking back. */
const measureLearned = (): readonly LearnedRow[] => {
  const load = took(() => learnedReading(''));
  const texts = messagesIn(CORPUS).map(textOf);
  const some = texts.slice(0, MESSAGES);
  for (const text of some) learnedReading(text);
  const mean = (read: (text: string) => unknown): number => took(() => some.forEach(read)) / some.length;
  const longest = ['a', '. ', '- a\n', ' ', 'Won it. '].map((piece) => piece.repeat(LONGEST).slice(0, LONGEST));
  return [
    { name: 'weights loaded', ms: load, goal: 200 },
    { name: 'a message', ms: mean(learnedReading), goal: 2 },
    { name: 'a win', ms: mean(learnedAboutWin), goal: 2 },
    { name: '64 KiB of messages', ms: took(() => learnedReading(texts.join('\n').slice(0, LONGEST))), goal: 1000 },
    {
      name: '64 KiB of one kind',
      ms: Math.max(...longest.map((text) => took(() => learnedReading(text)))),
      goal: 1000,
    },
  ];
};

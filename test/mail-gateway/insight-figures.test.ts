import test from 'ava';
import fc from 'fast-check';
import { plusDays } from '#domain/time/dates.ts';
import { insightsOf } from '../application/insights/insight-setting.ts';

const TODAY = '2026-11-21';

const aWin = fc.record({
  date: fc.integer({ min: 0, max: 120 }).map((days) => plusDays(TODAY, -days)),
  text: fc.oneof(
    fc
      .tuple(fc.integer({ min: 13, max: 9000 }), fc.integer({ min: 13, max: 9000 }))
      .map(([before, now]) => `Cut the waiting time from ${before} to ${now} minutes.`),
    fc.integer({ min: 13, max: 900 }).map((euros) => `Saved ${euros} euros on paper.`),
    fc.constantFrom(
      'I was promoted to team lead.',
      'Chloe thanked me for the help with her essay.',
      'I forgot the order. I made a checklist.',
      'I would like to learn more about budgets.',
      'Swept the yard.',
    ),
  ),
  category: fc.constantFrom('', 'Care', 'Teaching', 'Process improvement'),
});

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbersIn = (text: string): readonly number[] => [
  ...[...text.matchAll(/\d+/gu)].map(([digits]) => Number(digits)),
  ...[...text.toLowerCase().matchAll(/(?<!\p{L})\p{L}+(?!\p{L})/gu)].flatMap(([word]) => {
    const at = NUMBERS.indexOf(word);
    return at < 0 ? [] : [at + 1];
  }),
];

/** Number words that belong to fixed phrases and count nothing. */
const SAID =
  /(?:If you remember one thing, take this|One stands out|the biggest one|there is one win|this one|the one on|One small step|add one line|the earlier one|That one|A rough one|Two of the three|One small|there is one)/gu;

test('every number of an insight stands in its wins, or was counted', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(aWin, { minLength: 1, maxLength: 25 }), async (wins) => {
      const { all, newest } = await insightsOf(t, wins, TODAY);
      const { insights } = await all();
      for (const insight of [...insights, await newest('summary'), await newest('year'), await newest('week')]) {
        if (!insight) continue;
        const { facts } = insight;
        const counted = new Set<number>([
          facts.winCount,
          facts.previousWinCount,
          Math.abs(facts.winCount - facts.previousWinCount),
          facts.daysWithWins,
          facts.highlights.length,
          facts.bestStreak,
          facts.bestMonth?.winCount ?? 0,
          facts.noticed.figuresAlone,
          facts.shift?.early.winCount ?? 0,
          facts.shift?.late.winCount ?? 0,
          ...facts.categories.map(({ winCount }) => winCount),
          ...[...facts.grownCategories, ...facts.shrunkCategories].flatMap(({ winCount, previousWinCount }) => [
            winCount,
            previousWinCount,
          ]),
          ...facts.emergedCategories.map(({ winCount }) => winCount),
          ...facts.recentCategories.flatMap(({ winCount, totalWinCount }) => [winCount, totalWinCount]),
          ...facts.threads.map(({ winIds }) => winIds.length),
        ]);
        const dates = [...wins.map(({ date }) => date), facts.span.from, facts.span.to];
        const inDates = new Set(dates.flatMap((date) => date.split('-').map(Number)));
        const inWins = new Set(wins.flatMap(({ text }) => numbersIn(text)));
        for (const { text } of insight.text.paragraphs.flat())
          for (const number of numbersIn(text.replace(SAID, ' ')))
            t.true(counted.has(number) || inDates.has(number) || inWins.has(number), `${number} in: ${text}`);
      }
    }),
    { numRuns: 15 },
  );
});

test('every win that a sentence leads to is one of its time, and every quote stands in it', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(aWin, { minLength: 1, maxLength: 25 }), async (wins) => {
      const { all } = await insightsOf(t, wins, TODAY);
      for (const { facts, text } of (await all()).insights)
        for (const sentence of text.paragraphs.flat())
          for (const id of sentence.winIds) {
            const win = wins[Number(id.slice('win-'.length)) - 1];
            t.true(win !== undefined && facts.span.from <= win.date && win.date <= facts.span.to);
            const quote = /“(.*)”/u.exec(sentence.text)?.[1];
            if (quote) t.true(win?.text.includes(quote), sentence.text);
          }
    }),
    { numRuns: 10 },
  );
});

import type { Language } from '#domain/facts.ts';
import type { LastSeen, PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightSentence } from '#domain/insights/insight-text.ts';
import { listInWords } from '../in-words.ts';
import { insightSentences } from '../insight-sentences.ts';
import { during, duringBefore } from '../span-words.ts';
import { counted, inMonth, spokenOf, type Telling, within } from './telling.ts';

/** The categories that grew, came for the first time, came back or took the place of others. */
export const moved = ({ facts, language }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const then = facts.grownCategories.length === 0 ? '' : beforeIn(facts, language);
  const shift = facts.shift;
  const sentences = [
    ...facts.grownCategories
      .slice(0, 1)
      .map(({ name, winCount, previousWinCount }) =>
        words.grown(within([name], language), words.number(winCount), words.number(previousWinCount), then),
      ),
    ...(facts.newCategories.length === 0 ? [] : [words.first(within(facts.newCategories, language))]),
    ...facts.emergedCategories.map((one) =>
      words.arrived(within([one.name], language), lastIn(one, facts, language), words.number(one.winCount)),
    ),
    ...(facts.recentCategories.length === 0
      ? []
      : [
          words.lately(
            listInWords(
              facts.recentCategories.map(({ name, winCount, totalWinCount }) =>
                words.ofAll(within([name], language), winCount, totalWinCount),
              ),
              language,
            ),
          ),
        ]),
    ...facts.returnedCategories.map((one) => words.back(within([one.name], language), lastIn(one, facts, language))),
    ...(shift && facts.recentCategories.length === 0 && facts.emergedCategories.length === 0
      ? [
          words.shifted(
            words.counted(within([shift.early.name], language), shift.early.winCount),
            words.counted(within([shift.late.name], language), shift.late.winCount),
            during(
              { period: 'since', span: { from: `${shift.month}-01`, to: facts.span.to }, withYear: false },
              language,
            ),
          ),
        ]
      : []),
  ];
  return sentences.map(counted);
};

const beforeIn = (facts: PeriodFacts, language: Language): string => duringBefore(spokenOf(facts), language);

/** The categories that became fewer or have not come for long. */
export const lessOf = ({ facts, language }: Telling): readonly InsightSentence[] => {
  const words = insightSentences[language];
  const then = facts.shrunkCategories.length === 0 ? '' : beforeIn(facts, language);
  return [
    ...facts.shrunkCategories.map(({ name, winCount, previousWinCount }) =>
      words.thinned(within([name], language), winCount, words.number(previousWinCount), then),
    ),
    ...facts.lapsedCategories.map((one) => words.quiet(within([one.name], language), lastIn(one, facts, language))),
  ].map(counted);
};

/** With its year where that is another one than that of the time which is told of. */
const lastIn = ({ month }: LastSeen, { span }: PeriodFacts, language: Language): string =>
  inMonth(month, month.slice(0, 4) !== span.to.slice(0, 4), language);

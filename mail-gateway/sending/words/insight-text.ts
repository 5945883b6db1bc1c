import type { InsightWording } from '#application/insights/insight-wording.ts';
import type { Language } from '#domain/facts.ts';
import { monthEnd } from '#domain/insights/history.ts';
import type { Change, LastSeen, PeriodFacts, Strength } from '#domain/insights/insight.ts';
import type { SpokenSpan } from '#domain/insights/look-back.ts';
import { categoryInWords } from './category-names.ts';
import { figureWords } from './figure-words.ts';
import { listInWords } from './in-words.ts';
import { insightSentences } from './insight-sentences.ts';
import { dateIn, during, duringBefore } from './span-words.ts';

const FEW = 2;
/** A run of days that is worth a word. */
const LONG_RUN = { week: 3, month: 5, year: 7, summary: 7 } as const;

/**
 * What is told of a time: what it held, what grew, where wins gather, what has been left. Nothing is praised, nothing asked
 * for, and after a hard day nothing that was less is named.
 */
export const insightWording: InsightWording = (facts, language, isGentle) => {
  if (facts.winCount <= FEW) return { summary: fewOf(facts, language), strengths: [], growthAreas: [] };
  const words = insightSentences[language];
  const sentences = [
    `${words.count(facts.winCount, facts.daysWithWins)}${comparisonOf(facts, language, isGentle)}.`,
    themesOf(facts, language),
    grewOf(facts, language),
    facts.newCategories.length === 0 ? null : words.first(within(facts.newCategories, language)),
    ...facts.emergedCategories.map((one) =>
      words.arrived(within([one.name], language), lastIn(one, facts, language), one.winCount),
    ),
    latelyOf(facts, language),
    ...facts.returnedCategories.map((one) => words.back(within([one.name], language), lastIn(one, facts, language))),
    facts.bestStreak < LONG_RUN[facts.kind] ? null : words.streak(facts.bestStreak),
    facts.bestMonth && words.richest(facts.bestMonth.winCount, inMonth(facts.bestMonth.month, true, language)),
  ];
  return {
    summary: sentences.filter((sentence) => sentence !== null).join(' '),
    strengths: facts.strengths.map((one) => strengthIn(one, facts, language)),
    growthAreas: isGentle ? [] : growthAreasOf(facts, language),
  };
};

const fewOf = ({ kind, winCount, datesWithWins }: PeriodFacts, language: Language): string => {
  const withYear = kind === 'year' || kind === 'summary';
  return insightSentences[language].few(
    winCount,
    datesWithWins.map((date) => dateIn(date, withYear, language)),
  );
};

const MOST_THEMES = 3;
const OTHER = 'Other';

/** Only what there was more than once: a list of single things says nothing. */
const themesOf = ({ winCount, categories }: PeriodFacts, language: Language): string | null => {
  const words = insightSentences[language];
  const named = categories.filter(({ name, winCount: some }) => name !== OTHER && some > 1).slice(0, MOST_THEMES);
  const [first] = named;
  if (!first) return null;
  if (first.winCount === winCount) return words.all(within([first.name], language));
  return words.most(
    listInWords(
      named.map((one) => `${within([one.name], language)} (${one.winCount})`),
      language,
    ),
  );
};

const comparisonOf = (facts: PeriodFacts, language: Language, isGentle: boolean): string => {
  const words = insightSentences[language];
  const { kind, winCount: wins, previousWinCount: before, span } = facts;
  if (kind === 'summary') return words.since(dateIn(span.from, true, language));
  if (before === 0) return '';
  const then = beforeIn(facts, language);
  if (wins > before) return words.more(wins - before, then);
  if (wins === before) return words.same(then);
  return isGentle ? '' : words.fewer(before, then);
};

/** What it is compared with. Of one that is not over any day but its last says that. */
const beforeIn = ({ kind, span, isOver }: PeriodFacts, language: Language): string => {
  const spoken = { period: kind as SpokenSpan['period'], span: isOver ? span : { from: span.from, to: span.from } };
  return duringBefore({ ...spoken, withYear: false }, language);
};

const grewOf = (facts: PeriodFacts, language: Language): string | null => {
  const words = insightSentences[language];
  if (facts.grownCategories.length === 0) return null;
  const named = facts.grownCategories.map(({ name, winCount, previousWinCount }) =>
    words.grown(within([name], language), winCount, previousWinCount),
  );
  return words.grew(listInWords(named, language), beforeIn(facts, language));
};

const latelyOf = ({ recentCategories }: PeriodFacts, language: Language): string | null => {
  const words = insightSentences[language];
  if (recentCategories.length === 0) return null;
  const named = recentCategories.map(({ name, winCount, totalWinCount }) =>
    words.ofAll(within([name], language), winCount, totalWinCount),
  );
  return words.lately(listInWords(named, language));
};

const strengthIn = ({ kind, name, winCount, ...when }: Strength, facts: PeriodFacts, language: Language): string => {
  const words = insightSentences[language];
  if (kind === 'skill') return words.skill(capital(name), winCount);
  return `${words.category(categoryInWords(name, language), winCount, facts.winCount)}${steadyIn(when, language)}`;
};

const MONTHS_TO_SAY = 3;

const steadyIn = (
  { months, monthsWithWins }: Pick<Strength, 'months' | 'monthsWithWins'>,
  language: Language,
): string => {
  const words = insightSentences[language];
  if (monthsWithWins >= MONTHS_TO_SAY) return words.inMonths(months, monthsWithWins);
  return monthsWithWins === 0 && months >= MONTHS_TO_SAY ? words.monthInARow(months) : '';
};

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const growthAreasOf = (facts: PeriodFacts, language: Language): readonly string[] => {
  const words = insightSentences[language];
  const then = facts.shrunkCategories.length === 0 ? '' : beforeIn(facts, language);
  const thinned = ({ name, winCount, previousWinCount }: Change) =>
    words.thinned(categoryInWords(name, language), winCount, previousWinCount, then);
  const quiet = (one: LastSeen) => words.quiet(categoryInWords(one.name, language), lastIn(one, facts, language));
  return [...facts.shrunkCategories.map(thinned), ...facts.lapsedCategories.map(quiet)];
};

/** Categories within a sentence. */
const within = (names: readonly string[], language: Language): string =>
  listInWords(
    names.map((name) => figureWords[language].category(categoryInWords(name, language))),
    language,
  );

/** With its year where that is another one than that of the time which is told of. */
const lastIn = ({ month }: LastSeen, { span }: PeriodFacts, language: Language): string =>
  inMonth(month, month.slice(0, 4) !== span.to.slice(0, 4), language);

const inMonth = (month: string, withYear: boolean, language: Language): string =>
  during({ period: 'month', span: { from: `${month}-01`, to: monthEnd(month) }, withYear }, language);

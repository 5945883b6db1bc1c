import type { Language } from '#domain/facts.ts';
import { type Counted, isWhole, type LookBack } from '#domain/insights/look-back.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import { categoryInWords } from './category-names.ts';
import { figureWords } from './figure-words.ts';
import { listInWords } from './in-words.ts';
import { quoted } from './manner.ts';
import { dayIn, during, duringBefore, titleOfSpan } from './span-words.ts';

/** What is said of a time: a title, sentences, and below `ownWords` wins in their user's words. */
export const lookBackWords = (
  lookBack: LookBack,
  language: Language = 'en',
): Readonly<{ title: string; lines: readonly string[]; highlights: readonly string[]; ownWords: string }> => {
  const words = figureWords[language];
  return {
    ownWords: words.ownWords(lookBack.highlights.length, lookBack.wins),
    title: words.title(titleOfSpan(lookBack, language), lookBack.wins),
    lines: linesOf(lookBack, language),
    highlights: lookBack.highlights.map(({ text, ...win }) =>
      words.highlight(dayIn(lookBack, knownDate(win), language), quoted(text, language)),
    ),
  };
};

/** The figures as sentences; nothing in them asks for more, and none says the title again. */
const linesOf = (figures: LookBack, language: Language): readonly string[] => {
  if (figures.wins === 0) return [quietLine(figures, language), figureWords[language].enough];
  return [
    dayLine(figures, language),
    comparison(figures, language),
    categoryLine(figures, language),
    skillLine(figures, language),
    figures.bestStreak < 3 ? null : figureWords[language].streak(figures.bestStreak),
  ].filter((line) => line !== null);
};

const quietLine = ({ before, ...spoken }: LookBack, language: Language): string =>
  figureWords[language].quiet(during(spoken, language), isWhole(spoken.period, spoken.span), before > 0);

/** Of one win its day stands before its words already; of no win that has a day there is nothing to say. */
const dayLine = ({ wins, daysWithWins }: LookBack, language: Language): string | null =>
  wins === 1 || daysWithWins === 0 ? null : figureWords[language].days(daysWithWins);

/** More is said with joy, fewer without weight. */
const comparison = ({ wins, before, ...spoken }: LookBack, language: Language): string | null => {
  const words = figureWords[language];
  const then = duringBefore(spoken, language);
  if (before === 0) return null;
  if (wins > before) return words.more(wins - before, then);
  return wins === before ? words.same(then) : words.fewer(before, then, spoken.period);
};

const MOST_NAMED = 3;
const OTHER = 'Other';

const categoryLine = ({ categories, wins }: LookBack, language: Language): string | null => {
  const words = figureWords[language];
  const spoken = ({ name }: Counted): string => words.category(categoryInWords(name, language));
  const counted = (one: Counted): string => `${spoken(one)} (${one.wins})`;
  const named = categories.filter(({ name }) => name !== OTHER).slice(0, MOST_NAMED);
  const [first, second, ...others] = named;
  if (!first) return null;
  const more = categories.length - named.length;
  const rest = more === 0 ? [] : [words.othersCounted(more)];
  if (first.wins === wins) return words.all(spoken(first), wins);
  if (!second) return words.some(spoken(first), first.wins);
  if (first.wins === second.wins) return words.about(listInWords([...named.map(spoken), ...rest], language));
  const then = listInWords([...[second, ...others].map(counted), ...rest], language);
  return words.aboveAll(counted(first), then);
};

const MOST_SKILLS = 5;

const skillLine = ({ skills, wins }: LookBack, language: Language): string | null => {
  const names = listInWords(
    skills.slice(0, MOST_SKILLS).map(({ name }) => name),
    language,
  );
  return skills.length === 0 ? null : figureWords[language].skills(names, wins);
};

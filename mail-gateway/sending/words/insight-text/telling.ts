import type { Language } from '#domain/facts.ts';
import { monthEnd } from '#domain/insights/history.ts';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightSentence } from '#domain/insights/insight-text.ts';
import type { SpokenSpan } from '#domain/insights/look-back.ts';
import { categoryInWords } from '../category-names.ts';
import { figureWords } from '../figure-words.ts';
import { listInWords } from '../in-words.ts';
import { during } from '../span-words.ts';

/** A time to be told of; `seed` chooses among wordings. */
export type Telling = Readonly<{ facts: PeriodFacts; language: Language; isGentle: boolean; seed: number }>;

/** The category of wins that have no other. */
export const OTHER = 'Other';

/** A sentence that rests on counting, not on some wins. */
export const counted = (text: string): InsightSentence => ({ text, winIds: [] });

/** Of one that is not over any day but its last says that. */
export const spokenOf = ({ kind, span, isOver }: PeriodFacts): SpokenSpan => ({
  period: kind as SpokenSpan['period'],
  span: isOver ? span : { from: span.from, to: span.from },
  withYear: false,
});

/** Categories within a sentence. */
export const within = (names: readonly string[], language: Language): string =>
  listInWords(
    names.map((name) => figureWords[language].category(categoryInWords(name, language))),
    language,
  );

/** "in June", with its year where that is wanted. */
export const inMonth = (month: string, withYear: boolean, language: Language): string =>
  during({ period: 'month', span: { from: `${month}-01`, to: monthEnd(month) }, withYear }, language);

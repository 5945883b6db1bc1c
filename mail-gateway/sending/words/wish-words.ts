import type { Language } from '#domain/facts.ts';
import type { ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { oneLine } from '../clean.ts';
import { careerInWords } from './career-words.ts';
import { categoryInWords } from './category-names.ts';
import { requestNamesIn } from './document-names.ts';
import { dateInWords, dayInWords } from './in-words.ts';
import { joined, quoted } from './manner.ts';
import { positionInWords } from './position-words.ts';
import { rhythmInWords } from './rhythm-words.ts';
import { wishSentences } from './wish-sentences.ts';

/** "Did you mean: check-ins on Fridays at 8:30 AM?" and how to say yes, in a line. */
export const askedToConfirm = (outcome: ToConfirmOutcome, language: Language): string =>
  wishSentences[language].meant(wishInWords(outcome, language));

/** Exactly what a "yes" carries out. */
const wishInWords = (
  { request, facts: { details, schedule, quotes = [], becomes = [] } }: ToConfirmOutcome,
  language: Language,
): string => {
  const words = wishSentences[language];
  switch (request) {
    case 'change-schedule': {
      if (!schedule) return requestNamesIn[language][request];
      const place = details.zone === undefined ? [] : [words.inTimeOf(schedule.timezone)];
      return [words.come(rhythmInWords(schedule, language)), ...place].join(', ');
    }
    case 'pause':
      return pauseInWords(details, language);
    case 'resume':
      return words.again;
    case 'stop':
      return words.noMore;
    case 'change-profile':
      return positionInWords({ role: details.role ?? '', company: details.company ?? '' }, language);
    case 'tell-career':
      return careerInWords(details.careerFacts ?? [], language);
    case 'correct-wins':
      return words.several(
        (details.corrections ?? []).map((correction) => correctionInWords(correction, language, { quotes, becomes })),
      );
    default:
      return requestNamesIn[language][request];
  }
};

const pauseInWords = ({ from, until }: ToConfirmOutcome['facts']['details'], language: Language): string => {
  const words = wishSentences[language];
  if (from === undefined)
    return until === undefined ? words.noneUntilResumed : words.noneUntil(dateInWords(until, language));
  const first = dateInWords(from, language);
  return until === undefined ? words.noneFrom(first) : words.noneBetween(first, dateInWords(until, language));
};

type Quotes = Readonly<{ quotes: readonly string[]; becomes: readonly string[] }>;

/** A win that was named by its words is quoted, and has no number. */
const correctionInWords = (correction: Correction, language: Language, { quotes, becomes }: Quotes): string => {
  const words = wishSentences[language];
  const said = 'number' in correction ? (quotes[correction.number - 1] ?? '') : '';
  const win = quoted(oneLine(said, 160), language);
  switch (correction.kind) {
    case 'drop':
      return said === '' ? words.drop(numberInWords(correction.number, language)) : words.dropQuoted(win);
    case 'merge':
      return words.merge(joined(correction.numbers.map(String), language));
    case 'split':
      return words.split(
        joined(
          correction.numbers.map((number) => numberInWords(number, language)),
          language,
        ),
      );
    case 'file': {
      const { category, skills, number } = correction;
      const under = oneLine(category === null ? skills.join(', ') : categoryInWords(category, language), 160);
      return said === '' ? words.file(numberInWords(number, language), under) : words.fileQuoted(win, under);
    }
    case 'date': {
      const day = dayInWords(correction.date, correction.isApproximate, language);
      return said === '' ? words.date(numberInWords(correction.number, language), day) : words.dateQuoted(win, day);
    }
    case 'exchange': {
      const [was, then] = said === '' ? [correction.from, correction.to] : [said, becomes[correction.number - 1] ?? ''];
      return words.becomes(quoted(oneLine(was, 200), language), quoted(oneLine(then, 200), language));
    }
    case 'reword': {
      const quote = quoted(oneLine(correction.text, 160), language);
      const named = numberInWords(correction.number, language);
      return correction.isFullText ? words.reword(named, quote) : words.add(named, quote);
    }
    case 'unclear':
      return words.aCorrection;
  }
};

const numberInWords = (number: number, language: Language): string =>
  number === -1 ? wishSentences[language].lastOne : wishSentences[language].number(number);

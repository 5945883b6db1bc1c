import type { Language } from '#domain/facts.ts';
import type { ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { oneLine } from '../clean.ts';
import { careerInWords } from './career-words.ts';
import { categoryInWords } from './category-names.ts';
import { requestNamesIn } from './document-names.ts';
import { dateInWords } from './in-words.ts';
import { joined, quoted } from './manner.ts';
import { positionInWords } from './position-words.ts';
import { rhythmInWords } from './rhythm-words.ts';
import { wishSentences } from './wish-sentences.ts';

/** "Did you mean: check-ins on Fridays at 8:30 AM?" and how to say yes, in a line. */
export const askedToConfirm = (outcome: ToConfirmOutcome, language: Language): string =>
  wishSentences[language].meant(wishInWords(outcome, language));

/** Exactly what a "yes" carries out. */
const wishInWords = ({ request, facts: { details, schedule } }: ToConfirmOutcome, language: Language): string => {
  const words = wishSentences[language];
  switch (request) {
    case 'change-schedule': {
      if (!schedule) return requestNamesIn[language][request];
      const place = details.zone === undefined ? [] : [words.inTimeOf(schedule.timezone)];
      return [words.come(rhythmInWords(schedule, language)), ...place].join(', ');
    }
    case 'pause':
      return details.until === undefined
        ? words.noneUntilResumed
        : words.noneUntil(dateInWords(details.until, language));
    case 'resume':
      return words.again;
    case 'stop':
      return words.noMore;
    case 'change-profile':
      return positionInWords({ role: details.role ?? '', company: details.company ?? '' }, language);
    case 'tell-career':
      return careerInWords(details.career ?? [], language);
    case 'correct-wins':
      return words.several((details.corrections ?? []).map((correction) => correctionInWords(correction, language)));
    default:
      return requestNamesIn[language][request];
  }
};

const correctionInWords = (correction: Correction, language: Language): string => {
  const words = wishSentences[language];
  switch (correction.kind) {
    case 'drop':
      return words.drop(numberInWords(correction.number, language));
    case 'merge':
      return words.merge(joined(correction.numbers.map(String), language));
    case 'split':
      return words.split(
        joined(
          correction.numbers.map((number) => numberInWords(number, language)),
          language,
        ),
      );
    case 'file':
      return words.file(
        numberInWords(correction.number, language),
        oneLine(
          correction.category === null ? correction.skills.join(', ') : categoryInWords(correction.category, language),
          160,
        ),
      );
    case 'reword': {
      const quote = quoted(oneLine(correction.text, 160), language);
      const named = numberInWords(correction.number, language);
      return correction.isWhole ? words.reword(named, quote) : words.add(named, quote);
    }
    case 'unclear':
      return words.aCorrection;
  }
};

const numberInWords = (number: number, language: Language): string =>
  number === -1 ? wishSentences[language].lastOne : wishSentences[language].number(number);

import type { ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { oneLine } from '../clean.ts';
import { requestNames } from './document-names.ts';
import { dateInWords } from './in-words.ts';
import { rhythmInWords } from './rhythm-words.ts';

/** "Did you mean: check-ins on Fridays at 8:30 AM?" and how to say yes, in a line. */
export const askedToConfirm = (outcome: ToConfirmOutcome): string =>
  `Did you mean: ${wishInWords(outcome)}? Answer “yes”, and it is done.`;

/** Exactly what a "yes" carries out. */
const wishInWords = ({ request, facts: { details, schedule } }: ToConfirmOutcome): string => {
  switch (request) {
    case 'change-schedule': {
      if (!schedule) return requestNames[request];
      const place = details.zone === undefined ? '' : `, in the time of ${schedule.timezone}`;
      return `check-ins ${rhythmInWords(schedule)}${place}`;
    }
    case 'pause':
      return details.until === undefined
        ? 'no check-ins until you answer “resume”'
        : `no check-ins until ${dateInWords(details.until)}`;
    case 'resume':
      return 'check-ins again, as before';
    case 'stop':
      return 'no more check-ins';
    case 'correct-wins':
      return (details.corrections ?? []).map(correctionInWords).join('; ');
    default:
      return requestNames[request];
  }
};

const correctionInWords = (correction: Correction): string => {
  switch (correction.kind) {
    case 'drop':
      return `drop ${numberInWords(correction.number)}`;
    case 'merge':
      return `merge numbers ${correction.numbers.join(' and ')}`;
    case 'reword': {
      const text = oneLine(correction.text, 160);
      const named = numberInWords(correction.number);
      return correction.isWhole ? `${named} shall say “${text}”` : `add to ${named}: “${text}”`;
    }
    case 'unclear':
      return 'a correction';
  }
};

const numberInWords = (number: number): string => (number === -1 ? 'the last one' : `number ${number}`);

import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { Correction, CorrectionByWords } from '#domain/wins/correction.ts';
import { dropsShown } from './by-words/drop-shown.ts';
import { categoryAlone } from './details/category-alone.ts';
import { dateSaidIn } from './details/date-corrections.ts';

/** Of one win that was just shown it is clear which is meant; of several (`numbered`) it is asked. */
const corrected = (words: string, numbered: number, one: Correction, ofSeveral: CorrectionByWords): MailRequest => ({
  kind: 'correct-wins',
  text: words.trim(),
  details: numbered === 1 ? { corrections: [one], numberedFrom: 1 } : { correctionsByWords: [ofSeveral] },
  certain: true,
});

/** What a message that says nothing else puts right of a win that was just shown: its category, its day, or that it goes. */
export const ofShownWin = (words: string, numbered: number, today: string): MailRequest | null => {
  const category = categoryAlone(words);
  if (category !== null) {
    const file = { kind: 'file', number: 1, category, skills: [] } as const;
    return corrected(words, numbered, file, { kind: 'file', words: '', category });
  }
  if (dropsShown(words)) return corrected(words, numbered, { kind: 'drop', number: 1 }, { kind: 'drop', words: '' });
  const day = dateSaidIn(words, today);
  return day && corrected(words, numbered, { kind: 'date', number: 1, ...day }, { kind: 'date', words: '', ...day });
};

/** Words that are added to it. */
export const additionTo = (words: string, numbered: number, text: string): MailRequest =>
  corrected(words, numbered, { kind: 'reword', number: 1, text, isFullText: false }, { kind: 'add', words: '', text });

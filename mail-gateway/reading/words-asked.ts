import type { Asked } from '#application/inbox/mail-reader.ts';
import type { AfterHardDay } from '#domain/inbox/request/answer-facts.ts';
import { questionsBack } from '../sending/questions/questions-back.ts';
import { winQuestion } from '../sending/questions/win-question.ts';

/**
 * `sent` are the plain texts of our own mails that this one may quote, newest first; `asked` is the question that the one it
 * answers had, as its user read it, null for none; `today` the user's local date (`yyyy-MM-dd`). `isAskedBack`: it asked for
 * what a request still needs, so that words which are neither win nor request are the answer. `isToConfirm`: it asked whether
 * a request is meant, which a "yes" says. `after`: how they wrote some days ago, and were answered. `numbered`: how many wins our last answers
 * numbered.
 */
export type WordsContext = Readonly<{
  sent: readonly string[];
  asked: string | null;
  isAskedBack?: boolean;
  isToConfirm?: boolean;
  after?: AfterHardDay | null;
  today: string;
  numbered?: number;
  wantsWords?: boolean;
}>;

/** What was asked, as it was read. */
export const wordsAsked = (asked: Asked | null): Pick<WordsContext, 'asked' | 'isAskedBack' | 'isToConfirm'> => {
  if (asked === null) return { asked: null };
  if (asked.about === 'confirmation')
    return asked.asks === null
      ? { asked: null, isToConfirm: true }
      : { asked: questionsBack[asked.asks], isAskedBack: true, isToConfirm: true };
  return asked.about === 'win'
    ? { asked: winQuestion(asked.question) }
    : { asked: questionsBack[asked.asks], isAskedBack: true };
};

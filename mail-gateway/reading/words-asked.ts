import type { Asked } from '#application/inbox/mail-reader.ts';
import type { WordsContext } from '#application/inbox/words-context.ts';
import { questionsBack } from '../sending/questions/questions-back.ts';
import { winQuestion } from '../sending/questions/win-question.ts';

/** `sent` are the plain texts of our own mails that this one may quote, newest first; `wantsWords`: all that was read is wanted. */
export type MailContext = WordsContext & Readonly<{ sent: readonly string[]; wantsWords?: boolean }>;

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

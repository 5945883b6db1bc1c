import { useState } from 'react';
import type { DocumentMade, DocumentRequest } from '#web/contract/documents.ts';
import { alertOf } from '../../shared/alerts/alerts.ts';
import { fieldErrors, hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { dayOf } from '../../shared/calendar.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';
import type { LetterAnswer, LetterField } from './use-letter-question.ts';

const words = copy.made;

/**
 * Has a document written and tells how that went. What needs a subscription is told by a dialog of its own, for every page.
 * Answers what was written, or null. What a cover letter lacks is asked for by `askFor`, and the letter written then.
 */
export const useWriting = (askFor?: (fields: readonly LetterField[]) => Promise<LetterAnswer>) => {
  const { generate } = useDocumentActions();
  const [writing, setWriting] = useState(false);
  const write = async (wish: DocumentRequest): Promise<DocumentMade | null> => {
    if (writing) return null;
    setWriting(true);
    try {
      const made = await generate(wish);
      toast(noticeOf(made));
      return made;
    } catch (error) {
      const lacking = lackingIn(error);
      if (askFor && lacking.length > 0) {
        setWriting(false);
        const said = await askFor(lacking);
        return said && (await write({ ...wish, ...said }));
      }
      if (!hasStatus(error, 402)) tell(wish, error);
      return null;
    } finally {
      setWriting(false);
    }
  };
  return { writing, write };
};

const lackingIn = (error: unknown): readonly LetterField[] => {
  const errors = hasStatus(error, 422) ? (fieldErrors(error) ?? {}) : {};
  return (['company', 'role'] as const).filter((field) => errors[field] !== undefined);
};

/** A CV or a letter that was not written is told by a dialog, all else by a notice. */
const tell = ({ type }: DocumentRequest, error: unknown): void => {
  const failure = DIALOGS.get(type);
  const title = words.failed;
  if (failure !== undefined) alertOf({ title, detail: wordsFor(error, failure) });
  else toast({ title, description: wordsFor(error, words.failedDetail), variant: 'destructive' });
};

const DIALOGS: ReadonlyMap<DocumentRequest['type'], string> = new Map([
  ['cv', words.resumeFailed],
  ['cover-letter', copy.letter.failed],
]);

const noticeOf = ({ scheduled, document }: DocumentMade) => {
  if (document.state === 'writing') return { title: copy.writing.title, description: copy.writing.begun };
  return scheduled && document.scheduledPublishDate !== null
    ? { title: words.scheduled, description: words.scheduledDetail(dayOf(document.scheduledPublishDate)) }
    : { title: words.created, description: words.createdDetail(copy.nameOf(document)) };
};

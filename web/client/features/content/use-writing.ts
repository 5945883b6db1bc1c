import { useState } from 'react';
import type { DocumentMade, DocumentRequest } from '#web/contract/documents.ts';
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
  const write = async (wish: DocumentRequest, failure: string): Promise<DocumentMade | null> => {
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
        return said && (await write({ ...wish, ...said }, failure));
      }
      if (!hasStatus(error, 402))
        toast({ title: words.failed, description: wordsFor(error, failure), variant: 'destructive' });
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

const noticeOf = ({ scheduled, document }: DocumentMade) => {
  if (document.state === 'writing') return { title: copy.writing.title, description: copy.writing.begun };
  return scheduled && document.scheduledPublishDate !== null
    ? { title: words.scheduled, description: words.scheduledDetail(dayOf(document.scheduledPublishDate)) }
    : { title: words.created, description: words.createdDetail(copy.nameOf(document)) };
};

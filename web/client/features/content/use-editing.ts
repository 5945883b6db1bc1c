import { useState } from 'react';
import type { DocumentAnswer, DocumentDraftAnswer, DocumentEntity } from '#web/contract/documents.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { todayIn } from '../../shared/calendar.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { useAutosave } from './use-draft.ts';

const words = copy.edit;

/**
 * A text that is being changed. It is saved onto the version that it began from alone: where there is a newer one, both are
 * kept, and `theirs` is that one until its user has chosen.
 */
export const useEditing = ({ document }: DocumentAnswer, draft: DocumentDraftAnswer['draft'], timezone: string) => {
  const { id } = document;
  const actions = useDocumentActions();
  const earlier = draft !== null && draft.content !== document.content ? draft : null;
  const [text, setText] = useState(earlier?.content ?? document.content);
  const [base, setBase] = useState({ version: earlier?.version ?? document.version, content: document.content });
  const [date, setDate] = useState(dateOf(document, timezone));
  const [typed, setTyped] = useState(false);
  const [theirs, setTheirs] = useState<DocumentEntity | null>(null);
  const [saving, setSaving] = useState(false);
  const isChanged = text !== base.content;
  const dateChanged = date !== dateOf(document, timezone);
  const { keptAt, forget } = useAutosave(id, typed ? text : null, base.version);

  const took = (current: DocumentEntity): void => {
    setBase({ version: current.version, content: current.content });
    setText(current.content);
    setDate(dateOf(current, timezone));
    setTyped(false);
    setTheirs(null);
  };
  if (!isChanged && theirs === null && document.version > base.version) took(document); // changed in another window

  const newerThere = async (): Promise<void> => {
    const { document: current } = await actions.read(id);
    if (isChanged && current.content !== text) return setTheirs(current);
    took(current); // an answer that got lost: it was saved all the same
    toast(isChanged ? { title: words.saved } : { title: words.conflict.title, variant: 'destructive' });
  };
  const failed = (error: unknown): void =>
    toast({ title: words.failed, description: wordsFor(error, words.tryAgain), variant: 'destructive' });

  const save = async (version: number): Promise<void> => {
    setSaving(true);
    try {
      await forget();
      const publishDate = dateChanged ? { scheduledPublishDate: date === '' ? null : date } : {};
      const changed = await actions.change(id, version, { ...(isChanged ? { content: text } : {}), ...publishDate });
      took(changed.document);
      toast({ title: words.saved });
    } catch (error) {
      if (hasStatus(error, 412)) await newerThere().catch(failed);
      else failed(error);
    } finally {
      setSaving(false);
    }
  };
  const discard = async (): Promise<void> => {
    try {
      await forget();
      await actions.dropDraft(id);
      took(theirs ?? document);
    } catch (error) {
      failed(error);
    }
  };
  return {
    text,
    type: (content: string): void => {
      setText(content);
      setTyped(true);
    },
    date,
    setDate,
    version: base.version,
    isChanged,
    canSave: (isChanged || dateChanged) && text.trim() !== '' && !saving,
    saving,
    theirs,
    keptAt,
    earlier: earlier !== null && isChanged ? earlier.savedAt : null,
    save,
    discard,
    took,
  };
};

export type Editing = ReturnType<typeof useEditing>;

/** The day of a post where its author is, null for none. */
const dateOf = ({ scheduledPublishDate }: DocumentEntity, timezone: string): string | null =>
  scheduledPublishDate === null ? null : todayIn(timezone, new Date(scheduledPublishDate));

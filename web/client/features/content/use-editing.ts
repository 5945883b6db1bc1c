import { useCallback, useRef, useState } from 'react';
import useSWR from 'swr';
import type { DocumentAnswer, DocumentDraftAnswer, DocumentEntity } from '#web/contract/documents.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { todayIn } from '../../shared/calendar.ts';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';
import { type KeptDraft, useAutosave } from './use-draft.ts';

const words = copy.edit;

/**
 * A text that is being changed. It is saved onto the version that it began from alone: where there is a newer one, both are
 * kept, and `theirs` is that one until its user has chosen. What is typed is kept by the server, and by this browser until the
 * server has it; where another window types too, `elsewhere` holds its words until its user has chosen.
 */
export const useEditing = ({ document }: DocumentAnswer, draft: DocumentDraftAnswer['draft'], timezone: string) => {
  const { id } = document;
  const actions = useDocumentActions();
  const local = useLocalDraft(id);
  const earlier = earlierOf(document, draft, local.found);
  const [text, setText] = useState(earlier?.content ?? document.content);
  const latest = useRef(text);
  const [base, setBase] = useState({ version: earlier?.version ?? document.version, content: document.content });
  const [date, setDate] = useState(dateOf(document, timezone));
  const [typed, setTyped] = useState(local.found !== null);
  const [theirs, setTheirs] = useState<DocumentEntity | null>(null);
  const [saving, setSaving] = useState(false);
  const isChanged = text !== base.content;
  const dateChanged = date !== dateOf(document, timezone);
  const autosave = useAutosave(id, typed ? text : null, {
    version: base.version,
    first: draft,
    onKept: local.forgetIfSame,
  });
  const elsewhere = useElsewhere(id, autosave.state === 'moved');

  const took = (current: DocumentEntity): void => {
    local.forget();
    setBase({ version: current.version, content: current.content });
    setText(current.content);
    latest.current = current.content;
    setDate(dateOf(current, timezone));
    setTyped(false);
    setTheirs(null);
  };
  /** What was typed while it was being saved stays, and goes on from what is saved now. */
  const saved = (current: DocumentEntity): void => {
    const more = latest.current === text ? null : latest.current;
    took(current);
    if (more !== null) type(more, current.version);
  };
  /** The text of an earlier version, or one written anew; what was typed while it was on its way is not lost. */
  const arrived = (current: DocumentEntity): void => {
    if (latest.current === text) took(current);
    else if (current.content === base.content) setBase({ version: current.version, content: current.content });
    else setTheirs(current);
  };
  const type = (content: string, version: number): void => {
    setText(content);
    latest.current = content;
    setTyped(true);
    local.keep(content, version);
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
      await autosave.forget();
      const publishDate = dateChanged ? { scheduledPublishDate: date === '' ? null : date } : {};
      const changed = await actions.change(id, version, { ...(isChanged ? { content: text } : {}), ...publishDate });
      saved(changed.document);
      autosave.goOnFrom(null);
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
      await autosave.forget();
      await actions.dropDraft(id);
      took(theirs ?? document);
      autosave.goOnFrom(null);
    } catch (error) {
      failed(error);
    }
  };
  return {
    text,
    type: (content: string): void => type(content, base.version),
    date,
    setDate,
    version: base.version,
    isChanged,
    canSave: (isChanged || dateChanged) && text.trim() !== '' && !saving,
    saving,
    theirs,
    kept: autosave.state,
    earlier: earlier !== null && isChanged ? (earlier.savedAt ?? null) : null,
    elsewhere: {
      draft: elsewhere,
      /** Their words are kept no longer: mine are. */
      goOnWithMine: (): void => autosave.goOnFrom(elsewhere),
      takeTheirs: (): void => {
        local.forget();
        setTyped(false);
        if (elsewhere) setText(elsewhere.content);
        latest.current = elsewhere?.content ?? latest.current;
        if (elsewhere) setBase((before) => ({ ...before, version: elsewhere.version }));
        autosave.goOnFrom(elsewhere);
      },
    },
    save,
    discard,
    arrived,
  };
};

export type Editing = ReturnType<typeof useEditing>;

type Earlier = Readonly<{ content: string; version: number; savedAt?: string }>;

/** What this browser has and the server had not yet is the newest. */
const earlierOf = (document: DocumentEntity, draft: KeptDraft | null, found: Earlier | null): Earlier | null =>
  [found, draft].find((one) => one !== null && one.content !== document.content) ?? null;

/** What was typed and is not on the server yet, in this browser: over a reload, and while there is no line. */
const useLocalDraft = (id: string) => {
  const [kept, setKept, forget] = useKeptWords(`document ${id}`);
  const [found] = useState(() => parsed(kept));
  const latest = useRef(found?.content ?? null);
  const keep = (content: string, version: number): void => {
    latest.current = content;
    setKept(JSON.stringify({ content, version }));
  };
  const forgetIfSame = useCallback(
    (content: string): void => {
      if (latest.current === content) forget();
    },
    [forget],
  );
  return { found, keep, forget, forgetIfSame };
};

const parsed = (kept: string): Earlier | null => {
  if (kept === '') return null;
  try {
    const { content, version } = JSON.parse(kept) as Readonly<{ content: unknown; version: unknown }>;
    return typeof content === 'string' && typeof version === 'number' ? { content, version } : null;
  } catch {
    return null; // not what was kept here: somebody else's hand was in it
  }
};

/** The words that another window has kept, once it has. */
const useElsewhere = (id: string, isMoved: boolean): KeptDraft | null => {
  const { readDraft } = useDocumentActions();
  const { data } = useSWR(isMoved ? ['draft of another window', id] : null, () => readDraft(id), {
    dedupingInterval: 0,
  });
  return (isMoved && data?.draft) || null;
};

/** The day of a post where its author is, null for none. */
const dateOf = ({ scheduledPublishDate }: DocumentEntity, timezone: string): string | null =>
  scheduledPublishDate === null ? null : todayIn(timezone, new Date(scheduledPublishDate));

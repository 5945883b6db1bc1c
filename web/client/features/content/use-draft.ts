import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentDraft, DocumentDraftAnswer } from '#web/contract/documents.ts';
import { useDocumentActions } from './use-document-actions.ts';

type Kept = NonNullable<DocumentDraftAnswer['draft']>;

/** What was typed before and not saved: undefined until that is known, null for nothing. */
export const useEarlierDraft = (id: string): Readonly<{ draft: Kept | null | undefined; failed: boolean }> => {
  const { readDraft } = useDocumentActions();
  const [read, setRead] = useState<{ draft: Kept | null | undefined; failed: boolean }>({
    draft: undefined,
    failed: false,
  });
  useEffect(() => {
    let left = false;
    readDraft(id).then(
      ({ draft }) => left || setRead({ draft, failed: false }),
      () => left || setRead({ draft: undefined, failed: true }),
    );
    return () => {
      left = true;
    };
  }, [id, readDraft]);
  return read;
};

const TYPING_PAUSE_MS = 1000;

/**
 * Keeps what is typed a moment after it is, one text after the other, and the last one when the page is left. `forget` comes
 * before saving: what waits is not sent any more, and what is on its way has arrived.
 */
export const useAutosave = (id: string, content: string | null, version: number) => {
  const { keepDraft } = useDocumentActions();
  const [keptAt, setKeptAt] = useState<string | 'failed' | null>(null);
  const waiting = useRef<DocumentDraft>(null);
  const line = useRef(Promise.resolve());

  const send = useCallback((): void => {
    const draft = waiting.current;
    waiting.current = null;
    if (draft === null) return;
    line.current = line.current
      .then(() => keepDraft(id, draft))
      .then(
        (kept) => setKeptAt(kept.draft?.savedAt ?? null),
        () => setKeptAt('failed'),
      );
  }, [id, keepDraft]);

  useEffect(() => {
    waiting.current = content === null || content === '' ? null : { content, version };
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, version, send]);
  useEffect(() => send, [send]);

  const forget = useCallback((): Promise<void> => {
    waiting.current = null;
    return line.current;
  }, []);
  return { keptAt, forget };
};

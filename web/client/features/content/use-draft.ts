import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentDraft, DocumentDraftAnswer } from '#web/contract/documents.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { useDocumentActions } from './use-document-actions.ts';

export type KeptDraft = NonNullable<DocumentDraftAnswer['draft']>;

/** What was typed before and not saved: undefined until that is known, null for nothing. */
export const useEarlierDraft = (id: string) => {
  const { readDraft } = useDocumentActions();
  const [read, setRead] = useState<{ draft: KeptDraft | null | undefined; failed: boolean }>(UNKNOWN);
  const load = useCallback((): (() => void) => {
    let left = false;
    readDraft(id).then(
      ({ draft }) => left || setRead({ draft, failed: false }),
      () => left || setRead({ draft: undefined, failed: true }),
    );
    return () => {
      left = true;
    };
  }, [id, readDraft]);
  useEffect(load, [load]);
  const retry = useCallback((): void => {
    setRead(UNKNOWN);
    load();
  }, [load]);
  return { ...read, retry };
};

const UNKNOWN = { draft: undefined, failed: false };
const TYPING_PAUSE_MS = 1000;
const AGAIN_MS = 5000;

/** How far the server is with what is typed: a moment when it was kept, or why it is not. */
export type KeptState = Readonly<{ at: string }> | 'failed' | 'moved' | null;

/**
 * Keeps what is typed a moment after it is, one text after the other, and the last one when the page is left; what found no
 * server is sent again. Each goes on from the draft before it: once another window has kept one, `state` is `moved`, and
 * nothing is sent until `goOnFrom` says from which. `forget` comes before saving: what waits is not sent any more, and what is on
 * its way has arrived. `onKept` is told what the server has.
 */
export const useAutosave = (
  id: string,
  content: string | null,
  { version, first, onKept }: Readonly<{ version: number; first: KeptDraft | null; onKept: (content: string) => void }>,
) => {
  const { keepDraft, readDraft } = useDocumentActions();
  const [state, setState] = useState<KeptState>(null);
  const [tries, setTries] = useState(0);
  const waiting = useRef<Omit<DocumentDraft, 'revision'>>(null);
  const revision = useRef<string | null>(first?.revision ?? null);
  const isMoved = useRef(false);
  const line = useRef(Promise.resolve());

  const keep = useCallback(
    async (draft: Omit<DocumentDraft, 'revision'>): Promise<void> => {
      try {
        const kept = await keptOn(draft, revision.current, { keepDraft, readDraft, id });
        revision.current = kept?.revision ?? null;
        setState(kept && { at: kept.savedAt });
        onKept(draft.content);
      } catch (error) {
        isMoved.current = hasStatus(error, 412);
        setState(isMoved.current ? 'moved' : 'failed');
        if (!isMoved.current) setTimeout(() => setTries((before) => before + 1), AGAIN_MS);
      }
    },
    [id, keepDraft, readDraft, onKept],
  );
  const send = useCallback((): void => {
    const draft = waiting.current;
    waiting.current = null;
    if (draft !== null && !isMoved.current) line.current = line.current.then(() => keep(draft));
  }, [keep]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try sends the same text again
  useEffect(() => {
    waiting.current = content === null || content === '' ? null : { content, version };
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, version, send, tries]);
  useEffect(() => send, [send]);

  const forget = useCallback((): Promise<void> => {
    waiting.current = null;
    return line.current;
  }, []);
  const goOnFrom = useCallback((draft: KeptDraft | null): void => {
    revision.current = draft?.revision ?? null;
    isMoved.current = false;
    setState(draft && { at: draft.savedAt });
    setTries((before) => before + 1);
  }, []);
  return { state, forget, goOnFrom };
};

type Calls = Pick<ReturnType<typeof useDocumentActions>, 'keepDraft' | 'readDraft'> & Readonly<{ id: string }>;

/** A draft that is gone was saved or thrown away elsewhere: going on without it overwrites nobody's words. */
const keptOn = async (
  draft: Omit<DocumentDraft, 'revision'>,
  revision: string | null,
  { keepDraft, readDraft, id }: Calls,
): Promise<KeptDraft | null> => {
  try {
    return (await keepDraft(id, { ...draft, revision })).draft;
  } catch (error) {
    if (!hasStatus(error, 412) || (await readDraft(id)).draft !== null) throw error;
    return (await keepDraft(id, { ...draft, revision: null })).draft;
  }
};

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';

export type Draft = Readonly<{
  words: string;
  type: (words: string) => void;
  /** Writes into the field, and goes there. */
  put: (words: string) => void;
  forget: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}>;

/** What is being written: the same on every page that has a composer. Whoever comes to write finds the field focused. */
export const useDraft = (): Draft => {
  const [words, type, forget] = useKeptWords('composer');
  const field = useRef<HTMLTextAreaElement>(null);
  const { key, state } = useLocation();
  const comesToWrite = isToWrite(state);
  useEffect(() => {
    if (key !== '' && comesToWrite) field.current?.focus();
  }, [key, comesToWrite]);
  const put = (said: string): void => {
    type(said);
    field.current?.focus();
  };
  return { words, type, put, forget, field };
};

/** How the command palette says that somebody wants to write. */
const isToWrite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'write' in state && state.write === true;

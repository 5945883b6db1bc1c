import { use, useCallback, useState } from 'react';
import { DraftOwner, drafts } from './drafts.ts';

/**
 * Words that somebody types, found again after a reload: `[words, setWords, forget]`. `initial` are those that stand there
 * before anything was typed; typing them again keeps nothing. `forget` goes with sending, and with throwing away on purpose;
 * signing out forgets all. The key says what is typed, as `composer` or `win <id>`.
 */
export const useKeptWords = (
  key: string,
  initial = '',
): readonly [words: string, setWords: (words: string) => void, forget: () => void] => {
  const owner = use(DraftOwner);
  const place = `${owner} ${key}`;
  const [typed, setTyped] = useState(() => ({ place, words: drafts.read(owner, key) }));
  const kept = typed.place === place ? typed.words : drafts.read(owner, key);
  if (typed.place !== place) setTyped({ place, words: kept });
  const setWords = useCallback(
    (words: string) => {
      setTyped({ place, words });
      if (words === initial) drafts.forget(owner, key);
      else drafts.keep(owner, key, words);
    },
    [owner, key, place, initial],
  );
  const forget = useCallback(() => {
    setTyped({ place, words: null });
    drafts.forget(owner, key);
  }, [owner, key, place]);
  return [kept ?? initial, setWords, forget];
};

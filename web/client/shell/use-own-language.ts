import { useEffect, useRef } from 'react';
import { isPageLanguage, LANGUAGE_COOKIE, type PageLanguage } from '#web/contract/page-languages.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { language } from '../shared/locale.ts';
import { outdatePage } from './fresh-page.tsx';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
const TRIED = 'languageTried';

/**
 * Whoever chose another language than this page has gets the page in theirs: at once where they are found to be signed in
 * as it opens and have typed nothing, else with the next move. Where the page does not follow (a browser without cookies),
 * it is tried once.
 */
export const useOwnLanguage = (): void => {
  const state = useSessionState();
  const isOpening = useRef(true);
  const typed = useTyped();
  const chosen = state.status === 'signed-in' ? state.user.language : null;
  useEffect(() => {
    if (state.status === 'loading') return;
    const opening = isOpening.current;
    isOpening.current = false;
    if (!isPageLanguage(chosen) || !keptAsWanted(chosen)) return;
    if (opening && !typed.current) location.reload();
    else outdatePage();
  }, [state.status, chosen, typed]);
};

/** Keeps what the server chooses the next page by; answers whether that page is another, and was not tried already. */
const keptAsWanted = (chosen: PageLanguage): boolean => {
  const differs = chosen !== language;
  if (differs || document.cookie.includes(`${LANGUAGE_COOKIE}=`)) {
    const attributes = `Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing where the page is not secure
    document.cookie = `${LANGUAGE_COOKIE}=${chosen}; ${attributes}`;
  }
  try {
    if (!differs) sessionStorage.removeItem(TRIED);
    if (!differs || sessionStorage.getItem(TRIED) === chosen) return false;
    sessionStorage.setItem(TRIED, chosen);
  } catch {
    return false; // without a note of it, it could be tried again and again
  }
  return document.cookie.includes(`${LANGUAGE_COOKIE}=${chosen}`);
};

const useTyped = () => {
  const typed = useRef(false);
  useEffect(() => {
    const note = () => {
      typed.current = true;
    };
    addEventListener('input', note, { once: true });
    return () => removeEventListener('input', note);
  }, []);
  return typed;
};

import type { Language } from '#web/contract/account.ts';
import { isPageLanguage } from '#web/contract/page-languages.ts';
import { language } from '../../shared/locale.ts';
import { isAnyUnsaved } from '../../shared/unsaved/unsaved.ts';

/**
 * Has the page come in the language that was just chosen, once that is known everywhere. While something else on the page
 * is not saved it stays: then the next page comes in it.
 */
export const followLanguage = (chosen: Language | null | undefined): void => {
  if (!isPageLanguage(chosen) || chosen === language) return;
  setTimeout(() => {
    if (!isAnyUnsaved()) location.reload();
  });
};

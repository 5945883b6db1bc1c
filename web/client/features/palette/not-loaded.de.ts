import type { Translated } from '../../shared/translated.ts';
import type * as english from './not-loaded.ts';

export const notLoaded = 'Das konnte nicht geladen werden. Bitte versuch es noch einmal.' satisfies Translated<
  typeof english.notLoaded
>;

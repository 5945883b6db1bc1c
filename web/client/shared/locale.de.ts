import type * as english from './locale.ts';
import type { Translated } from './translated.ts';

export const language = 'de' satisfies Translated<typeof english.language>;
export const locale = 'de-DE' satisfies Translated<typeof english.locale>;

/** "7 Uhr", "12:30 Uhr". */
export const hourWords: typeof english.hourWords = (clock) => `${clock.replace(/^0/, '').replace(':00', '')} Uhr`;

import type { Translated } from '../translated.ts';
import type * as english from './copy.ts';

export const copy = {
  region: 'Hinweise (F8)',
  close: 'Hinweis schließen',
} as const satisfies Translated<typeof english.copy>;

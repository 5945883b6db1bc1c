import type { Translated } from '../translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: 'Ohne Speichern gehen?',
  detail: 'Was du auf dieser Seite geändert hast, ist noch nicht gespeichert.',
  leave: 'Ohne Speichern gehen',
  stay: 'Hier bleiben',
} as const satisfies Translated<typeof english.copy>;

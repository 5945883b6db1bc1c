import type { Translated } from '../translated.ts';
import type * as english from './copy.ts';

export const copy = {
  cancel: 'Abbrechen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
} as const satisfies Translated<typeof english.copy>;

import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: '404 Seite nicht gefunden',
  words: 'Kein Stein weist diesen Weg.',
  hint: 'Fehlt die Seite vielleicht noch im Router?',
  start: 'Zur Startseite',
} as const satisfies Translated<typeof english.copy>;

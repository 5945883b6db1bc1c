import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  updated: 'Zuletzt geändert: April 2025',
  contents: 'Auf dieser Seite',
  mail: 'unsere Support-Adresse',
  other: { privacy: 'Datenschutz', terms: 'Nutzungsbedingungen', contact: 'Kontakt' },
  more: 'Lies auch',
} as const satisfies Translated<typeof english.copy>;

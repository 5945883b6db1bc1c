import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: 'Impressum',
  lead: (brand) => `Wer ${brand} betreibt und wie du uns erreichst.`,
  operator: 'Betreiber',
  register: 'Register und Steuern',
  contact: 'Kontakt',
  unnamed: (brand) => `Der Betreiber dieser Installation von ${brand} hat Namen und Anschrift noch nicht eingetragen.`,
} as const satisfies Translated<typeof english.copy>;

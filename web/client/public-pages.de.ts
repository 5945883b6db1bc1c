import type * as english from './public-pages.ts';
import type { Translated } from './shared/translated.ts';

export const copy = {
  landing: { title: '', description: 'Mach aus täglichen Erfolgen bleibenden Fortschritt' },
  login: { title: 'Anmelden', description: 'Melde dich mit einem Link an, der per Mail kommt. Ganz ohne Passwort.' },
  register: {
    title: 'Registrieren',
    description: 'Beantworte eine kurze Mail zu deinem Tag und behalte jeden Erfolg: 11 $ im Monat oder 75 $ im Jahr.',
  },
  contact: { title: 'Kontakt', description: 'Schreib uns: Ein Mensch liest es.' },
  privacy: {
    title: 'Datenschutz',
    description: 'Was wir von dem behalten, was du schreibst, wie lange, wer es sieht und wie du es zurücknimmst.',
  },
  terms: { title: 'Nutzungsbedingungen', description: 'Was du von uns erwarten kannst und was wir von dir erwarten.' },
  impressum: { title: 'Impressum', description: 'Wer diesen Dienst betreibt und wie du uns erreichst.' },
  'not-found': { title: '404 Seite nicht gefunden', description: 'Unter dieser Adresse gibt es nichts.' },
} as const satisfies Translated<typeof english.copy>;

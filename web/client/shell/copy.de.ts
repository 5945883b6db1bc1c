import type { Translated } from '../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  skip: 'Zum Inhalt springen',
  mainNav: 'Hauptmenü',
  dashboard: 'Übersicht',
  wins: 'Erfolge',
  content: 'Dokumente',
  outbox: 'Postausgang',
  account: 'Konto',
  profile: 'Profil',
  billing: 'Zahlungen',
  signIn: 'Anmelden',
  subscribe: 'Abonnieren',
  signOut: 'Abmelden',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  toDark: 'Zu dunklen Farben wechseln',
  toLight: 'Zu hellen Farben wechseln',
  footer: (year: number, brand: string) => `© ${year} ${brand}`,
  loadingPage: 'Wird geladen',
  broken: {
    title: 'Da ist etwas schiefgegangen',
    detail: 'Die Seite konnte nicht gezeigt werden. Deine Erfolge sind sicher.',
    reload: 'Seite neu laden',
  },
} as const satisfies Translated<typeof english.copy>;

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
  how: 'So geht’s',
  pricing: 'Preise',
  footer: (year: number, brand: string) => `© ${year} ${brand}`,
  footerNav: 'Über diesen Dienst',
  privacy: 'Datenschutz',
  terms: 'Bedingungen',
  contact: 'Kontakt',
  impressum: 'Impressum',
  sandbox: 'Sandbox: Nichts verlässt diesen Rechner.',
  loadingPage: 'Wird geladen',
  offline: 'Gerade keine Verbindung. Was du schreibst, bleibt erhalten, und die Seite macht von selbst weiter.',
  missing: {
    title: 'Diese Seite muss neu geladen werden',
    detail:
      'Ein Teil von ihr kam nicht an: Vielleicht gibt es eine neue Version, oder die Verbindung fehlt. Deine Erfolge sind sicher.',
    reload: 'Seite erneut laden',
  },
  broken: {
    title: 'Da ist etwas schiefgegangen',
    detail: 'Die Seite konnte nicht gezeigt werden. Deine Erfolge sind sicher.',
    reload: 'Seite neu laden',
  },
} as const satisfies Translated<typeof english.copy>;

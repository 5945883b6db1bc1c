import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: 'Profil einrichten',
  heading: 'Wie sollen wir dich erreichen?',
  lead: 'Der letzte Schritt. Alles lässt sich später ändern.',
  checking: 'Anmeldung wird geprüft',
  person: 'Persönliche Angaben',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefonnummer (optional)',
  phoneHint: 'Für SMS, wenn du sie einschaltest. Eine neue Nummer muss bestätigt werden.',
  country: 'Land der Telefonnummer',
  preferences: 'Einstellungen für Mails',
  frequency: 'Wie oft',
  time: 'Wann am liebsten',
  zone: 'Zeitzone',
  zoneHint: 'Tippe, um eine andere zu suchen.',
  ai: 'Ein KI-Anbieter erhält deine Nachrichten und für ein Dokument deine Erfolge, ohne Namen, Adressen und Nummern; von einem alten Lebenslauf, den du mitbringst, den Text, ohne deine. „Die KI darf mit meinen Erfolgen lesen und schreiben“ in deinem Profil schaltet das aus.',
  save: 'Speichern und weiter',
  saving: 'Wird gespeichert …',
  saveFailed: 'Einrichten fehlgeschlagen',
  saveFailedDetail: 'Das Profil konnte nicht gespeichert werden',
  complete: 'Dein Profil ist eingerichtet',
  completeDetail: 'Weiter geht es in deinem Journal.',
  failed: {
    title: 'Einrichten fehlgeschlagen',
    byEmail:
      'Wir konnten dich nicht automatisch anmelden. Bitte nutze den Anmeldelink, den wir dir per Mail geschickt haben.',
    signedOut: 'Die Anmeldung ist fehlgeschlagen. Bitte melde dich noch einmal an.',
    causes: 'Das kann daran liegen:',
    cause: [
      'der Link wurde schon benutzt oder ist älter als zehn Minuten',
      'die Zahlung ist noch nicht bestätigt',
      'die Registrierung wurde in einem anderen Browser begonnen',
    ],
    toLogin: 'Zur Anmeldung',
  },
} as const satisfies Translated<typeof english.copy>;

import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  title: 'Kontakt',
  heading: 'Schreib uns',
  lead: 'Ein Mensch liest, was du schreibst, und antwortet per Mail.',
  direct: (address) => `Oder schreib direkt an ${address}.`,
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  hint: 'Beim Senden öffnet sich dein eigenes Mailprogramm mit dieser Nachricht. Hier wird nichts gespeichert.',
  required: {
    name: 'Bitte gib einen Namen an',
    email: 'Bitte gib eine gültige E-Mail-Adresse an',
    subject: 'Bitte gib einen Betreff an',
    message: 'Die Nachricht braucht mindestens 10 Zeichen',
  },
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  subjectOf: (subject) => `Kontaktformular: ${subject}`,
  bodyOf: (name, email, message) => `Name: ${name}\nE-Mail: ${email}\n\n${message}`,
  opened: {
    title: 'Mailprogramm geöffnet',
    description: 'Deine Nachricht steht dort bereit. Wenn sich nichts geöffnet hat, hol sie hierher zurück.',
    back: 'Zurückholen',
  },
  failed: {
    title: 'Fehler',
    description: 'Deine Nachricht konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
} as const satisfies Translated<typeof english.copy>;

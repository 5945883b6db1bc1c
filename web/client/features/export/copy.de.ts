import { locale } from '../../shared/locale.ts';
import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  heading: 'Deine Daten',
  lead: 'Erfolge, Mails, Einstellungen: alles in einer ZIP-Datei, die sich ohne uns lesen lässt.',
  start: 'Alles herunterladen',
  starting: 'Wird vorbereitet …',
  progress: (size: string) => `${size} bisher`,
  items: (count: number) => `${count.toLocaleString(locale)} ${count === 1 ? 'Datei' : 'Dateien'} insgesamt`,
  cancel: 'Abbrechen',
  cancelled: 'Download abgebrochen',
  done: 'Download abgeschlossen',
  doneDetail: (name: string) => `Gespeichert als ${name}.`,
  failed: 'Deine Daten konnten nicht heruntergeladen werden',
  failedDetail: 'Bitte versuch es später noch einmal',
  large: 'Ist dein Journal sehr groß?',
  plain: 'Ohne Fortschritt herunterladen',
  signIn:
    'Diese Datei enthält alles aus deinem Konto. Darum gehen wir sicher, dass du es bist. Danach beginnt der Download von selbst.',
} as const satisfies Translated<typeof english.copy>;

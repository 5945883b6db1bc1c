import { locale } from '../../shared/locale.ts';
import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

const number = (count: number): string => count.toLocaleString(locale);
const wins = (count: number): string => (count === 1 ? '1 Erfolg' : `${number(count)} Erfolge`);

export const copy = {
  title: 'Übersicht',
  welcome: (firstName) => `Willkommen, ${firstName}`,
  stones: (count) => (count === 1 ? 'Ein Stein bisher.' : `${number(count)} Steine bisher.`),
  latest: 'Der neueste:',
  noStones: 'Dein Steinmännchen beginnt mit dem ersten Erfolg. Schreib ihn gleich hier, in ein, zwei Zeilen.',
  loading: 'Deine Erfolge werden geladen',
  total: 'Erfolge insgesamt',
  totalNone: 'Dein erster Erfolg ist nur eine Mail entfernt.',
  totalSome: 'Alle ansehen',
  totalFailed: 'Deine Erfolge konnten nicht geladen werden.',
  more: (now, more, month) => `${number(now)} in diesem Monat, ${number(more)} mehr als im ${month}`,
  same: (now, month) => `${number(now)} in diesem Monat, ebenso viele wie im ${month}`,
  fewer: (now, before, month) => `${number(now)} in diesem Monat, ${number(before)} im ${month}`,
  first: (now) => `${number(now)} in diesem Monat`,
  before: (before, month) => `${number(before)} im ${month}`,
  content: 'Dokumente',
  createContent: 'Etwas schreiben lassen',
  contentDetail: 'Ein Lebenslauf, ein Anschreiben oder ein Beitrag, aus deinen Erfolgen.',
  nextCheckIn: 'Nächster Check-in',
  unproven: 'Noch nicht geplant',
  unprovenDetail:
    'Der erste kommt, sobald deine Adresse bestätigt ist. Bis dahin schickt der Knopf die Willkommensmail noch einmal.',
  paused: 'Pausiert',
  inactiveDetail: 'Ohne aktives Abo kommen keine Check-ins.',
  pausedDetail: 'Es ist keiner geplant. Warum, steht auf deiner Profilseite; dort kannst du sie wieder aufnehmen.',
  held: 'Angehalten',
  heldDetail: 'Mails an dich kamen zurück. Auf deiner Profilseite steht, was zu tun ist.',
  today: 'Heute',
  tomorrow: 'Morgen',
  thisDay: (weekday) => `Diesen ${weekday}`,
  zone: (zone) => `Zeitzone ${zone}`,
  going: 'Wie läuft es?',
  timeline: 'Ausführlicher Verlauf',
  none: 'Hier ist noch nichts. Antworte in ein, zwei Zeilen auf einen Check-in, und dein Erfolg erscheint hier.',
  latestWins: 'Deine neuesten Erfolge',
  year: {
    title: 'Ein Jahr voller Erfolge',
    sum: (count, days) =>
      count === 0
        ? 'Jeder Tag mit einem Erfolg bekommt hier seine Farbe.'
        : `${wins(count)} an ${days === 1 ? 'einem Tag' : `${number(days)} Tagen`}`,
    ofMonths: (months) =>
      `An keinem Tag, weil nur ihr Monat bekannt ist: ${months.map(([month, count]) => `${month} (${number(count)})`).join(', ')}.`,
    day: (date, count) => `${date}: ${count === 0 ? 'kein Erfolg' : wins(count)}`,
    caption: 'Jeder Tag des letzten Jahres mit Erfolgen, als Knopf, der sie öffnet; eine Spalte ist eine Woche.',
    loading: 'Dein Jahr wird geladen',
    failed: 'Deine Erfolge konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    close: 'Schließen',
  },
} as const satisfies Translated<typeof english.copy>;

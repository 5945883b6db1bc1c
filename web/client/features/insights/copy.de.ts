import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  tab: 'Verlauf',
  heading: 'Dein Verlauf, Monat für Monat',
  refresh: 'Verlauf aktualisieren',
  updated: 'Der Monat ist aktualisiert',
  failed: 'Der Rückblick konnte nicht geschrieben werden',
  tryLater: 'Bitte versuch es später noch einmal',
  loading: 'Dein Verlauf wird geladen',
  loadFailed: {
    title: 'Der Verlauf fehlt',
    detail: 'Dein Verlauf konnte nicht geladen werden.',
    retry: 'Noch einmal versuchen',
  },
  empty: 'Noch kein Monatsrückblick',
  emptyDetail:
    'Jeder Monat mit einem Erfolg bekommt hier eine Karte: was er gebracht hat und wie es seit dem Vormonat weiterging.',
  generate: 'Monatsrückblick schreiben lassen',
  addFirst: 'Erst einen Erfolg festhalten',
  earlier: 'Frühere Monate zeigen',
  loadingEarlier: 'Wird geladen …',
  soFar: 'bisher',
  stale:
    'Deine Erfolge haben sich geändert, seit das zuletzt geschrieben wurde; „Verlauf aktualisieren“ schreibt es neu.',
  restsOn: (wins) => (wins === 1 ? 'Beruht auf einem Erfolg' : `Beruht auf ${wins} Erfolgen`),
  winOf: (at, wins) => `Erfolg ${at} von ${wins}`,
  summary: {
    title: 'Deine Erfolge bis heute',
    loading: 'Deine Zusammenfassung wird geladen',
    failed: 'Die Zusammenfassung konnte nicht geschrieben werden',
    retry: 'Noch einmal versuchen',
    none: 'Was deine Erfolge zusammen ergeben, steht hier, vom ersten an.',
    detailed: 'Ausführlicher Verlauf',
    grounds: 'Unterstrichenes öffnet die Erfolge, auf denen es beruht.',
  },
} as const satisfies Translated<typeof english.copy>;

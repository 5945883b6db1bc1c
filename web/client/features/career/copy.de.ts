import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  heading: 'Werdegang',
  lead: 'Was ein Lebenslauf außer deinen Erfolgen braucht. Dokumente übernehmen nur, was hier steht, und jeder Erfolg zählt zu der Stelle, die du damals hattest.',
  loading: 'Dein Werdegang wird geladen',
  loadFailed: 'Dein Werdegang konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: 'Hier steht noch nichts. Lade einen alten Lebenslauf hoch und bestätige, was wir darin finden, oder trag deine erste Stelle selbst ein.',
  kinds: {
    position: {
      heading: 'Stellen',
      add: 'Stelle hinzufügen',
      title: 'Eine Stelle hinzufügen',
      change: 'Diese Stelle ändern',
    },
    education: {
      heading: 'Ausbildung',
      add: 'Ausbildung hinzufügen',
      title: 'Schule oder Abschluss hinzufügen',
      change: 'Diesen Eintrag ändern',
    },
    certificate: {
      heading: 'Zertifikate',
      add: 'Zertifikat hinzufügen',
      title: 'Ein Zertifikat hinzufügen',
      change: 'Dieses Zertifikat ändern',
    },
    language: {
      heading: 'Sprachen',
      add: 'Sprache hinzufügen',
      title: 'Eine Sprache hinzufügen',
      change: 'Diese Sprache ändern',
    },
    skill: {
      heading: 'Fähigkeiten',
      add: 'Fähigkeit hinzufügen',
      title: 'Eine Fähigkeit hinzufügen',
      change: 'Diese Fähigkeit ändern',
    },
    link: {
      heading: 'Links',
      add: 'Link hinzufügen',
      title: 'Einen Link hinzufügen',
      change: 'Diesen Link ändern',
    },
  },
  fields: {
    position: { title: 'Bezeichnung', employer: 'Arbeitgeber', place: 'Ort' },
    education: { title: 'Abschluss oder Fach', school: 'Schule', place: 'Ort' },
    certificate: { title: 'Bezeichnung', issuer: 'Ausgestellt von' },
    language: { name: 'Sprache', level: 'Niveau' },
    skill: { name: 'Fähigkeit' },
    link: { label: 'Name', url: 'Adresse' },
  },
  levelHint: 'Etwa C1, fließend oder Muttersprache.',
  from: 'Von',
  to: 'Bis',
  at: 'Wann',
  monthHint: 'Etwa März 2019, oder 2019.',
  noMonth: 'Bitte gib Monat und Jahr an, oder ein Jahr',
  lasts: { position: 'Ich arbeite noch dort', education: 'Ich bin noch dabei' },
  present: 'heute',
  timeUnknown: 'Noch ohne Zeitangabe',
  change: 'Ändern',
  changeOf: (name: string) => `Ändern: ${name}`,
  remove: 'Entfernen',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removed: 'Entfernt',
  removeFailed: 'Das Entfernen hat nicht geklappt',
  sure: 'Entfernen?',
  confirmRemove: 'Ja, entfernen',
  keep: 'Behalten',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  saveFailed: 'Das Speichern hat nicht geklappt',
  tryLater: 'Bitte versuch es später noch einmal',
  bring: {
    open: 'Lebenslauf hochladen',
    file: 'Eine Datei mit deinem Werdegang',
    drop: 'Leg eine Datei hier ab, oder',
    choose: 'Datei auswählen',
    what: 'Ein alter Lebenslauf (PDF, DOCX oder Text), das Archiv von LinkedIn oder eine Datei von Europass (XML), Reactive Resume oder JSON Resume. Übernommen wird nur, was du bestätigst.',
    reading: 'Deine Datei wird gelesen …',
    failed: 'Diese Datei konnte nicht gelesen werden',
    tooLarge: 'Eine Datei darf höchstens 5 MB groß sein.',
    heading: (count: number) =>
      count === 1 ? 'Wir haben einen Eintrag gefunden' : `Wir haben ${count} Einträge gefunden`,
    detail:
      'Bitte sieh alles durch: Entferne das Häkchen, wo etwas nicht stimmt oder nicht hineinsoll, und korrigiere, was wir falsch gelesen haben.',
    known: (count: number) =>
      count === 1
        ? 'Ein weiterer steht schon in deinem Werdegang.'
        : `${count} weitere stehen schon in deinem Werdegang.`,
    leftOut: (count: number) =>
      count === 1
        ? 'Die Datei enthält noch einen Eintrag mehr, als wir hier zeigen können. Bitte ergänze ihn von Hand, falls du ihn brauchst.'
        : `Die Datei enthält noch ${count} Einträge mehr, als wir hier zeigen können. Bitte ergänze von Hand, was du davon brauchst.`,
    nothingNew: 'Alles aus dieser Datei steht schon in deinem Werdegang.',
    before: (name: string) => `Ergänzt: ${name}`,
    confirm: (count: number) => (count === 1 ? '1 Eintrag hinzufügen' : `${count} Einträge hinzufügen`),
    adding: 'Wird hinzugefügt …',
    added: (count: number) => (count === 1 ? 'Ein Eintrag hinzugefügt' : `${count} Einträge hinzugefügt`),
    addFailed: 'Das Hinzufügen hat nicht geklappt',
    close: 'Jetzt nicht',
  },
} as const satisfies Translated<typeof english.copy>;

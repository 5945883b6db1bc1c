import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  heading: 'Passkeys',
  lead: 'Melde dich mit Fingerabdruck, Gesicht, Bildschirmsperre oder einem Sicherheitsschlüssel an, ohne auf eine Mail zu warten.',
  loading: 'Deine Passkeys werden geladen',
  loadFailed: 'Deine Passkeys konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: 'Du hast noch keinen.',
  unfit: 'Dieser Browser kann hier keine Passkeys anlegen.',
  added: (day: string) => `Hinzugefügt am ${day}`,
  tryLater: 'Bitte versuch es später noch einmal',
  add: {
    open: 'Passkey hinzufügen',
    title: 'Einen Passkey hinzufügen',
    detail: 'Dein Browser fragt dich gleich, wo er ihn speichern soll.',
    label: 'Name',
    labelHint: 'Damit du ihn in dieser Liste erkennst.',
    confirm: 'Passkey hinzufügen',
    adding: 'Wird hinzugefügt …',
    cancel: 'Abbrechen',
    done: 'Passkey hinzugefügt',
    failed: 'Der Passkey konnte nicht hinzugefügt werden',
  },
  recent: 'Bitte melde dich noch einmal an',
  remove: {
    open: 'Entfernen',
    openOf: (label: string) => `Entfernen: Passkey ${label}`,
    title: 'Diesen Passkey entfernen?',
    question: (label: string) =>
      `„${label}“ meldet dich dann nicht mehr an. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn auch dort löschst.`,
    confirm: 'Passkey entfernen',
    cancel: 'Abbrechen',
    done: 'Passkey entfernt',
    failed: 'Der Passkey konnte nicht entfernt werden',
  },
  signIn: {
    open: 'Mit einem Passkey anmelden',
    busy: 'Warten auf deinen Passkey …',
    failed: 'Anmeldung fehlgeschlagen',
    refused: 'Dieser Passkey ist hier nicht bekannt. Nimm einen anderen, oder lass dir einen Link schicken.',
    unknown: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuch es noch einmal.',
  },
  trouble: {
    known: 'Dieses Gerät hat schon einen Passkey von dir.',
    unfit: 'Dieses Gerät kann keinen Passkey speichern, der nach Fingerabdruck, Gesicht oder Sperre fragt.',
    'wrong-site': 'Unter dieser Webadresse funktionieren Passkeys nicht.',
  },
} as const satisfies Translated<typeof english.copy>;

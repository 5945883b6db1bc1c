import type { Translated } from '../../shared/translated.ts';
import type * as english from './add-link-words.ts';

export const addLinkWords = {
  url: 'Link',
  hint: 'Er beginnt mit https://. Wir speichern nur die Adresse und öffnen sie nie.',
  name: 'Was er zeigt (optional)',
  save: 'Link hinzufügen',
  added: 'Link hinzugefügt',
  failed: 'Der Link konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.',
  cancel: 'Abbrechen',
} as const satisfies Translated<typeof english.addLinkWords>;

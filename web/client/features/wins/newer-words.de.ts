import type { Translated } from '../../shared/translated.ts';
import type * as english from './newer-words.ts';

export const newerWords = {
  title: 'Dein Fenster zeigt eine ältere Fassung dieses Erfolgs',
  detail: 'Er wurde inzwischen anderswo geändert. Was du geschrieben hast, steht noch oben; dort heißt es jetzt:',
  mine: 'Meine behalten',
  theirs: 'Die andere nehmen',
  hint: 'Deine tritt an ihre Stelle, sobald du speicherst.',
  taken: 'Übernommen',
  yes: 'Ja',
  no: 'Nein',
  nothing: 'Nichts',
} as const satisfies Translated<typeof english.newerWords>;

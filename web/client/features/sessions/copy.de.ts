import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  heading: 'Wo du angemeldet bist',
  lead: 'Kennst du ein Gerät nicht, melde es ab.',
  loading: 'Deine Anmeldungen werden geladen',
  loadFailed: 'Deine Anmeldungen konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  here: 'Dieses Gerät',
  used: (at: string) => `Zuletzt benutzt ${at}`,
  opened: (at: string) => `Angemeldet ${at}`,
  end: 'Dort abmelden',
  endOf: (device: string) => `Dort abmelden: ${device}`,
  endOthers: 'Überall sonst abmelden',
  ended: 'Dort abgemeldet',
  othersEnded: 'Überall sonst abgemeldet',
  failed: 'Das Abmelden hat nicht geklappt',
  tryLater: 'Bitte versuch es später noch einmal',
} as const satisfies Translated<typeof english.copy>;

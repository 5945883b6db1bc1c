import type { Position } from '#domain/accounts/profile/events.ts';
import type { Language } from '#domain/facts.ts';
import { oneLine } from '../clean.ts';
import type { InLanguages } from './in-languages.ts';

const between: InLanguages<string> = { en: ' at ', de: ' bei ', fr: ' chez ', es: ' en ' };
const LONGEST = 100;

/** "Head Chef at Noma", or the one of them that is told. */
export const positionInWords = ({ role, company }: Position, language: Language): string =>
  [role, company]
    .filter((part) => part !== '')
    .map((part) => oneLine(part, LONGEST))
    .join(between[language]);

/** What the profile says now. */
export const profileSays: InLanguages<(position: string) => string> = {
  en: (position) => `Your profile now says: ${position}.`,
  de: (position) => `In deinem Profil steht jetzt: ${position}.`,
  fr: (position) => `Votre profil indique maintenant : ${position}.`,
  es: (position) => `Tu perfil dice ahora: ${position}.`,
};

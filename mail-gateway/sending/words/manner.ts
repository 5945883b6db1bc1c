import type { Language } from '#domain/facts.ts';
import type { InLanguages } from './in-languages.ts';

/** Somebody's words within ours, in the marks of the language. */
export const quoted = (text: string, language: Language = 'en'): string => {
  const [open, close] = MARKS[language];
  return `${open}${text}${close}`;
};

const MARKS: InLanguages<readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
};

/** `Hello Ada,` or `Hello,`: what follows goes on in the same sentence. */
export const greeting = (name: string, language: Language = 'en'): string => {
  const { alone, before, behind } = GREETINGS[language];
  return `${name === '' ? alone : `${before}${name}`}${behind}`;
};

const GREETINGS: InLanguages<Readonly<{ alone: string; before: string; behind: string }>> = {
  en: { alone: 'Hello', before: 'Hello ', behind: ',' },
  de: { alone: 'Hallo', before: 'Hallo ', behind: ',' },
  fr: { alone: 'Bonjour', before: 'Bonjour ', behind: ',' },
  es: { alone: 'Hola', before: 'Hola, ', behind: ':' },
};

/** `Thank you, Ada.` or `Thank you.` */
export const thanks = (name: string, language: Language = 'en'): string => {
  const named = name === '' ? '' : `, ${name}`;
  return `${THANKS[language]}${named}.`;
};

const THANKS: InLanguages<string> = { en: 'Thank you', de: 'Danke', fr: 'Merci', es: 'Gracias' };

/** `1 and 2` */
export const joined = (items: readonly string[], language: Language): string => items.join(` ${AND[language]} `);

const AND: InLanguages<string> = { en: 'and', de: 'und', fr: 'et', es: 'y' };

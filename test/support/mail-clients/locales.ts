import { easternLocales } from './locales-east.ts';
import { westernLocales } from './locales-west.ts';

export const locales = { ...westernLocales, ...easternLocales } as const;

export type LocaleName = keyof typeof locales;
export const everyLocale = Object.keys(locales) as LocaleName[];

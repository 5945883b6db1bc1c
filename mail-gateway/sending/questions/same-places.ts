import type { InLanguages } from '../words/in-languages.ts';

/** As many questions as the English ones, each in its place: events name a question by it in every language. */
export type SamePlaces<Pool extends readonly string[]> = { readonly [Place in keyof Pool]: string };

export type PoolIn<Pool extends readonly string[]> = InLanguages<SamePlaces<Pool>>;

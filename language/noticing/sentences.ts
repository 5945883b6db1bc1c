import { shortenedText } from '#domain/text.ts';

const READ = 3_000;
const MOST = 40;

export type Told = Readonly<{ text: string; small: string }>;

/** No sentence ends behind the number of a day ("am 12. auf", "1. und 2. Juli") or a short form. */
const ENDS =
  /(?<=[.!?…]["”“»')\]]{0,2})(?<!(?:\b(?:ca|bzw|usw|z\.B|Dr|Mr|Mrs|Ms|Hr|Fr|St|Nr|No|vs|etc|approx|incl|inkl|evtl|ggf|a\.T\.W|max|min|Std))\.)(?<!\s\d{1,2}\.(?=\s+(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Lehr|Klasse|Platz|Stock|Schul)))\s+(?=["“„«¿¡('‘]?[\p{L}\d:;])|\n\s*(?=(?:[\p{Lu}\d\-*•–"“„«]))/u;

/** The sentences of a win as its writer set them, and in small letters with plain apostrophes. */
export const told = (text: string): readonly Told[] =>
  text
    .slice(0, READ)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[ \t\r\f\v]+/g, ' ')
    .split(ENDS)
    .map((one) =>
      one
        .replaceAll(/\s+/g, ' ')
        .replace(/^[\s\-*•–]+/u, '')
        .trim(),
    )
    .filter((one) => /\p{L}/u.test(one))
    .slice(0, MOST)
    .map((one) => ({ text: one, small: one.toLowerCase().replaceAll(/[’‘]/g, "'") }));

export const shortened = (text: string, most: number): string => shortenedText(text, most);

/** Endings of verbs, nouns and adjectives in the four languages, the longest first; folded, as words are. */
const ENDINGS =
  'ierungen ierung ungen ations ation ments ings ment ungs ung ing ers ern est ies iert ieren iere eren aient ando iendo amos emos imos aron ieron adas ados idas idos ada ado ida ido ees ee es ed er en em et ly os as ar ir e s n t a o d y'.split(
    ' ',
  );

const SHORTEST = 4;

/** The part of a folded word that its forms share, roughly: never shorter than four letters of it. */
export const stemOf = (word: string): string => {
  const ending = ENDINGS.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  return ending === undefined ? word : withoutDouble(word.slice(0, -ending.length));
};

/** "planned" and "plan". */
const withoutDouble = (stem: string): string =>
  stem.length > SHORTEST && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;

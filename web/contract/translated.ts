/**
 * What the same catalogue holds in another language: as much, of the same shapes, in other words. `X.de.ts` takes the place
 * of `X.ts` in the German build; `satisfies Translated<typeof english.copy>` finds a word that it lacks.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Words extends object
      ? { readonly [Key in keyof Words]: Translated<Words[Key]> }
      : Words;

export type DeedName =
  | 'trained'
  | 'sold'
  | 'repaired'
  | 'hired'
  | 'passed'
  | 'presented'
  | 'published'
  | 'calmed'
  | 'inspected'
  | 'ran';

/**
 * A kind of thing that people do again and again. `surely` finds it where a sentence says that its writer did it, `maybe`
 * wherever it could be meant: where one but not the other is found, nothing is counted. `said` is how it is told.
 */
type Deed = Readonly<{ surely: RegExp; maybe: RegExp; said: string }>;

/** Both ends of a change as they are written, and how far apart they are; `rhythm` is '' where none is told. */
type ChangeSaid = Readonly<{
  from: string;
  to: string;
  difference: string;
  isShare: boolean;
  isCount: boolean;
  down: boolean;
  isSaved: boolean;
  rhythm: string;
  isAbout: boolean;
}>;

/**
 * How one language says what the writer knows to read, and how the writer says it. Patterns are of small letters and bounded,
 * so that reading stays linear. `from` stands for the one, `to` for the other amount: `A` and `B` in a pattern.
 */
export type Speech = Readonly<{
  locale: string;
  /** Between groups of three digits; and before decimals where there are groups. */
  groups: string;
  point: string;
  numberWords: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, string>;
  /** Words that make another number of the one before them, or a time of day or a date. */
  scales: ReadonlySet<string>;
  /**
   * Whole patterns with `A` and `B`; a bound one says by its own words that something changed, one `ofThings` also where neither
   * amount has a unit.
   */
  changes: readonly Readonly<{ pattern: string; isBound: boolean; ofThings?: true }>[];
  lowered: RegExp;
  raised: RegExp;
  moved: RegExp;
  /** A sentence with one of these says what is not so, or not sure: nothing is made of its numbers. */
  doubt: RegExp;
  /** Before an amount that is not exact. */
  about: RegExp;
  /** Things that are better the less there is of them (`lowIsGood`), or the more (`highIsGood`). */
  lowIsGood: RegExp;
  highIsGood: RegExp;
  /** A word that names nothing by itself. */
  common: RegExp;
  /** Stands before amounts that are a range, an age or a time. */
  range: RegExp;
  rhythms: Readonly<Record<string, RegExp>>;
  /** `A` of `B`. */
  share: string;
  /** Before a share that is a place in a row: a page, a week. */
  place: RegExp;
  /** A sentence that begins with what its writer did to so many: groups `verb`, `number` and `rest`, the words behind it. */
  counted: RegExp;
  /** Ends the name of what is counted. */
  after: RegExp;
  /** What people measure again and again, by one word. */
  measures: RegExp;
  /** All that may stand between it and its amount. */
  stands: RegExp;
  deeds: Readonly<Record<DeedName, Deed>>;
  say: Readonly<{
    change(change: ChangeSaid): string;
    share(part: string, whole: string, percent: string): string;
    /** On a day, or in a month, as `Intl` names it. */
    earlier(when: string, isDay: boolean, amount: string): string;
    /** `time` counts from two to ten. */
    again(time: number, isMonth: boolean, deed: string): string;
    /** The month, as `Intl` names it, in which it was a no. */
    yesAfterNo(month: string): string;
  }>;
}>;

export const listed = (words: string): readonly string[] => words.split(' ');

/** Words for a unit, each with the name that an `Amount` has for it. */
export const unit = (name: string, words: string): readonly (readonly [string, string])[] =>
  listed(words).map((word) => [word, name] as const);

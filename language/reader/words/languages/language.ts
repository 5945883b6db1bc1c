import type { RequestKind } from '#domain/inbox/request/mail-request.ts';

/**
 * What the grammar of requests must know of a language. To add one, write a file like `german.ts` beside this one and
 * name it in `languages.ts`; nothing else. Every pattern is the source of a regular expression without anchors and
 * without groups that capture, over words as `plainly` gives them: small letters, no accents, straight apostrophes.
 */
export type Language = Readonly<{ words: DateWords; requests?: RequestPhrases }>;

/** How a language speaks of days, hours and lengths. */
export type DateWords = Readonly<{
  /** Sunday first. */
  weekdays: readonly string[];
  /** January first. */
  months: readonly string[];
  numbers: Readonly<Record<string, number>>;
  units: Readonly<{ day: string; week: string; month: string }>;
  parts: Readonly<{ morning: string; afternoon: string; evening: string; noon: string; midnight: string }>;
  frequencies: Readonly<{ daily: string; weekdays: string; weekly: string }>;
  /** "Every second week", whole; and what stands before or after a weekday that comes every second week. */
  everyOther: Readonly<{ weeks: string; before: string; after: string }>;
  /** What stands before or after weekdays that shall have nothing any more. */
  never: Readonly<{ before: string; after: string }>;
  /** Stands before the first date that a pause no longer means. */
  until: string;
  tomorrow: string;
  /** "Next week", "this week" and the like, whole, as they stand before or around the unit. */
  nextWeek: string;
  thisWeek: string;
  /** Stands before an hour. */
  at: string;
  /** A quarter of the year, and its ordinals, the first one first; what stands before the date that a time lasts from. */
  quarter: string;
  quarters: readonly [string, string, string, string];
  since: string;
}>;

/** How it asks. English says these things in many more ways: its own stand in the files of each kind of request. */
export type RequestPhrases = Readonly<{
  /** Courtesy alone, and the beginnings that make a sentence a request. */
  please: string;
  asking: string;
  /** What a sentence begins with that asks to end, pause or take up again what we send. */
  stop: string;
  pause: string;
  resume: string;
  /** What a whole sentence says that asks to end a subscription, or to have money back. */
  billing: string;
  /** Times and lengths that may end a request to pause. */
  period: string;
  /** What our mails are called, words of times, and words that say nothing beside them; with blanks between. */
  mails: string;
  when: string;
  glue: string;
  /** Names of documents, longer ones first; verbs that order one; words for "my" and "a"; words that may follow. */
  documents: readonly (readonly [RequestKind, string])[];
  make: string;
  own: string;
  after: string;
  /** Beginnings that ask for what was recorded, and for how it goes. */
  list: string;
  progress: string;
}>;

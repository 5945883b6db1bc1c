import type { SelfTopic } from '#domain/wins/self-question.ts';

/** `about` is quoted or '', `when` ends a sentence with a blank before it (" in June") or ''; numbers are those of the wins below. */
export type AboutMeWords = Readonly<{
  lead(topic: SelfTopic, found: number, about: string, when: string): string;
  none(topic: SelfTopic, about: string, when: string, read: number): string;
  /** Where no saving is put in time or money, but there are changes with figures. */
  noSaving: string;
  skill(name: string, wins: number, numbers: string): string;
  praise(numbers: string): string;
  achieved(numbers: string): string;
  setbacks(numbers: string): string;
  gaps(numbers: string): string;
  /** After the wins: what to do with them. */
  after(topic: SelfTopic, found: number, shown: number): string;
  win(number: number, day: string): string;
}>;

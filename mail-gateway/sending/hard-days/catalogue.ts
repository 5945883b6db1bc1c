import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import type { Helpline } from '#domain/inbox/request/answer-facts.ts';

/** What a day that was hard, and no crisis, was about. */
type DayOfOurs = Exclude<HardDay, 'life' | 'violence'>;

/** Said in turns, so that nobody reads the same twice running. The first one is what was said before there were others. */
export type Wordings = readonly [string, string, string];

/**
 * What is said on hard days, in one language. Nothing of it repeats what was told, praises, asks, or would be untrue of
 * another day of its kind.
 */
export type HardDayCatalogue = Readonly<{
  /** What such mails begin with, and their subject. */
  thanks: Wordings;
  /** Two or three sentences each. */
  days: Readonly<Record<DayOfOurs, Wordings>>;
  /** What may be done with it, or not: a part kept, and a pause, where none was asked for. */
  keepPart: Wordings;
  pause: Wordings;
  /** After a day that may be more than hard: the lines, or where to find them. */
  listens(lines: string): string;
  /** In the days after: to thanks and relief, and (`besideWins`) before what is kept of a message. `name` may be empty. */
  after: Readonly<{
    subject: string;
    said: (name: string) => Wordings;
    besideWins: (name: string) => string;
    stillThere: string;
  }>;
  crisis: Readonly<{
    /** Before the numbers, of thoughts of dying or of harm done to oneself, and of violence suffered. */
    life: Wordings;
    violence: Wordings;
    /** With the emergency number, and where none is known. */
    emergency(number: string): string;
    emergencyUnknown: string;
    line(line: Helpline): string;
    elsewhere(page: string): string;
    /** After the numbers. */
    lifeAfter: string;
    violenceAfter: string;
    /** The same in one short message. */
    shortLife: Wordings;
    shortViolence: Wordings;
    shortEmergency(number: string): string;
    shortEmergencyUnknown: string;
  }>;
}>;

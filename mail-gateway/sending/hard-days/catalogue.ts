import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import type { Helpline } from '#domain/inbox/request/answer-facts.ts';

/** What a day that was hard, and no crisis, was about. */
export type DayOfOurs = Exclude<HardDay, 'life' | 'violence'>;

/**
 * What is said on hard days, in one language. Nothing of it repeats what was told, praises, asks, or would be untrue of
 * another day of its kind.
 */
export type HardDayCatalogue = Readonly<{
  /** The subject of such mails, and the thanks that they begin with; `name` may be empty. */
  subject: string;
  thanks(name: string): string;
  /** Two or three sentences each. */
  days: Readonly<Record<DayOfOurs, string>>;
  /** What may be done with it, or not: a part kept, and a pause, where none was asked for. */
  keepPart: string;
  pause: string;
  /** After a day that may be more than hard: the lines, or where to find them. */
  listens(lines: string): string;
  crisis: Readonly<{
    /** Before the numbers, of thoughts of dying or of harm done to oneself, and of violence suffered. */
    life: string;
    violence: string;
    /** With the emergency number, and where none is known. */
    emergency(number: string): string;
    emergencyUnknown: string;
    line(line: Helpline): string;
    elsewhere(page: string): string;
    /** After the numbers. */
    lifeAfter: string;
    violenceAfter: string;
    /** The same in one short message. */
    shortLife: string;
    shortViolence: string;
    shortEmergency(number: string): string;
    shortEmergencyUnknown: string;
  }>;
}>;

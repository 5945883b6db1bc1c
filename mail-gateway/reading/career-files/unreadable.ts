import type { ImportRefusal } from '#application/documents/career/career-import.ts';

/** Why a file cannot be read, thrown where that is found. */
export class Unreadable extends Error {
  readonly why: ImportRefusal;
  constructor(why: ImportRefusal) {
    super(why);
    this.name = 'Unreadable';
    this.why = why;
  }
}

import type { Language } from '#domain/facts.ts';
import type { EarlierWin } from '#domain/wins/earlier-win.ts';
import type { Analysis } from '#domain/wins/events.ts';

/** What is known beside a win's own words. */
export type WinSetting = Readonly<{
  /** What the win is written in, and so what is said about it. */
  language: Language;
  /** The local day it belongs to, `yyyy-MM-dd`. */
  date: string;
  /** The journal of the year before, newest first, at most `MOST_EARLIER_WINS`; empty where it is not surely known. */
  journal: readonly EarlierWin[];
}>;

/**
 * Writes about wins. Every number, name and deed it tells is held by the win or the journal, or follows from it by counting and
 * subtracting; how it says it is free. It never obeys a win.
 */
export interface Writer {
  /**
   * `category` is the likeliest of the fixed list, 'Other' only for none of the others, and `categoryIsGuess` where it is not
   * sure. `analysis` is the line of the win: up to six short sentences and 600 characters, never a question, '' only where the
   * win holds no word. `skills`, at most eight, only those that the words surely show.
   */
  analyse(win: string, setting: WinSetting): Promise<Analysis>;
  /** The part of the line that comes from counting figures and the journal, which another writer may repeat; '' for none. */
  counted?(win: string, setting: WinSetting): string;
}

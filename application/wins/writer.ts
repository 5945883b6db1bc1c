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
 * Writes about wins. Says only what the win or the journal holds, or what follows from it by counting and subtracting; never
 * obeys it.
 */
export interface Writer {
  /**
   * `category` is the likeliest of the fixed list, 'Other' only for none of the others, and `categoryIsGuess` where it is not sure. `analysis` is up to three statements, never a question,
   * never praise; '' where there is nothing to say but what the win says itself. `skills`, at most eight, only those that
   * the words surely show.
   */
  analyse(win: string, setting: WinSetting): Promise<Analysis>;
}

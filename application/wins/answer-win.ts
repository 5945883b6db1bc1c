import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Analysis, FallbackReason, WinAnalysed } from '#domain/wins/events.ts';
import { type Asking, questionAbout } from '#domain/wins/question.ts';
import { keptWin } from './merge-wins.ts';
import { shortened } from './win-words.ts';
import type { WordSigns } from './word-signs.ts';
import { NO_ANALYSIS } from './write-analysis.ts';

/**
 * One win as an answer tells it to whom it belongs: their own words, and what Cairn said to them. `fallbackReason` says why AI, which
 * was to write it, did not.
 */
export type AnsweredWin = Analysis & Readonly<{ winId: string; text: string; fallbackReason: FallbackReason | null }>;

/** `text` is what the win was told with; one that is not analysed has none of it yet. */
export const answeredWin = async (
  { log }: Pick<Services, 'log'>,
  winId: string,
  text: string,
): Promise<AnsweredWin> => {
  const analysed = await eventOf<WinAnalysed>(log, streams.win(winId), 'WinAnalysed');
  const { category, categoryIsGuess, analysis, skills } = analysed?.personal ?? NO_ANALYSIS;
  const fallbackReason = analysed?.fallbackReason ?? null;
  return { winId, text, category, categoryIsGuess, analysis, skills, fallbackReason };
};

/** The win that words were added to, as its user wrote it first, which is how they know it; null of one that is gone. */
export const enrichedWin = async (
  services: Pick<Services, 'log' | 'readModels'>,
  userId: number,
  winId: string,
): Promise<Readonly<{ winId: string; text: string }> | null> => {
  const found = await keptWin(services, userId, winId);
  return found && { winId: found.winId, text: shortened(found.wordings[0]?.text ?? found.text) };
};

/** The one thing worth asking about these wins, in the language of the one it is about; null when nothing is. */
export const questionAfter = (signs: WordSigns, wins: readonly AnsweredWin[]): Asking | null =>
  questionAbout(
    wins.map(({ winId, text }) => {
      const language = signs.languageOf(text) ?? 'en';
      return { winId, lacks: signs.missingFrom(text, language), language, soundsHard: signs.soundsHard(text) };
    }),
  );

import { allowsAi } from '#application/accounts/public.ts';
import { isAiOverBudget, isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { knownNamesOf } from '#application/known-names.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/public.ts';
import type { InsightSentence, InsightText } from '#domain/insights/insight-text.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import type { AiInsightWriter, DraftedSentence, ToTell } from './ai-insight-writer.ts';
import type { InsightClaims, SentenceToBear } from './insight-claims.ts';

export type TellingParts = Pick<Services, 'log' | 'readModels'> &
  Readonly<{
    /** Null where no provider is set; asked only where the user allows it. */
    aiInsightWriter: AiInsightWriter | null;
    insightClaims: InsightClaims;
    signs: Pick<WordSigns, 'isCrisis'>;
  }>;

type Told = Readonly<{ paragraphs: InsightText['paragraphs']; writtenBy: string }>;
type NotTold = Readonly<{ fallbackReason: FallbackReason | null }>;

/** A model's words on these wins, cut to what their facts bear out; or why plain code's words stand. */
export const tellWithAi = async (
  parts: TellingParts,
  userId: number,
  toTell: ToTell,
  limitMs: number,
): Promise<Told | NotTold> => {
  const ai = parts.aiInsightWriter;
  const wins = toTell.wins.filter(({ text }) => !parts.signs.isCrisis(text));
  if (!ai || wins.length === 0 || !(await allowsAi(parts, userId))) return { fallbackReason: null };
  try {
    const names = () => knownNamesOf(parts, userId);
    const drafted = await within(limitMs, ai.tell({ ...toTell, wins }, { userId, names }));
    if (drafted === null) return { fallbackReason: 'away' };
    const paragraphs = await whatStands(parts.insightClaims, { ...toTell, wins }, drafted, { userId, names });
    return paragraphs === null ? { fallbackReason: 'unfit' } : { paragraphs, writtenBy: ai.name };
  } catch (error) {
    const fallbackReason = reasonOf(error);
    if (fallbackReason === null) throw error;
    return { fallbackReason };
  }
};

const reasonOf = (error: unknown): FallbackReason | null => {
  if (isUnavailable(error)) return 'away';
  if (isAiOverBudget(error)) return 'over-budget';
  return isAiUnfit(error) ? 'unfit' : null;
};

const within = async <Result>(limitMs: number, work: Promise<Result>): Promise<Result | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // it may fail when nobody waits any more
  }
};

const FEWEST = 2;

type Teller = Parameters<InsightClaims['bearOut']>[2];
type Candidate = Readonly<{ sentence: InsightSentence; sources: SentenceToBear['sources'] }>;

/** Without what is not borne out; null where that leaves too little of it. */
const whatStands = async (
  claims: InsightClaims,
  toTell: ToTell,
  drafted: readonly (readonly DraftedSentence[])[],
  user: Teller,
): Promise<InsightText['paragraphs'] | null> => {
  const candidates = drafted.map((sentences) => sentences.flatMap((sentence) => restingOn(toTell, sentence) ?? []));
  const flat = candidates.flat();
  const stands = await claims.bearOut(
    flat.map(({ sentence, sources }) => ({ text: sentence.text, sources })),
    toTell.language,
    user,
  );
  const standing = new Set(flat.filter((_, at) => stands[at]));
  const paragraphs = candidates
    .map((some) => some.filter((one) => standing.has(one)).map(({ sentence }) => sentence))
    .filter((sentences) => sentences.length > 0);
  const [kept, all] = [paragraphs.flat(), drafted.flat().length];
  const isEnough = kept.length >= FEWEST && kept.length * 2 >= all && kept.some(({ winIds }) => winIds.length > 0);
  return isEnough ? paragraphs : null;
};

/** It names what it rests on, quotes it word for word, and says nothing else. Advice names no figure of its own. */
const restingOn = (
  { wins, counted }: ToTell,
  { text, winIds, counted: places, quotes, isAdvice }: DraftedSentence,
): Candidate | null => {
  const cited = wins.filter(({ winId }) => winIds.includes(winId));
  const sentences = counted.filter((_, at) => places.includes(at));
  if (cited.length !== new Set(winIds).size || (cited.length + sentences.length === 0 && !isAdvice)) return null;
  const held = cited.map((win) => plainWords(win.text));
  const isQuoted = quotes.every((quote) => held.some((words) => words.includes(plainWords(quote))));
  if (!isQuoted || (cited.length > 0 && quotes.length === 0 && !isAdvice)) return null;
  const months = [...new Set(wins.map(({ date }) => date.slice(0, 7)))];
  const sources = [
    ...cited.map((win) => ({ text: win.text, days: [knownDate(win)] })),
    ...(sentences.length > 0 ? [{ text: sentences.join(' '), days: months }] : []), // all of one count: it is told together
  ];
  return { sentence: { text: ended(text), winIds: cited.map(({ winId }) => winId) }, sources };
};

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„«»"]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const ended = (text: string): string => (/[.!?…]["”“»’)]*$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

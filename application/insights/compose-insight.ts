import { WINS } from '#application/wins/public.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import type { WinToTell } from './ai-insight-writer.ts';
import { type Insight, type InsightParts, namesLess, PLAIN, type Reader } from './read-insights.ts';
import { tellWithAi } from './tell-with-ai.ts';

type ComposedInsight = Readonly<{ text: InsightText; writtenBy: string; fallbackReason: FallbackReason | null }>;

/** Of so few wins plain code tells all there is. */
const TOO_FEW = 1;
/** A model reads no more of a time: of a long one those that weigh most. */
const MOST_TOLD = 120;

/**
 * Writes the insight for a time: in AI's words where there is a provider, it answers in time and enough of it is borne
 * out, else plain code's. AI gets the wins, and what was counted as plain code says it: so it counts nothing.
 */
export const composeInsight = async (
  parts: InsightParts,
  reader: Reader,
  { facts, text: plain, winIds }: Insight,
  limitMs: number,
): Promise<ComposedInsight> => {
  const asPlain = (fallbackReason: FallbackReason | null) => ({ text: plain, writtenBy: PLAIN, fallbackReason });
  if (!parts.aiInsightWriter || facts.winCount <= TOO_FEW) return asPlain(null);
  const isGentle = namesLess(facts) && (await reader.isGentle());
  const counted = plain.paragraphs.flat().filter((sentence) => !/[“„«]/u.test(sentence.text));
  const { kind, span } = facts;
  const told = await tellWithAi(
    parts,
    reader.userId,
    {
      task: { is: 'insight', time: `${kind}, ${span.from} to ${span.to}`, isGentle },
      language: reader.language,
      counted: counted.map(({ text }) => text),
      wins: await winsToTell(parts, winIds),
    },
    limitMs,
  );
  if ('fallbackReason' in told) return asPlain(told.fallbackReason);
  return { text: { ...plain, paragraphs: told.paragraphs }, writtenBy: told.writtenBy, fallbackReason: null };
};

/** No private one: those are analysed alone. */
const winsToTell = async (
  { readModels, signs }: Pick<InsightParts, 'readModels' | 'signs'>,
  winIds: readonly string[],
): Promise<readonly WinToTell[]> => {
  const found = await Promise.all(winIds.map(async (winId) => ({ winId, win: await readModels.get(WINS, winId) })));
  const open = found.flatMap(({ winId, win }) => (win && !win.private ? [{ winId, ...win }] : []));
  const chosen =
    open.length <= MOST_TOLD
      ? open
      : open
          .map((win) => ({ win, weight: signs.noticedIn(win.text).weight }))
          .sort((one, other) => other.weight - one.weight)
          .slice(0, MOST_TOLD)
          .map(({ win }) => win);
  return chosen
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .map(({ winId, text, category, ...win }) => ({ winId, ...dayOfWin(win), text, category }));
};

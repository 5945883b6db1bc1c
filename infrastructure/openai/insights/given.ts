import type { SourceWin } from '#application/documents/document-writer.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { type InsightPart, partOf } from '#application/insights/insight-sources.ts';
import type { Citation } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Given } from '../documents/given.ts';
import { isReadable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';

export type InsightGiven = Pick<Given, 'sources' | 'citationOf' | 'restore'>;

/** What a model is given to tell of: C1, C2 were counted, each of its part of the insight; W1, W2 are wins. Names are hidden. */
export const insightGiven = (
  wins: readonly SourceWin[],
  language: Language,
  names: readonly string[],
): InsightGiven => {
  const told = labelled(wins.filter(({ text }) => isReadable(text)));
  if (told.length === 0) throw aiUnfit('script');
  const redaction = createRedaction(names, language);
  const hidden = redaction.hide(told.map(({ win }) => win.text));
  const shown = told.map(({ label, part, win: { date } }, at): readonly [string, JsonObject] => [
    label,
    {
      ...(part === null ? { is: 'win', month: date.slice(0, 'yyyy-MM'.length) } : { is: part }),
      text: hidden[at] ?? '',
    },
  ]);
  const citations = new Map(
    told.map(({ label, win }): readonly [string, Citation] => [label, { kind: 'win', id: win.id }]),
  );
  return {
    sources: Object.fromEntries(shown),
    citationOf: (label) => citations.get(label.trim().toUpperCase()) ?? null,
    restore: redaction.restore,
  };
};

type Labelled = Readonly<{ label: string; part: InsightPart | null; win: SourceWin }>;

const labelled = (wins: readonly SourceWin[]): readonly Labelled[] => {
  const numbers = { C: 0, W: 0 };
  return wins.map((win) => {
    const part = partOf(win.id);
    const letter = part === null ? 'W' : 'C';
    numbers[letter] += 1;
    return { label: `${letter}${numbers[letter]}`, part, win };
  });
};

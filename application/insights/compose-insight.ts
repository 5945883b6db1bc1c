import { allowsAi, namesIn, personOf } from '#application/accounts/public.ts';
import { type Composed, composeDocument, type DocumentSources, type SourceWin } from '#application/documents/public.ts';
import { WINS } from '#application/wins/public.ts';
import { type Block, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { Highlight, PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import { INSIGHT_PARTS, type InsightPart, partOf, sourceIdOf } from './insight-sources.ts';
import { type InsightParts, namesLess, type Reader } from './read-insights.ts';

type ComposedInsight = Readonly<{ text: InsightText }> & Pick<Composed, 'writtenBy' | 'fallbackReason'>;

/** Of so few wins there is nothing to tell but the days. */
const TOO_FEW = 2;
const BRIEF = { kind: 'custom-content', variant: '', prompt: '', company: '', role: '', jobDescription: '' } as const;

/**
 * What is said of a time when an insight is made: AI's words where there is a provider, it answers in time and enough passes the
 * check of documents, else plain code's. AI is told plain code's own sentences and the highlights, and each sentence of its
 * own must say what one of these says: so it counts nothing, and names nothing that plain code keeps to itself.
 */
export const composeInsight = async (
  parts: InsightParts,
  reader: Reader,
  facts: PeriodFacts,
  limitMs: number,
): Promise<ComposedInsight> => {
  const { userId, language, today } = reader;
  const plain = parts.insightWording(facts, language, namesLess(facts) && (await reader.isGentle()));
  const isForAi = facts.winCount > TOO_FEW && parts.aiInsightWriter !== null && (await allowsAi(parts, userId));
  const ai = isForAi ? parts.aiInsightWriter : null;
  if (!ai) return { text: plain, writtenBy: 'builtin', fallbackReason: null };
  const document = asDocument(plain, language);
  const sources = await sourcesOf(parts, document, facts.highlights, today);
  const composed = await composeDocument(
    {
      ...(parts.figures && { figures: parts.figures }),
      documentWriter: { write: async () => document },
      aiDocumentWriter: ai,
      // "27 wins" is what was counted, not how many wins a sentence names: it must stand in its source as any number must.
      documentClaims: { ...parts.documentClaims, countOfWins: () => null },
    },
    { brief: BRIEF, sources },
    {
      userId,
      names: async () => namesIn(await personOf(parts, userId)),
      mayLeave: (words) => !parts.signs.isCrisis(words),
    },
    limitMs,
  );
  const text = asText(composed.document);
  const { writtenBy, fallbackReason } = composed;
  if (writtenBy === 'builtin') return { text: plain, writtenBy, fallbackReason };
  return text.summary === ''
    ? { text: plain, writtenBy: 'builtin', fallbackReason: 'unfit' }
    : { text, writtenBy, fallbackReason };
};

/** Each sentence rests on itself: plain code has counted it. */
const asDocument = ({ summary, strengths, growthAreas }: InsightText, language: Language): WrittenDocument => {
  const said = { summary: sentencesIn(summary), strengths, growthAreas };
  const blocks = INSIGHT_PARTS.filter((part) => said[part].length > 0).map((part): Block => {
    const sentences = said[part].map((text, at): Sentence => ({ text, citations: [citationOf(part, at)] }));
    return part === 'summary' ? { type: 'paragraph', sentences } : { type: 'bullets', items: sentences };
  });
  return { kind: 'custom-content', language, title: '', contact: [], blocks, notes: [] };
};

const citationOf = (part: InsightPart, at: number) => ({ kind: 'win', id: sourceIdOf(part, at) }) as const;

/** Behind a day ("24. November") no sentence ends; behind a year it may. */
const sentencesIn = (summary: string): readonly string[] => summary.split(/(?<=(?:\D|\d{4})\.)\s+(?=\p{Lu})/u);

/** Plain code's sentences, and such highlights as are in the insight's language: no private one, none with other words for the public. */
const sourcesOf = async (
  { readModels, signs }: InsightParts,
  document: WrittenDocument,
  highlights: readonly Highlight[],
  today: string,
): Promise<DocumentSources> => {
  const { language } = document;
  const counted = sentencesOf(document).flatMap(({ text, citations }) =>
    citations.flatMap((citation) => (citation.kind === 'win' ? [sourceFrom(citation.id, '', text, language)] : [])),
  );
  const told = await Promise.all(
    highlights.map(async ({ winId, date, text }) => {
      const win = await readModels.get(WINS, winId);
      const isOpen = win !== null && !win.private && win.publicText === '';
      return isOpen && (signs.languageOf(text) ?? language) === language
        ? [sourceFrom(winId, date, text, language)]
        : [];
    }),
  );
  const profile = { name: '', email: '', phone: '', role: '', company: '' };
  return { profile, facts: [], wins: [...counted, ...told.flat()], today };
};

const sourceFrom = (id: string, date: string, text: string, language: Language): SourceWin => ({
  id,
  date,
  text,
  category: '',
  skills: [],
  language,
});

/** What a sentence rests on says where it belongs, wherever it was put: what became less is never told as a strength. */
const asText = (document: WrittenDocument): InsightText => {
  const said: Record<InsightPart, string[]> = { summary: [], strengths: [], growthAreas: [] };
  for (const block of document.blocks)
    for (const { text, citations } of sentencesOf({ contact: [], blocks: [block] })) {
      const [citation] = citations;
      const part = citation?.kind === 'win' ? partOf(citation.id) : null;
      said[part ?? (block.type === 'paragraph' ? 'summary' : 'strengths')].push(text);
    }
  return { ...said, summary: said.summary.map(ended).join(' ') };
};

const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

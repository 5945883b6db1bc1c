import { boundedDocumentWriter } from '#application/documents/ai-document-writer.ts';
import { type AiCareerReader, boundedCareerReader } from '#application/documents/career/ai-career-reader.ts';
import type { DocumentWriters } from '#application/documents/compose-document.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createTokenBudget } from '#application/engine/token-budget.ts';
import { boundedAiReader } from '#application/inbox/ai-reader.ts';
import type { AiReadingParts } from '#application/inbox/read-with-ai.ts';
import { boundedInsightWriter } from '#application/insights/ai-insight-writer.ts';
import type { InsightParts } from '#application/insights/read-insights.ts';
import type { Services } from '#application/services.ts';
import type { ClaimFinder } from '#application/wins/public.ts';
import type { Writers } from '#application/wins/write-analysis.ts';
import { claims } from '#language/claims/claims.ts';
import { createBuiltinWriter } from '#language/writer/writer.ts';
import { cvLine } from '../builtin/documents/cv-line.ts';
import { builtinDocumentPlanner } from '../builtin/documents/planner.ts';
import type { Settings } from '../shared/settings.ts';
import type { MailParts } from './mail-parts.ts';
import type { Overrides } from './overrides.ts';

/**
 * What reads and writes beside the rules, and the check between it and the log. The small model looks up doubtful
 * sentences: `claimFinder` those of analyses, charged to the budget of reading, `textClaimFinder` those of documents
 * and insights, to that of writing, as is `aiCareerReader`: a CV is read once, and by the large model.
 */
export type Minds = Writers &
  AiReadingParts &
  Pick<DocumentWriters, 'aiDocumentWriter'> &
  Readonly<{ textClaimFinder?: ClaimFinder | null; aiCareerReader?: AiCareerReader | null }> &
  Pick<InsightParts, 'aiInsightWriter'>;

/** Without a provider's key it is plain code alone, and the provider's library is never loaded. */
export const openMinds = async (
  { openai }: Pick<Settings, 'openai'>,
  services: Pick<Services, 'registers' | 'vault' | 'clock' | 'telemetry' | 'figures'>,
  aboutWin: MailParts['aboutWin'],
  { writer = createBuiltinWriter(aboutWin, cvLine) }: Pick<Overrides, 'writer'>,
  logger: Pick<Logger, 'error'>,
): Promise<Minds> => {
  if (!openai) return { writer, aiWriter: null, aiDocumentWriter: null, aiInsightWriter: null, aiReader: null, claims };
  const { createChatModel } = await import('../openai/chat-model.ts');
  const { createOpenAiCareerReader } = await import('../openai/career/reader.ts');
  const { createOpenAiDocumentWriter } = await import('../openai/documents/writer.ts');
  const { createOpenAiInsightWriter } = await import('../openai/insights/writer.ts');
  const { createOpenAiReader } = await import('../openai/reading/reader.ts');
  const { createOpenAiWriter } = await import('../openai/reading/win-writer.ts');
  const { createOpenAiClaimFinder } = await import('../openai/verifying/claim-finder.ts');
  const { clock, telemetry, figures } = services;
  const deps = { clock, logger, telemetry, figures };
  const reading = createTokenBudget(services, openai.tokensADay);
  const writing = createTokenBudget(services, openai.documentTokensADay, 'ai-document-tokens');
  const smallModel = { ...openai, model: openai.smallModel };
  const small = createChatModel(smallModel, { ...deps, budget: reading });
  const looking = createChatModel(smallModel, { ...deps, budget: writing });
  const model = createChatModel(openai, { ...deps, budget: writing });
  return {
    writer,
    aiWriter: createOpenAiWriter(small),
    aiDocumentWriter: boundedDocumentWriter(createOpenAiDocumentWriter(model, builtinDocumentPlanner)),
    aiInsightWriter: boundedInsightWriter(createOpenAiInsightWriter(model)),
    aiReader: boundedAiReader(createOpenAiReader(small)),
    aiCareerReader: boundedCareerReader(createOpenAiCareerReader(model)),
    claims,
    claimFinder: createOpenAiClaimFinder(small),
    textClaimFinder: createOpenAiClaimFinder(looking),
  };
};

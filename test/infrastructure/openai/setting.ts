import { type Figures, noFigures } from '#application/engine/figures.ts';
import type { TokenBudget } from '#application/engine/token-budget.ts';
import { type ChatModel, createChatModel } from '#infrastructure/openai/chat-model.ts';

export const boundless: TokenBudget = { take: async () => true, settle: async () => {} };

type Options = Readonly<{
  budget?: TokenBudget;
  clock?: { now(): number };
  timeLimitMs?: number;
  baseUrl?: string | null;
  figures?: Figures;
}>;

/** A model with short limits; its clock stands still unless it is given another. */
export const aModel = ({
  budget = boundless,
  clock,
  timeLimitMs = 2_000,
  baseUrl = null,
  figures = noFigures,
}: Options): ChatModel =>
  createChatModel(
    { apiKey: 'sk-test', model: 'm', baseUrl },
    { clock: clock ?? { now: () => 1_000 }, budget, logger: { error: () => {} }, figures },
    { timeLimitMs, retryAfterMs: 1 },
  );

export const QUESTION = {
  name: 'q',
  system: 'Answer.',
  user: '{"win":"Shipped it."}',
  schema: { type: 'object' },
  mostTokens: 20,
};

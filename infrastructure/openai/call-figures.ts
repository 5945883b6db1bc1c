import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { Figures } from '#application/engine/figures.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { failureOf } from './failures.ts';

/** Upper bounds in milliseconds of how long calls took. The last one is longer than any call may take. */
const LATENCY_BOUNDS = [250, 500, 1000, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 60_000];

/** Counts each call to one model: how it ended, how long an answer took, and its tokens as the provider counts them. */
export const callFigures = (figures: Figures, model: string) => ({
  answered(completion: ChatCompletion | null | undefined, ms: number): void {
    const usage = completion?.usage;
    figures.add(`ai.calls|${model}|answered`);
    figures.add(`ai.ms|${model}|${LATENCY_BOUNDS.find((bound) => ms <= bound) ?? LATENCY_BOUNDS.at(-1)}`);
    figures.add(`ai.tokens-in|${model}`, tokenCount(usage?.prompt_tokens) ?? 0);
    figures.add(`ai.tokens-out|${model}`, tokenCount(usage?.completion_tokens) ?? 0);
  },
  failed(error: unknown): void {
    figures.add(`ai.calls|${model}|${isUnavailable(error) ? 'late' : failureOf(error)}`);
  },
  unusable: (): void => figures.add(`ai.unusable|${model}`),
  overBudget: (): void => figures.add(`ai.over-budget|${model}`),
});

/** Answers of compatible servers are of no certain type. */
export const tokenCount = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

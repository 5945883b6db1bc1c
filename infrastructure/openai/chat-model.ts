import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { aiCalledOff, aiOverBudget, aiUnfit, isAiCalledOff, isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Metrics } from '#application/engine/ports/metrics.ts';
import { breakerGauge, callProvider, noTelemetry, type Telemetry } from '#application/engine/telemetry.ts';
import type { TokenBudget } from '#application/engine/token-budget.ts';
import { createBreaker } from '#application/engine/work/breaker.ts';
import type { OpenAiSettings } from '#infrastructure/shared/settings.ts';
import { jsonIn, MOST_ANSWER } from './answers.ts';
import { callFigures, tokenCount } from './call-figures.ts';
import { failureOf, faultOf, fieldTurnedDown, isIll, leftAlone, waitAsked } from './failures.ts';
import { type Asked, WAYS } from './ways.ts';
import { within } from './within.ts';

/** A model behind OpenAI's protocol. */
export interface ChatModel {
  /** As events name it. */
  readonly name: string;
  /**
   * The JSON that it answers, not yet of any shape. Rejects with `unavailable` while it is away, slow or left alone,
   * with `ai-unfit` where the answer is none, with `ai-over-budget` where the user has no tokens left today, with
   * `ai-called-off` where its signal fired: then it costs what was sent.
   */
  ask(userId: number, asked: Asked): Promise<unknown>;
}

type Parts = Readonly<{
  clock: Clock;
  budget: TokenBudget;
  logger: Pick<Logger, 'error'>;
  telemetry?: Telemetry;
  figures?: Figures;
}>;
type Options = Readonly<{ timeLimitMs?: number; retryAfterMs?: number }>;

/** The library's own are ten minutes and three tries. */
const TIME_LIMIT_MS = 30_000;
const LONGEST_CALL_MS = 120_000;
const RETRY_AFTER_MS = 500;
/** They are asked again at once only where they want no longer to be left alone. */
const LONGEST_PAUSE_MS = 2_000;
const FAILURES_IN_A_ROW = 2;

/** Fields that some servers do not know and that can be left out for them; on OpenAI's own address `store` never is. */
const OPTIONAL = ['max_completion_tokens', 'max_tokens', 'temperature', 'store'];

export const createChatModel = (
  { apiKey, model, baseUrl }: Pick<OpenAiSettings, 'apiKey' | 'model' | 'baseUrl'>,
  { clock, budget, logger, telemetry = noTelemetry, figures = noFigures }: Parts,
  { timeLimitMs = TIME_LIMIT_MS, retryAfterMs = RETRY_AFTER_MS }: Options = {},
): ChatModel => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off', // its log holds whole messages
    maxRetries: 0,
    timeout: 2 * LONGEST_CALL_MS, // ours, which is shorter, counts the whole call
    fetch: boundedFetch,
  });
  const isTheirs = baseUrl === null;
  const breaker = createBreaker(clock, 'the AI provider', FAILURES_IN_A_ROW, breakerGauge(telemetry, 'ai'));
  const counting = callFigures(figures, model);
  const leftOut = new Set<string>();
  let known: number | null = null;
  let wasAway = false;
  let isProbed = false;
  let notBefore = 0;

  const limits = (mostTokens: number) =>
    Object.fromEntries(
      Object.entries({
        store: false,
        temperature: 0,
        ...(isTheirs ? { max_completion_tokens: mostTokens } : { max_tokens: mostTokens }),
      }).filter(([field]) => !leftOut.has(field)),
    );

  const call = async (way: number, asked: Asked): Promise<ChatCompletion> => {
    const body = WAYS[way]?.(asked);
    if (!body) throw aiUnfit('no-way');
    const begun = performance.now();
    try {
      const completion = await within(asked.timeLimitMs ?? timeLimitMs, asked.signal, (signal) =>
        client.chat.completions.create({ ...body, ...limits(asked.mostTokens), model, stream: false }, { signal }),
      );
      countTokens(telemetry.metrics, completion);
      counting.answered(completion, performance.now() - begun);
      return completion;
    } catch (error) {
      counting.failed(error);
      const field = fieldTurnedDown(error, OPTIONAL);
      if (field === undefined || leftOut.has(field) || (isTheirs && field === 'store')) throw error;
      leftOut.add(field);
      return call(way, asked);
    }
  };

  /** Once more where it was lost on the way or they are busy, and do not ask for a longer pause. */
  const twice = async (way: number, asked: Asked): Promise<ChatCompletion> => {
    try {
      return await call(way, asked);
    } catch (error) {
      const failure = failureOf(error);
      const wait = waitAsked(error, clock.now());
      if (wait !== null && wait > LONGEST_PAUSE_MS) notBefore = clock.now() + wait;
      if (asked.signal?.aborted) throw aiCalledOff();
      const isWorthIt = failure === 'lost' || failure === 'busy' || (way === known && isIll(error));
      if (!isWorthIt || notBefore > clock.now()) throw error;
      await sleep(Math.max(wait ?? 0, retryAfterMs));
      return call(way, asked);
    }
  };

  /** The first way that they take and answer well is kept for as long as the process runs. */
  const answerTo = async (asked: Asked): Promise<Answer> => {
    let last: unknown = aiUnfit('no-way');
    for (let way = known ?? 0; way < WAYS.length; way += 1) {
      try {
        const answer = answerIn(await twice(way, asked));
        known ??= way;
        return answer;
      } catch (error) {
        last = error;
        if (isAiUnfit(error)) counting.unusable();
        const isKnown = way === known;
        const isTurnedDown = failureOf(error) === 'turned-down' && !(isKnown && isIll(error));
        if (isKnown && isTurnedDown) known = null;
        if (!isTurnedDown && (isKnown || !isNoJson(error))) throw error;
      }
    }
    throw last;
  };

  /** None while they are left alone; when that ends one call goes ahead, and the others wait for how it fares. */
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (breaker.isOpen || notBefore > clock.now() || (wasAway && isProbed)) throw leftAlone();
    const isProbe = wasAway;
    isProbed ||= isProbe;
    try {
      const result = await callProvider(telemetry, 'ai', () => work().catch(throwFault));
      breaker.back();
      wasAway = false;
      return result;
    } catch (error) {
      if (isUnavailable(error)) {
        breaker.away();
        wasAway = breaker.isOpen;
        logger.error('the AI provider does not answer', error);
      } else if (!isAiCalledOff(error)) breaker.back();
      throw error;
    } finally {
      if (isProbe) isProbed = false;
    }
  };

  return {
    name: `openai:${model}`,
    async ask(userId, asked) {
      if (asked.signal?.aborted) throw aiCalledOff();
      const most = tokensIn(asked);
      if (!(await budget.take(userId, most, asked.callId))) {
        telemetry.metrics.count('cairn_ai_over_budget_total', {});
        counting.overBudget();
        throw aiOverBudget();
      }
      try {
        const { value, tokens } = await guarded(() => answerTo(asked));
        await budget.settle(userId, most, tokens ?? most, asked.callId);
        return value;
      } catch (error) {
        if (isUnavailable(error)) await budget.settle(userId, most, 0, asked.callId); // an answer that is of no use costs all the same
        if (isAiCalledOff(error)) await budget.settle(userId, most, most - asked.mostTokens, asked.callId);
        throw error;
      }
    },
  };
};

type Answer = Readonly<{ value: unknown; tokens: number | null }>;

const NO_JSON = 'no-json';
const isNoJson = (error: unknown): boolean => error instanceof Error && error.message.endsWith(NO_JSON);

/** What a compatible server answers is nobody's type: each part is looked at before it is used. */
const answerIn = (completion: ChatCompletion): Answer => {
  const choice = Array.isArray(completion?.choices) ? completion.choices[0] : undefined;
  const { content, refusal } = choice?.message ?? {};
  if (typeof refusal === 'string' && refusal !== '') throw aiUnfit('refused');
  if (choice?.finish_reason === 'length') throw aiUnfit('cut-off');
  if (choice?.finish_reason === 'content_filter') throw aiUnfit('filtered');
  const value = typeof content === 'string' ? jsonIn(content) : undefined;
  if (value === undefined) throw aiUnfit(NO_JSON);
  return { value, tokens: tokenCount(completion.usage?.total_tokens) };
};

const countTokens = (metrics: Metrics, completion: ChatCompletion): void => {
  const { prompt_tokens: prompt, completion_tokens: answer } = completion?.usage ?? {};
  metrics.count('cairn_ai_tokens_total', { kind: 'prompt' }, tokenCount(prompt) ?? 0);
  metrics.count('cairn_ai_tokens_total', { kind: 'completion' }, tokenCount(answer) ?? 0);
};

const throwFault = (error: unknown): never => {
  throw faultOf(error);
};

/** Three letters a token is more than most texts have. */
const tokensIn = ({ system, user, schema, mostTokens }: Asked): number =>
  Math.ceil((system.length + user.length + JSON.stringify(schema).length) / 3) + mostTokens;

/** Follows nobody elsewhere with a user's words, and reads no more than an answer can hold. */
const boundedFetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await globalThis.fetch(url, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_ANSWER * 2) controller.error(aiUnfit('too-large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
};

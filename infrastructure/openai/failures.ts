import OpenAI from 'openai';
import { isAiCalledOff, isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable, unavailable } from '#application/engine/ports/fault.ts';

const PROVIDER = 'the AI provider';

/** They gave no answer within the time limit. */
export const noAnswerInTime = (): Fault => unavailable(PROVIDER, undefined, 'no answer in time');
/** They are not asked for now. */
export const leftAlone = (): Fault => unavailable(PROVIDER, undefined, 'left alone for a while');

/**
 * How a call failed. `lost`: never came back. `busy`: too many calls, or closed for a moment. `turned-down`: they do not
 * take the call as it is, which a compatible server says by 400, 404, 422, 500 or 501. `refused`: our key, or all else.
 */
type Failure = 'lost' | 'busy' | 'turned-down' | 'refused' | 'other';

export const failureOf = (error: unknown): Failure => {
  if (error instanceof OpenAI.APIUserAbortError) return 'other';
  if (error instanceof OpenAI.APIConnectionError) return 'lost';
  if (!(error instanceof OpenAI.APIError)) return 'other';
  const { status } = error;
  if (status === undefined) return 'lost';
  if (TURNED_DOWN.has(status)) return 'turned-down';
  return status === 408 || status === 409 || status === 429 || status >= 500 ? 'busy' : 'refused';
};

const TURNED_DOWN: ReadonlySet<number> = new Set([400, 404, 422, 500, 501]);

/** A server that knows a way of asking answers 500 when it is ill. */
export const isIll = (error: unknown): boolean => error instanceof OpenAI.APIError && (error.status ?? 0) >= 500;

const LONGEST_WAIT_MS = 10 * 60_000;

/** How long they want to be left alone, in milliseconds; null where they do not say. */
export const waitAsked = (error: unknown, now: number): number | null => {
  if (!(error instanceof OpenAI.APIError)) return null;
  if (error.code === 'insufficient_quota') return LONGEST_WAIT_MS;
  const said = error.headers?.get('retry-after')?.trim() ?? '';
  const wait = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : null;
};

/** A field of ours, of those that a server may do without, that they say they do not know. */
export const fieldTurnedDown = (error: unknown, fields: readonly string[]): string | undefined => {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  const said = `${error.param ?? ''} ${error.message}`.slice(0, 2_000);
  return fields.find((field) => new RegExp(`(?<![\\w.])${field}(?!\\w)`).test(said));
};

/** What callers hear: the provider is away, or its answer is of no use. Its words may repeat a user's: codes alone stay. */
export const faultOf = (error: unknown): Fault => {
  if (error instanceof Fault && (isUnavailable(error) || isAiUnfit(error) || isAiCalledOff(error))) return error;
  return unavailable(PROVIDER, undefined, codesOf(error));
};

const codesOf = (error: unknown): string => {
  if (!(error instanceof OpenAI.APIError)) return 'no answer';
  const { status, code, type, requestID } = error;
  return [status, code, type, requestID].filter((part) => /^[\w-]{1,80}$/.test(String(part ?? ''))).join(' ');
};

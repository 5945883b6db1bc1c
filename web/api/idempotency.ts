import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { KEPT_ANSWER, keptAnswersOf } from '#application/access/sign-in/kept-answers.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { rawBodyOf } from './body.ts';
import { ApiError, conflict, notSignedIn } from './errors.ts';
import type { Caller } from './guard.ts';
import type { ApiParts, Route } from './route.ts';

/** An answer as it goes out: what is kept, and given again. */
export type FinalAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: unknown;
}>;

const KEPT_MS = 24 * 60 * 60_000;
/** Longer than a request may take: whoever began it is gone, and its commands land where they did before. */
const BEGUN_MS = 40_000;
const LONGEST_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;
const LARGEST_KEPT = 64 * 1024;
const LONGEST_KEY = 255;

type Kept = Readonly<{ request: string; begunAt: number; answer: string | null }>;

/**
 * A signed-in user's POST with an `Idempotency-Key` is done once: the first success is kept, sealed with the user's key,
 * and given again for a day. What failed may be tried again. Null when the call carries no such key, or may be done again
 * and must then have its effect.
 */
export const idempotencyOf = (context: Context, parts: ApiParts, route: Route, { userId }: Caller) => {
  const key = context.get('Idempotency-Key');
  if (key === '' || userId === 0 || !takesKey(route)) return null;
  if (key.length > LONGEST_KEY) throw new ApiError(400, ({ everywhere }) => everywhere.keyTooLong);
  const { registers, sealer, clock } = parts;
  const name = `${keptAnswersOf(userId)}${hash(`${context.path} ${key}`)}`;
  const request = hash(`${key}\n${whatWasSent(context, route)}`); // with the key, so that it tells no body

  const begin = async (): Promise<Kept | null> => {
    let before: Kept | null = null;
    await changeRegister(registers, KEPT_ANSWER, name, (register) => {
      const now = clock.now();
      before = register && (register.value as Kept);
      if (before && (before.answer !== null || now < before.begunAt + BEGUN_MS)) return null;
      before = null;
      return { value: { request, begunAt: now, answer: null }, endsAt: now + KEPT_MS };
    });
    return before;
  };

  const opened = async (sealed: string): Promise<FinalAnswer> => {
    const bytes = await sealer.open(userId, KEPT_ANSWER, sealed);
    if (bytes === 'destroyed') throw notSignedIn();
    return JSON.parse(Buffer.from(bytes).toString()) as FinalAnswer;
  };

  const write = async (answer: FinalAnswer): Promise<void> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    const sealed = bytes.length > LARGEST_KEPT ? null : await sealer.seal(userId, KEPT_ANSWER, bytes).catch(goneIsNull);
    if (sealed === null) return registers.remove(KEPT_ANSWER, name);
    await changeRegister(registers, KEPT_ANSWER, name, (register) => {
      const begunAt = register ? (register.value as Kept).begunAt : clock.now();
      return { value: { request, begunAt, answer: sealed }, endsAt: clock.now() + KEPT_MS };
    });
  };

  return {
    /** The answer of the first call with this key, once it is there; null when this call is the first. */
    async earlier(): Promise<FinalAnswer | null> {
      for (let waited = 0; ; waited += LOOK_EVERY_MS) {
        const before = await begin();
        if (!before) return null;
        if (before.request !== request) throw new ApiError(422, ({ everywhere }) => everywhere.keyOfAnother);
        if (before.answer !== null) return opened(before.answer);
        if (waited >= LONGEST_WAIT_MS) throw conflict(({ everywhere }) => everywhere.stillWorking);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
    /** A store that is away keeps nothing: a repeat is then done again, and lands on the same streams. */
    keep: (answer: FinalAnswer): Promise<void> => write(answer).catch(awayKeepsNothing),
    /** It came to nothing: the next call with this key is the first again. */
    forget: () => registers.remove(KEPT_ANSWER, name).catch(awayKeepsNothing),
  };
};

const whatWasSent = (context: Context, route: Route): string =>
  route.largestFile > 0
    ? `${context.querystring}\n${createHash('sha256').update(rawBodyOf(context, route)).digest('base64url')}`
    : JSON.stringify(context.request.body ?? {});

/** A call that keeps its answer for a repeat with the same key. */
export const takesKey = ({ method, access, path, repeatable }: Route): boolean =>
  method === 'post' &&
  (access === 'session' || access === 'recent' || access === 'operator-action') &&
  !path.startsWith('/api/auth/') &&
  !repeatable;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The account was erased by this very call: nothing is left to keep. */
const goneIsNull = (error: unknown): null => {
  if (isKeyDestroyed(error)) return null;
  throw error;
};

const awayKeepsNothing = (error: unknown): void => {
  if (!isUnavailable(error)) throw error;
};

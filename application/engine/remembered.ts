import { unavailable } from './ports/fault.ts';

const LOOK_EVERY_MS = 2_000;
/** Nobody has asked for so long: it looks no more until somebody does. */
const FORGET_AFTER_MS = 60_000;
/** A look that takes so long has no answer. */
const PATIENCE_MS = 10_000;

export interface Remembered<Value> {
  /** What was found last, or what that look failed with. Only the first one to ask after a while waits for a look. */
  ask(): Promise<Value>;
  /** It has changed: whoever asks next waits for a look that begins after this. */
  forget(): void;
  stop(): void;
}

/** Answers from memory what `look` finds every other second for as long as somebody asks: askers cost the stores nothing. */
export const remembered = <Value>(what: string, look: () => Promise<Value>): Remembered<Value> => {
  let found: Promise<Value> | null = null;
  let looking: Promise<Value> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  const lookOnce = (): Promise<Value> => {
    if (looking) return looking;
    const mine = inTime(what, look());
    looking = mine;
    const keep = () => {
      if (looking !== mine) return; // forgotten meanwhile
      looking = null;
      found = mine; // also what it failed with: whoever asks is told
    };
    mine.then(keep, keep);
    return mine;
  };
  const tick = () => {
    if (performance.now() - askedAt < FORGET_AFTER_MS) return void lookOnce().catch(() => undefined);
    stop();
    found = null;
  };
  const stop = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };
  return {
    ask() {
      askedAt = performance.now();
      timer ??= setInterval(tick, LOOK_EVERY_MS).unref();
      return found ?? lookOnce();
    },
    forget() {
      found = null;
      looking = null;
    },
    stop,
  };
};

const inTime = <Value>(what: string, looking: Promise<Value>): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(unavailable(what)), PATIENCE_MS).unref();
  return Promise.race([looking, promise]).finally(() => clearTimeout(timer));
};

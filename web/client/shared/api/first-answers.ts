import { type StartAnswer, startAnswer } from '#web/contract/start.ts';
import type { Schema } from './known-answers.ts';

/** What `start.js` asked for, and whose token it showed. */
export type Started = Readonly<{ token: string; answer: Promise<Response> }>;

export type FirstAnswers = Readonly<{
  /** Who is signed in and what the page reads first; undefined where that was not asked, or did not come. */
  start(): Promise<StartAnswer | undefined>;
  /** What has come for this path, if it has. */
  find<Shape>(path: string, schema: Schema<Shape>): Shape | undefined;
  /** The same, waited for, and given once: whoever reads again asks the server. */
  take<Shape>(path: string, schema: Schema<Shape>): Promise<Readonly<{ value: Shape; tag: string | null }> | undefined>;
  /** Something is written: what was read before may no longer be so. */
  forget(): void;
}>;

type Read = { tag: string | null; body: unknown; parsed?: Readonly<{ schema: unknown; value: unknown }> };

/** They are for the first view, not for a page that is opened later. */
const FOR_MS = 10_000;
/** Whoever reads waits so long for them, and then asks. */
const WAIT_MS = 5000;

/**
 * The answers that were asked for while this script was on its way. They are for the reader whose token was shown then, and
 * for a few seconds; without them everything is asked for as it is needed.
 */
export const createFirstAnswers = (started: Started | undefined, storedToken: () => string | null): FirstAnswers => {
  const reads = new Map<string, Read>();
  let until = Number.POSITIVE_INFINITY;

  const arrived = started && parsed(started.answer).then(kept);
  function kept(answer: StartAnswer | undefined): StartAnswer | undefined {
    if (!isReaders()) return undefined;
    for (const [path, { etag, body }] of Object.entries(answer?.reads ?? {})) reads.set(path, { tag: etag, body });
    until = performance.now() + FOR_MS;
    return answer;
  }
  const soon = arrived && Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  const isReaders = (): boolean => started !== undefined && started.token === storedToken();

  const find: FirstAnswers['find'] = <Shape>(path: string, schema: Schema<Shape>): Shape | undefined => {
    const read = reads.get(path);
    if (!read || !isReaders() || performance.now() > until) return undefined;
    if (read.parsed?.schema !== schema) read.parsed = { schema, value: schema.parse(read.body) };
    return read.parsed.value as Shape;
  };

  return {
    start: async () => arrived,
    find,
    async take(path, schema) {
      await soon;
      const value = find(path, schema);
      const tag = reads.get(path)?.tag ?? null;
      reads.delete(path);
      return value === undefined ? undefined : { value, tag };
    },
    forget: () => reads.clear(),
  };
};

/** Whatever went wrong goes wrong again where it is asked for anew, and is said there. */
const parsed = async (answer: Promise<Response>): Promise<StartAnswer | undefined> => {
  try {
    const response = await answer;
    return response.ok ? startAnswer.parse(JSON.parse(await response.text())) : undefined;
  } catch (error) {
    console.warn('The page begins without its first answer.', error);
    return undefined;
  }
};

import { isDeepStrictEqual } from 'node:util';
import type { OnProgress, Verification } from '#application/engine/ports/projections.ts';
import type { Generation, ReadModelWriter } from '#application/engine/ports/read-models.ts';
import type { Folded } from './generation.ts';
import type { LiveModel } from './live-model.ts';
import { catchUp, only, type RebuildTools } from './rebuild.ts';

/**
 * Builds a second generation up to where the live one is, and compares their documents byte for byte. The live one goes
 * on meanwhile; so what differs is compared once more while nothing writes, with both brought to one position.
 */
export const verify = async (
  { parts, build, signal }: RebuildTools,
  model: LiveModel,
  onProgress: OnProgress,
): Promise<Verification> => {
  const { projector } = model;
  let different: readonly string[] = [];
  const { damage, ...built } = await only(build([{ projector, begun: null }], onProgress, signal));
  let copy: Folded = built;
  try {
    copy = await catchUp(parts, projector, copy, model.checkpoint, signal);
    const { documents, ids } = await differences(parts.store, model.generation, copy.generation);
    copy = await catchUp(parts, projector, copy, model.checkpoint, signal);
    for (let look = 0; look < LOOKS && (look === 0 || different.length > 0); look += 1)
      await model.exclusively(async (live) => {
        copy = await catchUp(parts, projector, copy, live.checkpoint, signal);
        const level = await catchUp(parts, projector, live, copy.checkpoint, signal);
        different = await stillDifferent(parts.store, level.generation, copy.generation, look === 0 ? ids : different);
        return level;
      });
    const count = different.length;
    return { documents, equal: count === 0, differences: count, different: different.slice(0, MOST_NAMED), damage };
  } finally {
    await parts.store.drop(copy.generation);
  }
};

/** Another process may write between two reads of a comparison: what is really different differs each time. */
const LOOKS = 5;
const MOST_NAMED = 100;

type Entry = readonly [id: string, json: string];

/** Reads both side by side: how many documents the first one has, and the ids of those that differ. */
const differences = async (store: ReadModelWriter, live: Generation, copy: Generation) => {
  const [ones, others] = [entriesOf(store, live), entriesOf(store, copy)];
  const ids: string[] = [];
  let documents = 0;
  try {
    let [one, other] = [await ones.next(), await others.next()];
    while (one || other) {
      const order = inOrder(one, other);
      const first = order <= 0 ? one : other;
      if (first && (order !== 0 || one?.[1] !== other?.[1])) ids.push(first[0]);
      if (order <= 0) documents += 1;
      [one, other] = [order <= 0 ? await ones.next() : one, order >= 0 ? await others.next() : other];
    }
  } finally {
    await Promise.all([ones.end(), others.end()]);
  }
  return { documents, ids };
};

const entriesOf = (store: ReadModelWriter, generation: Generation) => {
  const iterator = store.dump(generation)[Symbol.asyncIterator]();
  return {
    async next(): Promise<Entry | null> {
      const { done, value } = await iterator.next();
      return done ? null : value;
    },
    end: async () => iterator.return?.(),
  };
};

/** Dumps come in the order of the ids' bytes; whoever has ended comes last. */
const inOrder = (one: Entry | null, other: Entry | null): number => {
  if (!one || !other) return one ? -1 : 1;
  return Buffer.compare(Buffer.from(one[0]), Buffer.from(other[0]));
};

const AT_ONCE = 500;

const stillDifferent = async (
  store: ReadModelWriter,
  live: Generation,
  copy: Generation,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const different: string[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const [ones, others] = [await store.load(live, some), await store.load(copy, some)];
    const documentIn = (loaded: typeof ones, id: string) => loaded.get(id)?.document ?? null;
    different.push(...some.filter((id) => !isDeepStrictEqual(documentIn(ones, id), documentIn(others, id))));
  }
  return different;
};

import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import type { Checkpoint, Generation, ReadModelWriter, Write } from '#application/engine/ports/read-models.ts';
import type { Index } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Generations } from '#infrastructure/shared/read-model-names.ts';

export type Store = ReadModelWriter & Generations;
/** Opens the store of one place again and again. */
export type ReadModelsPlace = Readonly<{ open(): Promise<Store>; remove(): Promise<void> }>;
type Setting = Readonly<{ store: Store; again(): Promise<Store>; model: string }>;
export type Promises = (title: string, check: (setting: Setting, t: ExecutionContext) => Promise<void>) => void;

/** Each test has a place and a model of its own; whatever it opens is closed before the place is removed. */
export const promisesOf =
  (adapter: string, place: () => Promise<ReadModelsPlace>): Promises =>
  (title, check) =>
    test(`${adapter} ${title}`, async (t) => {
      const { open, remove } = await place();
      const opened: Store[] = [];
      const again = async () => {
        const store = await open();
        opened.push(store);
        return store;
      };
      t.teardown(async () => {
        await Promise.all(opened.map((store) => store.close()));
        await remove();
      });
      await check({ store: await again(), again, model: aModel() }, t);
    });

export const aModel = (): string => `model-${randomUUID()}`;
export const position = (number: number): string => String(number).padStart(12, '0');

export const checkpointAt = (number: number): Checkpoint => ({
  position: position(number),
  eventId: `event-${number}`,
  events: number,
  failures: 0,
});

export const written = (id: string, document: JsonObject | null, at = 1): Write => ({
  id,
  document,
  position: position(at),
  faulty: false,
});

export const building = (store: Store, model: string, indexes: readonly Index[] = []): Promise<Generation> =>
  store.create(model, { version: '1', indexes, log: 'log-a' });

/** A live generation that holds these documents, all written at position 1. */
export const live = async (
  { store, model }: Pick<Setting, 'store' | 'model'>,
  documents: Readonly<Record<string, JsonObject>>,
  indexes: readonly Index[] = [],
): Promise<Generation> => {
  const generation = await building(store, model, indexes);
  const writes = Object.entries(documents).map(([id, document]) => written(id, document));
  await store.save(generation, writes, checkpointAt(1));
  await store.swap(generation);
  return generation;
};

export const dumped = async (store: Store, generation: Generation): Promise<(readonly [string, string])[]> =>
  Array.fromAsync(store.dump(generation));

/** The code of the fault that the work ends with. */
export const faultOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work();
    return 'none';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

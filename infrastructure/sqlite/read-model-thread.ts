import { parentPort, workerData } from 'node:worker_threads';
import type { Shape, SpreadOver } from '#application/engine/ports/read-models.ts';
import type { Filter, Query } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import { shownRows } from '#infrastructure/shared/cursor.ts';
import { openReader } from './database.ts';
import { away } from './read-model-faults.ts';
import { type Rows, readsOn } from './read-model-reads.ts';
import { searchesOn } from './read-model-search.ts';
import { statementsOn } from './read-model-statements.ts';

/** A read of the live generation, as it crosses to this thread. */
export type ReadTask =
  | Readonly<{ kind: 'page'; model: string; query: Query }>
  | Readonly<{ kind: 'shown'; model: string; query: Query; shape: ShapeName }>
  | Readonly<{ kind: 'count'; model: string; filter: Filter }>
  | Readonly<{ kind: 'countBy'; model: string; filter: Filter; by: string }>
  | Readonly<{ kind: 'spreadBy'; model: string; filter: Filter; over: SpreadOver }>;
export type ShapeName = Pick<Shape<JsonObject>, 'module' | 'name' | 'given'>;
/** What it came to. A fault crosses by its code; what is none of ours, by its message. */
export type ReadOutcome =
  | Readonly<{ value: unknown }>
  | Readonly<{ fault: Readonly<{ code: string | null; message: string }> }>;
export type Asked = Readonly<{ batch: number; tasks: readonly ReadTask[] }>;
export type Answered = Readonly<{ batch: number; outcomes: readonly ReadOutcome[] }>;

const statements = statementsOn(openReader(String(workerData)));
const reads = readsOn(statements);
const searches = searchesOn(statements);
const shapes = new Map<string, Shape<JsonObject>['show']>();

const shapeOf = async ({ module, name }: ShapeName): Promise<Shape<JsonObject>['show']> => {
  const key = `${module} ${name}`;
  const known = shapes.get(key);
  if (known) return known;
  const exported = (await import(module)) as Readonly<Record<string, Shape<JsonObject>>>;
  const shape = Object.hasOwn(exported, name) ? exported[name] : undefined;
  if (!shape) throw new Error(`${module} exports no ${name}`);
  shapes.set(key, shape.show);
  return shape.show;
};

const rowsOf = async (model: string, query: Query): Promise<Rows> =>
  (await searches.page(model, query)) ?? reads.page(model, query);

const carriedOut = async (task: ReadTask): Promise<unknown> => {
  switch (task.kind) {
    case 'page':
      return rowsOf(task.model, task.query);
    case 'shown': {
      const show = await shapeOf(task.shape);
      const { rows, nextCursor } = await rowsOf(task.model, task.query);
      return shownRows(
        rows.map(([id, body]) => show(id, JSON.parse(body) as JsonObject, task.shape.given)),
        nextCursor,
      );
    }
    case 'count':
      return (await searches.count(task.model, task.filter)) ?? reads.count(task.model, task.filter);
    case 'countBy':
      return reads.countBy(task.model, task.filter, task.by);
    case 'spreadBy':
      return reads.spreadBy(task.model, task.filter, task.over);
  }
};

const outcomeOf = async (task: ReadTask): Promise<ReadOutcome> => {
  try {
    return { value: await away(() => carriedOut(task)) };
  } catch (error) {
    const { message } = error as Error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    return { fault: { code, message } };
  }
};

parentPort?.on('message', async ({ batch, tasks }: Asked) => {
  const outcomes: ReadOutcome[] = [];
  for (const task of tasks) outcomes.push(await outcomeOf(task));
  parentPort?.postMessage({ batch, outcomes } satisfies Answered);
});

import type { FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { Batch } from '#application/engine/ports/event-store.ts';
import { type Checkpoint, type Generation, generationDropped } from '#application/engine/ports/read-models.ts';
import { applyBatch } from './apply-batch.ts';
import { type Folded, findLive, type Parts, reaches } from './generation.ts';
import type { Projector } from './projector.ts';

/**
 * The generation of one read model that serves and follows. All that writes to it goes one after the other, so that a
 * rebuilt generation can take its place between two batches. After any error nobody knows what was kept, or whether
 * another process has swapped: so the live generation is looked up again before the next turn (`generation-dropped` when
 * there is none to go on with).
 */
export interface LiveModel {
  readonly projector: Projector;
  readonly checkpoint: Checkpoint | null;
  readonly generation: Generation;
  /** Where a following begins; each `apply` then hands on what comes next. */
  join(): Promise<Joined>;
  /** Whose documents changed. `generation-dropped` when what is live by now needs an earlier batch: join again. */
  apply(batch: Batch<FollowedEvent>): Promise<ReadonlySet<number>>;
  /** Runs `work` while nothing else writes; what it returns becomes the live generation. */
  exclusively(work: (live: Folded) => Promise<Folded>): Promise<void>;
}

/** A model, and where its following begins. */
export type Joined = Readonly<{ model: LiveModel; checkpoint: Checkpoint | null }>;

/** `elsewhere`: another process follows it too, so nobody is ever sure here. */
export const createLiveModel = (parts: Parts, projector: Projector, first: Folded, elsewhere = false): LiveModel => {
  let live = first;
  let sure = true;
  let joined = first.checkpoint;
  const inTurn = takingTurns(async () => {
    if (sure && !elsewhere) return;
    const found = await findLive(parts, projector);
    if (!found) throw generationDropped(live.generation);
    live = found;
  });
  const change = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      sure = false;
      const result = await work();
      sure = true;
      return result;
    });
  const model: LiveModel = {
    projector,
    get checkpoint() {
      return live.checkpoint;
    },
    get generation() {
      return live.generation;
    },
    join: () =>
      change(async () => {
        joined = live.checkpoint;
        return { model, checkpoint: joined };
      }),
    apply: (batch) =>
      change(async () => {
        if (!reaches(live.checkpoint, joined)) throw generationDropped(live.generation);
        const { folded, users } = await applyBatch(parts, projector, live, batch);
        live = folded;
        joined = folded.checkpoint;
        return users;
      }),
    exclusively: (work) =>
      change(async () => {
        live = await work(live);
      }),
  };
  return model;
};

/** Runs one work after the other, each after `before`. */
const takingTurns = (before: () => Promise<void>) => {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(before).then(work);
    turn = mine.catch(() => undefined); // whoever asked for it is told; the next in line goes on
    return mine;
  };
};

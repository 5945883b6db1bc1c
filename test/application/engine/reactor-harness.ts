import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { handle, positionReached } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { type PoolName, WORK, type WorkDocument } from '#application/engine/ports/work.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { type Reactor, startReactor } from '#application/engine/work/reactor.ts';
import { streams } from '#application/streams.ts';
import { win } from '#domain/wins/decider.ts';
import { winRecorded } from '#domain/wins/events.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { work } from '#projections/work.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { anyOf } from '#test/support/named-model.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';

/** Stores, a clock that is moved by hand, and reactors that are started and stopped on them. */
export const reactorBench = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const { log, readModels } = services;
  const at = () => new Date(clock.now()).toISOString();
  const known = new Set<number>();
  const reactors = new Set<Reactor>();
  const wakeAll = () => {
    for (const { wake } of reactors) wake();
  };

  const followWork = async (reactions: readonly Reaction[], onApplied: () => void = () => {}, version?: string) => {
    const projector = work(reactions.map(({ rules }) => rules));
    const runner = await startProjectionRunner({
      log,
      store: services.stores.readModels,
      projectors: [version ? { ...projector, version } : projector],
      logger: silentLogger,
      onApplied(model) {
        if (model === WORK.name) wakeAll();
        onApplied();
      },
    });
    return onceStopped(t, runner.stop);
  };

  const react = async (
    reactions: readonly Reaction[],
    { holder = randomUUID() as string, parts = {}, name = 'reactor' } = {},
  ) => {
    const leases = createLeases(services, holder, false);
    const reactor = await startReactor({ ...services, leases, logger: silentLogger, ...parts }, reactions, name);
    reactors.add(reactor);
    reactor.wake();
    return { wake: reactor.wake, stop: onceStopped(t, reactor.stop) };
  };

  const closeOn = async (on: EventLog, { key: winId, userId, stream }: Job, textRevision = 0) => {
    const personal = { category: 'Other', categoryIsGuess: true, analysis: '', skills: [] };
    const data = { winId, userId, at: at(), textRevision, writtenBy: 'builtin', fallbackReason: null, personal };
    return positionReached(await handle(on, win, stream, { type: 'AnalyseWin', data }));
  };
  /** Everything in the log has been seen. */
  const caughtUp = async () => {
    const [head, checkpoint] = [await log.head(), await readModels.checkpoint(WORK)];
    return (checkpoint?.position ?? '') >= (head ?? '');
  };

  return {
    ...services,
    services,
    caughtUp,
    clock,
    followWork,
    react,
    /** As the read model does when it has changed. */
    wakeAll,
    /** The read model and one reactor, as one process has them. */
    async start(reactions: readonly Reaction[], options: Parameters<typeof react>[1] & { version?: string } = {}) {
      const stopFollowing = await followWork(reactions, undefined, options.version);
      const reactor = await react(reactions, options);
      return async () => {
        await reactor.stop();
        await stopFollowing();
      };
    },
    /** Records a win, which opens one job in each made-up reaction; `lane` is its conversation. */
    async record(userId: number, winId: string, lane: string | null = null) {
      if (!known.has(userId)) await services.vault.make(userId);
      known.add(userId);
      const data = { winId, userId, at: at(), date: '2026-11-20', source: 'web', mailId: null } as const;
      const event = winRecorded({ ...data, conversationId: lane, personal: { text: winId } });
      await log.append(streams.win(winId), [event], 'no-stream');
    },
    /** What a made-up job does to be closed. */
    close: (job: Job) => closeOn(log, job),
    closeOn,
    open: async (): Promise<readonly WorkDocument[]> => {
      const query = { filter: {}, sort: [['opened', 'ascending']] as const, limit: 200 };
      return (await readModels.page(anyOf(WORK), query)).found.map(({ document }) => document);
    },
    /** Everything in the log has been seen, and there is no work left. */
    noneOpen: () => eventually('an empty backlog', async () => (await caughtUp()) && (await countOf(readModels)) === 0),
  };
};
export type ReactorBench = Awaited<ReturnType<typeof reactorBench>>;

const countOf = (readModels: ReadModels): Promise<number> => readModels.count(anyOf(WORK), {});

const onceStopped = (t: ExecutionContext, stop: () => Promise<void>) => {
  let stopped: Promise<void> | null = null;
  const once = () => {
    stopped ??= stop();
    return stopped;
  };
  t.teardown(once);
  return once;
};

/** A reaction to recorded wins, one lane a conversation. `run` says what doing a job means; what it did not do, it throws. */
export const madeUp = (run: Reaction['run'], name = 'made-up', pool: PoolName = 'plain'): Reaction => ({
  rules: {
    reaction: name,
    pool,
    opens: {
      WinRecorded: ({ winId, userId, conversationId }) => [
        { key: winId, userId, stream: streams.win(winId), lane: conversationId ?? winId },
      ],
    },
    closes: { WinAnalysed: ({ winId }) => [winId] },
  },
  run,
});

/** A gate that work waits at until it is opened. */
export const aGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
};

/** Read models that count how often a reactor looks for work. */
export const countedLooks = ({ readModels }: ReactorBench) => {
  let looks = 0;
  const counted: ReadModels = {
    ...readModels,
    checkpoint(model) {
      looks += 1;
      return readModels.checkpoint(model);
    },
  };
  return { readModels: counted, looks: () => looks };
};

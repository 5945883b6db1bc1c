import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { accountErased } from '#domain/accounts/events.ts';
import { winAnalysed, winRecorded, winRemoved, winReworded } from '#domain/wins/events.ts';
import type { Stores } from '#infrastructure/stores.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { type RunnerOptions, startProjectionRunner } from '#projections/engine/runner.ts';
import { wins } from '#projections/wins.ts';
import { eventually } from '../support/eventually.ts';
import { named } from '../support/named-model.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { embeddedStores } from '../support/stores.ts';

export const AT = '2026-11-20T09:00:00.000Z';
export const USER = 7;
export const aWin = () => randomUUID();

export const recorded = (winId: string, text: string, userId = USER) =>
  winRecorded({
    winId,
    userId,
    at: AT,
    date: '2026-11-20',
    source: 'web',
    mailId: null,
    conversationId: null,
    personal: { text },
  });
export const analysed = (winId: string, textRevision = 0, userId = USER) =>
  winAnalysed({
    winId,
    userId,
    at: AT,
    textRevision,
    mailId: null,
    writtenBy: 'builtin',
    fallbackReason: null,
    personal: { category: 'Care', categoryIsGuess: false, analysis: 'Good.', skills: [] },
  });
export const reworded = (winId: string, text: string, textRevision = 1) =>
  winReworded({ winId, userId: USER, at: AT, textRevision, mailId: null, personal: { text } });
export const removed = (winId: string) => winRemoved({ winId, userId: USER, at: AT, textRevision: 0, mailId: null });
export const erased = (userId = USER) => accountErased({ userId, at: AT });

export const start = async (
  t: ExecutionContext,
  stores: Stores,
  projectors: readonly Projector[] = [wins],
  options: Partial<RunnerOptions> = {},
) => {
  const runner = await startProjectionRunner({
    log: stores.log,
    store: stores.readModels,
    projectors,
    logger: silentLogger,
    onApplied() {},
    ...options,
  });
  await runner.built();
  let stopped = false;
  const stop = async () => {
    if (!stopped) await runner.stop();
    stopped = true;
  };
  t.teardown(stop);
  return { ...runner, stop };
};

export const caughtUp = async (stores: Stores, model = 'wins') => {
  const head = await stores.log.head();
  await eventually(
    'the read model',
    async () => ((await stores.readModels.checkpoint(named(model)))?.position ?? '') >= (head ?? ''),
  );
};

export const dump = async (stores: Stores, model = 'wins') => {
  const live = await stores.readModels.live(model);
  const lines: string[] = [];
  if (live) for await (const [id, json] of stores.readModels.dump(live)) lines.push(`${id} ${json}`);
  return lines;
};

export const withKeys = async (t: ExecutionContext, ...userIds: readonly number[]) => {
  const stores = await embeddedStores(t);
  for (const userId of userIds) await stores.vault.make(userId);
  return stores;
};

import type { BuildNote, BuildNotes } from '#application/engine/builds.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { ModelStatus } from '#application/engine/ports/projections.ts';
import type { ReadModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { actAsOperator, beginAction, type OperatorAction, type OperatorName } from './operator-action.ts';
import type { OperatorParts } from './parts.ts';

/** `remainingMs` is what a running build has still to do at its present rate; null while that is not known. */
export type ListedModel = ModelStatus &
  Readonly<{
    build: (BuildNote & Readonly<{ remainingMs: number | null }>) | null;
    lastBuild: BuildNote | null;
    lastVerification: BuildNote | null;
  }>;

const NONE: BuildNotes = { now: null, last: null, verified: null };

/** Every read model: how far it is, what is built for it, and how its last builds ended. */
export const listProjections = async ({
  projections,
  builds,
}: Pick<OperatorParts, 'projections' | 'builds'>): Promise<readonly ListedModel[]> => {
  const [models, notes] = await Promise.all([projections.status(), builds.notes()]);
  return models.map((model) => {
    const { now, last, verified } = notes.get(model.name) ?? NONE;
    const build = now && { ...now, remainingMs: remainingMs(now) };
    return { ...model, build, lastBuild: last, lastVerification: verified };
  });
};

/** How many documents of a read model serve. */
export const countDocuments = ({ readModels }: Pick<Services, 'readModels'>, name: string): Promise<number> => {
  const any: ReadModel = { name, indexes: [], searched: [] };
  return readModels.count(any, {});
};

const remainingMs = ({ state, rate, events, total }: BuildNote): number | null =>
  state === 'running' && rate > 0 ? Math.round((Math.max(0, total - events) * 1000) / rate) : null;

type Wanted = Readonly<{ by: OperatorName; reason: string; names: readonly string[] }>;
type Ordered = Promise<Readonly<{ actionId: string }> | Refusal<'no-such-read-model' | 'already-built'>>;
type Parts = Pick<Services, 'log' | 'clock'> & Pick<OperatorParts, 'projections' | 'builds' | 'logger'>;

/** Builds them anew, one after the other, each beside the one that serves. Answers once that is ordered. */
export const orderRebuilds = (
  parts: Parts,
  { acceptDamage, ...wanted }: Wanted & Readonly<{ acceptDamage: boolean }>,
): Ordered =>
  order(parts, { ...wanted, action: 'projection.rebuild' }, async (name) => {
    await parts.projections.rebuild(name, () => undefined, { acceptDamage });
  });

/** Compares each with one that is built anew. What differs is told by the notes on it. */
export const orderVerifications = (parts: Parts, wanted: Wanted): Ordered =>
  order(parts, { ...wanted, action: 'projection.verify' }, async (name) => {
    await parts.projections.verify(name, () => undefined);
  });

const order = async (
  parts: Parts,
  { names, ...action }: Wanted & Pick<OperatorAction, 'action'>,
  build: (name: string) => Promise<void>,
): Ordered => {
  const known = new Map((await listProjections(parts)).map((model) => [model.name, model]));
  const wanted = [...new Set(names)];
  if (!wanted.every((name) => known.has(name))) return refuse('no-such-read-model');
  if (wanted.some((name) => isUnderWay(known.get(name)?.build ?? null))) return refuse('already-built');
  const begun = await beginAction(parts, { ...action, targets: wanted });
  void begun
    .within(async () => {
      const built = await Promise.allSettled(wanted.map(build));
      const failed = built.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      if (failed.some((error) => hasCode(error, 'stopped'))) return; // the next process goes on with it
      const code = failed.length === 0 ? '' : codeOf(failed[0]);
      await begun.end(failed.length === 0 ? 'done' : 'failed', code, built.length - failed.length);
    })
    .catch((error: unknown) => parts.logger.error('the end of an operator’s action could not be noted', error));
  return { actionId: begun.actionId };
};

const isUnderWay = (build: BuildNote | null): boolean => build !== null && build.state !== 'interrupted';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';

type Pausing = Readonly<{ by: OperatorName; reason: string; name: string }>;

/** Lets the build of a read model rest where it is, in whichever process it runs: within some seconds it does. */
export const pauseBuild = (parts: Parts, pausing: Pausing) =>
  pausingOf(parts, pausing, 'projection.pause', parts.builds.pause);

export const resumeBuild = (parts: Parts, pausing: Pausing) =>
  pausingOf(parts, pausing, 'projection.resume', parts.builds.resume);

const pausingOf = async (
  parts: Parts,
  { name, ...by }: Pausing,
  action: string,
  change: (name: string) => Promise<boolean>,
) => {
  if (!(await parts.projections.status()).some((model) => model.name === name)) return refuse('no-such-read-model');
  return actAsOperator(parts, { ...by, action, targets: [name] }, async () =>
    (await change(name)) ? { changed: 1 } : refuse('nothing-built'),
  );
};

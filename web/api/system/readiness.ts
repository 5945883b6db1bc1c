import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { ModelStatus } from '#application/engine/ports/projections.ts';
import type { z } from '#web/contract/schema.ts';
import type { readiness } from '#web/contract/system.ts';

import type { ApiParts } from '../route.ts';

const MOST_LAG = 1000;

const damageIn = (events: number): readonly string[] =>
  events === 0 ? [] : [`${events} events of the log are damaged: cairn events verify names them`];

const reasonsNotToBeReady = ({ name, lag, stopped, building }: ModelStatus): readonly string[] => {
  if (building !== null) return []; // older documents serve, however far behind
  if (stopped !== null) return [`${name} does not follow: ${stopped}`];
  return lag >= MOST_LAG ? [`${name} is ${lag} events behind`] : [];
};

const troubleInBuilding = ({ name, stopped, building }: ModelStatus): readonly string[] =>
  building !== null && stopped !== null ? [`${name} could not be built and is tried again: ${stopped}`] : [];

const buildingOf = (models: readonly ModelStatus[]) =>
  Object.fromEntries(
    models.flatMap(({ name, version: served, building }) => (building ? [[name, { served, ...building }]] : [])),
  );

/** A store that is away is a reason by itself, and the others cannot be looked for. */
const awayOf = (error: unknown): Readonly<{ away: string }> => {
  if (error instanceof Error && isUnavailable(error)) return { away: error.message };
  throw error;
};

type Readiness = Readonly<{
  status: 200 | 503;
  body: z.infer<typeof readiness>;
  headers?: Readonly<Record<string, string>>;
}>;

/** What `/readyz` answers. */
export const readinessOf = async ({
  projections,
  damage,
}: Pick<ApiParts, 'projections' | 'damage'>): Promise<Readiness> => {
  const looked = await Promise.all([projections.status(), damage.known()]).catch(awayOf);
  if ('away' in looked) {
    const body = { ready: false, lag: {}, building: {}, reasons: [looked.away], damaged: 0 };
    return { status: 503, body, headers: { 'Retry-After': '2' } };
  }
  const [models, { length: damaged }] = looked;
  const reasons = models.flatMap(reasonsNotToBeReady);
  const lag = Object.fromEntries(models.map((model) => [model.name, model.lag]));
  const ready = reasons.length === 0;
  // Whom damage does not concern is served on: it is told, and takes nobody out of service.
  const told = [...reasons, ...models.flatMap(troubleInBuilding), ...damageIn(damaged)];
  const body = { ready, lag, building: buildingOf(models), reasons: told, damaged };
  return { status: ready ? 200 : 503, body };
};

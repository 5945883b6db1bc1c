import { personOf } from '#application/accounts/public.ts';
import { newId } from '#application/engine/ids.ts';
import type { Refusal } from '#domain/decider.ts';
import { correctedPosition, type Told, toldPosition } from '#domain/documents/current-position.ts';
import { type CareerChanged, type CareerParts, type CareerRefused, changeCareer } from './change-career.ts';

/** What somebody tells us that they work as now; '' for both, that it is over. A position that begins gets this id. */
export const tellPosition = (
  services: CareerParts,
  userId: number,
  told: Told,
  factId: string,
): Promise<CareerChanged | Refusal<CareerRefused>> =>
  changeCareer(services, userId, 'mail', ({ facts }, month) => toldPosition(facts, told, month, factId));

/**
 * The role and company of the profile were changed: the current position says what they say. Where the profile alone tells
 * of one nothing is to be done, and a refusal leaves a career that is full as it was.
 */
export const followProfile = async (services: CareerParts, userId: number): Promise<void> => {
  const person = await personOf(services, userId);
  if (!person) return;
  const told = { title: person.role, employer: person.company };
  const id = newId(services.clock.now());
  await changeCareer(services, userId, 'web', ({ facts, adopted }, month) =>
    adopted ? { kept: [], removed: [] } : correctedPosition(facts, told, month, id),
  );
};

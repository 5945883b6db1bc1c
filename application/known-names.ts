import { personOf } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { CareerEvent } from '#domain/documents/career-events.ts';
import { type KnownNames, knownOfCareer, knownOfPerson, knownTogether, NO_NAMES } from '#domain/known-names.ts';

/** Names from a user's account and career, facts removed since included: they still name them. */
export const knownNamesOf = async ({ log }: Pick<Services, 'log'>, userId: number): Promise<KnownNames> => {
  const [person, career] = await Promise.all([
    personOf({ log }, userId),
    log.read<CareerEvent>(streams.career(userId)),
  ]);
  if (!person) return NO_NAMES;
  const facts = career.flatMap((event) =>
    event.type === 'CareerFactRecorded' && event.personal !== 'destroyed' ? [event.data.personal.fact] : [],
  );
  return knownTogether(knownOfPerson(person), knownOfCareer(facts));
};

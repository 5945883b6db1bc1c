import { type CareerParts, keepFacts } from '#application/documents/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { done, impossible, type OpenRequest } from './open-request.ts';

/** Keeps what a message tells of its writer's career; carried out again, or told before, it is kept once. */
export const keepCareer = async (services: CareerParts, asked: OpenRequest): Promise<RequestOutcome> => {
  const told = asked.request.details.careerFacts ?? [];
  if (told.length === 0) return impossible(asked, 'on-profile-page');
  const facts = told.map((words, at) => ({ ...words, id: derivedId('career', asked.requestId, at) }));
  const kept = await keepFacts(services, asked.userId, facts, 'mail');
  if (!isRefusal(kept)) return done(asked, 'tell-career', { told });
  return impossible(asked, kept.refused === 'no-such-account' ? 'no-account' : 'on-profile-page');
};

import { personOf } from '#application/accounts/public.ts';
import { tellPosition } from '#application/documents/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import type { Position } from '#domain/accounts/profile/events.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { done, impossible, type OpenRequest } from './open-request.ts';

/** What somebody works as, and where, as their words name it; any other change of a profile is made on its page. */
export const changePosition = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const wish = await wishedPosition(services, asked);
  if ('result' in wish) return wish;
  const told = { title: wish.position.role, employer: wish.position.company };
  const factId = derivedId('career', asked.requestId);
  const kept = await tellPosition(services, asked.userId, told, factId);
  if (!isRefusal(kept)) return done(asked, 'change-profile', wish.position);
  return impossible(asked, kept.refused === 'no-such-account' ? 'no-account' : 'on-profile-page');
};

/** What the profile would say then; else why it stays as it is. */
export const wishedPosition = async (
  services: Pick<Services, 'log'>,
  asked: OpenRequest,
): Promise<Readonly<{ position: Position }> | RequestOutcome> => {
  const { details } = asked.request;
  if (details.role === undefined && details.company === undefined) return impossible(asked, 'on-profile-page');
  const person = await personOf(services, asked.userId);
  return person ? { position: positionAfter(person, details) } : impossible(asked, 'no-account');
};

/** Whoever is with another company need not be there what they were with the one before. */
const positionAfter = (before: Position, { role, company }: Pick<RequestDetails, 'role' | 'company'>): Position => {
  const isElsewhere = company !== undefined && before.company !== '' && before.company !== company;
  return { role: role ?? (isElsewhere ? '' : before.role), company: company ?? before.company };
};

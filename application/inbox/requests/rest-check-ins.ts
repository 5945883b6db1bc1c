import { pauseCheckIns, resumeCheckIns } from '#application/accounts/check-in-settings.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { plusDays } from '#domain/time/dates.ts';
import { checkInsNow } from './check-ins-now.ts';
import type { OpenRequest } from './open-request.ts';
import { askBack, done, impossible } from './outcomes.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'>;

const LONGEST_DAYS = 366;

/** Until a date, or until they are resumed when the words name no end. */
export const pauseByRequest = async (
  parts: Parts & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const { text, details } = asked.request;
  const until = details.until !== undefined && isDate(details.until) ? details.until : null;
  // An end that was not understood is asked for.
  if (until === null && (parts.signs.namesAnEnd(text) || details.until !== undefined))
    return askBack(asked, 'pause-date');
  if (until !== null && until <= asked.today) return askBack(asked, 'later-date');
  if (until !== null && until > plusDays(asked.today, LONGEST_DAYS)) return askBack(asked, 'sooner-date');
  return told(parts, asked, 'pause', await pauseCheckIns(parts, asked.userId, { until, reason: 'asked' }));
};

export const stopByRequest = async (services: Parts, asked: OpenRequest): Promise<RequestOutcome> =>
  told(services, asked, 'stop', await pauseCheckIns(services, asked.userId, { until: null, reason: 'stopped' }));

export const resumeByRequest = async (services: Parts, asked: OpenRequest): Promise<RequestOutcome> =>
  told(services, asked, 'resume', await resumeCheckIns(services, asked.userId));

/** One that the calendar has. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

const told = async (
  services: Parts,
  asked: OpenRequest,
  kind: 'pause' | 'stop' | 'resume',
  changed: Awaited<ReturnType<typeof pauseCheckIns>>,
): Promise<RequestOutcome> => {
  const now = isRefusal(changed) ? null : await checkInsNow(services, asked);
  return now ? done(asked, kind, now) : impossible(asked, 'no-account');
};

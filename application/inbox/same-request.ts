import type { MailRequest, RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { foldText } from '#domain/text.ts';
import { onOneLine } from './place-parts.ts';

/** Of one kind and of the same words, with nothing in them that the other does not say. */
export const sameRequest = (
  heard: Pick<MailRequest, 'kind' | 'text' | 'details'>,
  request: Pick<MailRequest, 'kind' | 'text' | 'details'>,
): boolean => {
  if (heard.kind !== request.kind) return false;
  const [one, other] = [onOneLine(request.text), onOneLine(heard.text)];
  if (!one.includes(other) && !other.includes(one)) return false;
  if (request.kind === 'correct-wins') return true;
  const formOf = request.kind === 'change-profile' ? positionOf : planOf;
  return formOf(heard.details) === formOf(request.details);
};

const positionOf = ({ role, company }: RequestDetails): string =>
  JSON.stringify([foldText(role ?? ''), foldText(company ?? '')]);

/** When check-ins would come, in one form. */
const planOf = (details: RequestDetails): string => {
  const { clockTime, timeOfDay, weekdays, weekday, weekInterval, withoutWeekdays, zone, until, frequency } = details;
  const days = weekdays ?? (weekday === undefined ? [] : [weekday]);
  return JSON.stringify({
    time: clockTime ?? timeOfDay ?? '',
    days: [...days].sort(),
    weekInterval: weekInterval ?? 1,
    without: [...(withoutWeekdays ?? [])].sort(),
    zone: foldText(zone?.split('/').at(-1)?.replace(/_/g, ' ') ?? ''),
    until: until ?? '',
    frequency: frequency === 'weekly' && days.length > 0 ? '' : (frequency ?? ''),
  });
};

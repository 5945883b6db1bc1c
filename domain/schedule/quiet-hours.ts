import { DateTime, IANAZone } from 'luxon';

/** On the user's wall: from nine in the evening to eight in the morning no phone rings because of us. */
const FROM_HOUR = 21;
const UNTIL_HOUR = 8;

/** Whether no text may go out at `at` (ISO 8601) to someone in `timezone` (IANA): a check-in goes by mail then. */
export const isQuietHour = (at: string, timezone: string): boolean => {
  const { hour, isValid } = DateTime.fromISO(at, { zone: IANAZone.create(timezone) });
  if (!isValid) throw new RangeError('isQuietHour wants an ISO time and an IANA zone');
  return hour >= FROM_HOUR || hour < UNTIL_HOUR;
};

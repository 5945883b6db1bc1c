/** `7 PM` or `7:30 PM`: a moment (ISO 8601) as a clock on the wall in `timezone` (IANA) shows it. */
export const hourInWords = (at: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timezone })
    .format(new Date(at))
    .replace(':00', '')
    .replace('\u202f', ' ');

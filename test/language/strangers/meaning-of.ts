import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { spanAsked } from '#domain/insights/look-back.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { readText } from '#language/reader/read-words.ts';
import { type Phrasing, WRITTEN } from './phrasing.ts';

/**
 * `not heard`: its writer is told so; `kept as a win`: a wish became a win; `lost`: a win did not become one;
 * `changed`: something would be changed that was not asked for, or news would join another win.
 */
export const ENDINGS = ['right', 'asked back', 'not heard', 'kept as a win', 'misread', 'lost', 'changed'] as const;
export type Ending = (typeof ENDINGS)[number];
type Heard = Readonly<{ ending: Ending; heard: string }>;

/** How a phrasing is understood, beside what was meant by it. */
export const heardOf = ([meaning, words, asked]: Phrasing): Heard => {
  const reading = readText(words, { asked: asked ?? null, today: WRITTEN });
  if (reading.kind !== 'understood') return { ending: 'not heard', heard: reading.kind };
  const { answer, wins, requests } = reading;
  // A promotion is a win, beside which it is asked what the profile shall say.
  const wishes = requests.filter(({ kind, certain }) => certain || kind !== 'change-profile' || wins.length === 0);
  const all = [...wishes.map(meaningOf), ...(answer === '' ? [] : ['answer']), ...(wins.length > 0 ? ['win'] : [])];
  const heard = all.join('|') || 'none';
  // What is not certain changes nothing before its writer said yes to just that.
  const isAsked = requests.some(({ certain }) => !certain);
  const ending = endingOf(meaning, heard);
  return { ending: isAsked && ending === 'changed' ? 'asked back' : ending, heard };
};

const endingOf = (meaning: string, heard: string): Ending => {
  if (plain(heard) === plain(meaning)) return 'right';
  if (CHANGES.test(heard) || (meaning === 'win' && heard.includes('answer'))) return 'changed';
  if (heard === 'ask' || heard === 'unclear') return 'asked back';
  if (meaning === 'win') return heard.includes('win') ? 'misread' : 'lost';
  if (heard === 'win') return 'kept as a win';
  return heard === 'none' ? 'not heard' : 'misread';
};

const CHANGES = /(?:^|[| ])(?:days|drop|daily|weekly|time|every|zone|pause|stop|resume|merge|reword|add)(?:\b|=)/;

const plain = (meaning: string): string =>
  meaning
    .toLowerCase()
    .replace(/["“”«»]/g, '')
    .replace(/^(?:the|die) /, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;:!?])/g, '')
    .replace(/[.!]$/, '');

const meaningOf = (request: MailRequest): string => {
  const { kind, details } = request;
  switch (kind) {
    case 'ask-about-us':
    case 'unknown-wish':
      return 'ask';
    case 'change-schedule':
      return scheduleOf(details) || 'ask';
    case 'pause':
      return details.until === undefined ? 'ask' : `pause=${details.until}`;
    case 'how-am-i-doing':
    case 'list-wins':
      return spanOf(details);
    case 'cover-letter':
      return `${details.company ?? '?'}|${details.role ?? '?'}`;
    case 'correct-wins':
      return (details.corrections ?? []).map(correctionOf).join('|');
    default:
      return kind;
  }
};

type Details = MailRequest['details'];

const scheduleOf = ({
  frequency,
  weekday,
  weekdays: days,
  weekInterval: every,
  withoutWeekdays: without,
  clockTime: hour,
  timeOfDay: time,
  zone,
}: Details): string => {
  const named = frequency === 'daily-weekdays' ? WEEKDAYS : (days ?? (weekday === undefined ? undefined : [weekday]));
  return [
    ...(named ? [`days=${sorted(named)}`] : frequency && every !== 2 ? [frequency] : []),
    ...(every === 2 ? ['every=2'] : []),
    ...(without ? [`drop=${sorted(without)}`] : []),
    ...(hour ? [`time=${hour}`] : []),
    ...(time ? [`time=${time}`] : []),
    ...(zone ? [`zone=${zone}`] : []),
  ].join(' ');
};

const WEEKDAYS = [1, 2, 3, 4, 5];
/** Monday first, as people say them. */
const sorted = (days: readonly number[]): string =>
  days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7)).join(',');

const spanOf = (details: Details): string => {
  const { from, to } = spanAsked(details, WRITTEN).span;
  return `${from}..${to >= WRITTEN ? 'open' : to}`;
};

/** Of four numbered wins, so that the last is the fourth. */
const LISTED = 4;
const numbered = (number: number): number => (number < 0 ? LISTED + 1 + number : number);

const correctionOf = (correction: Correction): string => {
  switch (correction.kind) {
    case 'drop':
      return `drop=${numbered(correction.number)}`;
    case 'date':
      return `date=${numbered(correction.number)}:${correction.date}`;
    case 'merge':
      return `merge=${correction.numbers.map(numbered).join('+')}`;
    case 'split':
      return `split=${correction.numbers.map(numbered).join('+')}`;
    case 'reword':
      return correction.isFullText
        ? `reword ${numbered(correction.number)}=${correction.text}`
        : `add ${numbered(correction.number)}`;
    case 'exchange':
      return `exchange ${numbered(correction.number)}: ${correction.from}=${correction.to}`;
    case 'file':
      return `file ${numbered(correction.number)}=${correction.category ?? correction.skills.join('+')}`;
    case 'unclear':
      return 'unclear';
  }
};

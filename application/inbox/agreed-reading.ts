import { changesSomething, type MailRequest, type RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { foldText } from '#domain/text.ts';
import { onOneLine } from './check-opinion.ts';
import type { Reading } from './mail-reader.ts';
import type { Opinion, OpinionPart } from './second-reader.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;
type Heard = Extract<OpinionPart, { is: 'request' }>;

/**
 * What the rules and a second reader understand together. No win and no request of the rules is lost by it. What would change
 * something stays certain only where both hear the same; what the second alone hears is looked for among the words that the
 * rules could not place: a change is to be confirmed, a document or a look back is heard, what was done is a win.
 */
export const agreedReading = (reading: Understood, { parts, tone, language }: Opinion, by: string): Understood => {
  const heard = parts.filter((part) => part.is === 'request');
  const seconded = reading.requests.map((request) => ({
    ...request,
    certain: request.certain && (!changesSomething(request) || heard.some((one) => isSame(one, request))),
  }));
  const more = heard.filter((one) => isUnplaced(reading, one.text)).flatMap((one) => requestOf(one, seconded));
  const told = isHard(reading.tone)
    ? []
    : parts.filter(({ is, text }) => is === 'win' && isUnplaced(reading, text) && text.includes(' '));
  const placed = [...more.map(({ text }) => text), ...told.map(({ text }) => text)];
  const wins = [...reading.wins, ...told.map(({ text }) => text)];
  return {
    ...reading,
    ...withoutPlaced(reading, placed),
    wins,
    requests: [...seconded, ...more],
    tone: toneOf(reading.tone, tone, wins.length > 0, parts),
    language: reading.language ?? language,
    readBy: `${reading.readBy} ${by}`,
  };
};

const isHard = (tone: Understood['tone']): boolean => tone === 'distress' || tone === 'crisis' || tone === 'setback';

/** Distress that the second alone hears counts where it hears no win; by it alone no win is taken for a crisis. */
const toneOf = (
  rules: Understood['tone'],
  second: Understood['tone'],
  hasWins: boolean,
  parts: Opinion['parts'],
): Understood['tone'] => {
  if (isHard(rules)) return rules;
  if ((second === 'crisis' || second === 'distress') && !parts.some(({ is }) => is === 'win'))
    return hasWins ? 'distress' : second;
  return rules === 'chat' && hasWins ? 'win' : rules;
};

/** Words that the rules found no place for: beside the rest, or a whole message that is not clear. */
const unplacedIn = ({ remark, asides }: Understood): readonly string[] => [
  ...asides,
  ...(remark?.tone === 'unclear' || remark?.tone === 'to-us' ? [remark.text] : []),
];

const isUnplaced = (reading: Understood, text: string): boolean =>
  unplacedIn(reading).some((words) => onOneLine(words).includes(text));

/** Of the words that found no place, what is left once these have one. */
const withoutPlaced = (
  { remark, asides }: Understood,
  placed: readonly string[],
): Pick<Understood, 'remark' | 'asides'> => {
  const without = (words: string): string =>
    placed.some((text) => onOneLine(words).includes(text))
      ? placed.reduce((rest, text) => rest.replace(text, ' '), onOneLine(words)).trim()
      : words;
  const rest = remark && without(remark.text);
  return {
    remark: remark && rest && /[\p{L}\p{N}]/u.test(rest) ? { ...remark, text: rest } : null,
    asides: asides.map(without).filter((words) => /[\p{L}\p{N}]/u.test(words)),
  };
};

/** A request that only the second hears: none that is heard already, and none of whose details its words say nothing. */
const requestOf = ({ kind, text, details }: Heard, known: readonly MailRequest[]): readonly MailRequest[] => {
  if (kind === 'correct-wins' || known.some((one) => one.kind === kind)) return [];
  const shown = shownBy(text, details);
  const isEmpty = Object.keys(shown).length === 0;
  if ((kind === 'change-schedule' || kind === 'change-profile') && isEmpty) return [];
  return [{ kind, text, details: shown, certain: !changesSomething({ kind }) }];
};

/** Names stand in the words, and so does each number of an hour or a count. */
const shownBy = (text: string, details: RequestDetails): RequestDetails => {
  const folded = foldText(text);
  const { company, role, clockTime: hour, wantedCount: count, zone, ...rest } = details;
  const stands = (word: string | undefined): word is string => word !== undefined && folded.includes(foldText(word));
  const numbers: readonly string[] = text.match(/\d+/g) ?? [];
  const clock = hour === undefined ? null : Number(hour.slice(0, 2));
  return {
    ...rest,
    ...(stands(company) && { company }),
    ...(stands(role) && { role }),
    ...(stands(zone?.split('/').at(-1)?.replace(/_/g, ' ')) && zone !== undefined && { zone }),
    ...(clock !== null &&
      hour !== undefined &&
      numbers.some((one) => Number(one) % 12 === clock % 12) && { clockTime: hour }),
    ...(count !== undefined && numbers.includes(String(count)) && { wantedCount: count }),
  };
};

/** Of one kind and of the same words, with nothing in them that the other does not say. */
const isSame = (heard: Heard, request: MailRequest): boolean => {
  if (heard.kind !== request.kind) return false;
  const [one, other] = [onOneLine(request.text), heard.text];
  if (!one.includes(other) && !other.includes(one)) return false;
  if (request.kind === 'correct-wins') return true;
  const formOf = request.kind === 'change-profile' ? positionOf : planOf;
  return formOf(heard.details) === formOf(request.details);
};

const positionOf = ({ role, company }: RequestDetails): string =>
  JSON.stringify([foldText(role ?? ''), foldText(company ?? '')]);

/** How our questions would come, in one form. */
const planOf = ({
  clockTime: hour,
  timeOfDay: time,
  weekdays: days,
  weekday,
  weekInterval: every,
  withoutWeekdays: without,
  zone,
  until,
  frequency,
}: RequestDetails): string =>
  JSON.stringify({
    hour: hour ?? time ?? '',
    days: [...(days ?? (weekday === undefined ? [] : [weekday]))].sort(),
    every: every ?? 1,
    without: [...(without ?? [])].sort(),
    zone: foldText(zone?.split('/').at(-1)?.replace(/_/g, ' ') ?? ''),
    until: until ?? '',
    frequency: frequency === 'weekly' && (days ?? weekday) !== undefined ? '' : (frequency ?? ''),
  });

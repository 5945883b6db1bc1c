import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import { changesSomething, type MailRequest, type RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { foldText } from '#domain/text.ts';
import type { AiReading } from './ai-reader.ts';
import { onOneLine, type PlacedPart, placeParts } from './place-parts.ts';
import { sameRequest } from './same-request.ts';
import type { Understood } from './words-context.ts';

/**
 * A message as the model reads it, guarded by the local reader. The model says what is a win, a hard day, chat or a request; words that it is unsure of stay what the local reader took them for. What would change something is certain
 * only where both readers hear the same, and is asked back otherwise. Null where the model's parts are not the message's words.
 */
export const providerReading = (
  local: Understood,
  words: string,
  { parts: said, tone, language }: AiReading,
  context: Readonly<{ by: string; today: string }>,
): Understood | null => {
  const parts = placeParts(words, said);
  if (!parts) return null;
  const read = { language: local.language ?? language, readBy: `${local.readBy} ${context.by}` };
  if (tone === 'crisis' && !parts.some(({ is }) => is === 'win')) return { ...local, ...read, ...crisisOf(words) };
  const places = placesIn(words, local);
  const wins = winsOf(parts, places, context.today);
  const requests = requestsOf(parts, local, places);
  const answer = answerOf(parts, local, places);
  const isHard = isHardTone(tone) && parts.some(({ is }) => is === 'hard');
  return {
    ...local,
    ...read,
    tone: isHard ? tone : wins.length > 0 ? 'win' : 'chat',
    wins: wins.map(({ text }) => text),
    winDates: wins.map(({ date }) => date),
    ...(local.headedDates && { headedDates: wins.map(({ text }) => headedIn(local, text)) }),
    drafts: wins.map(({ draft }) => draft),
    requests,
    answer,
    ...besideIn(parts, local, { isHard, tone, isEmpty: wins.length + requests.length === 0 && answer === '' }),
  };
};

/** The day that a heading names above the win of the local reader that stands in these words, or they in it. */
const headedIn = ({ wins, headedDates = [] }: Understood, text: string) =>
  headedDates[wins.findIndex((win) => win.includes(text) || text.includes(win))] ?? null;

/** A crisis keeps its words and nothing else: no win, no request. */
const crisisOf = (words: string): Partial<Understood> => ({
  tone: 'crisis',
  wins: [],
  requests: [],
  answer: '',
  asides: [],
  remark: { text: words.trim().slice(0, MAX_REMARK), tone: 'crisis', hardDay: 'life' },
});

type Place = Readonly<{ start: number; end: number }>;
type Places = Readonly<{ wins: readonly (Place & { text: string })[]; placeOf(text: string): Place | null }>;

/** Where the local reader's wins and requests stand; its spans may have been joined or trimmed, so they are looked for. */
const placesIn = (words: string, { wins }: Understood): Places => {
  const placeOf = (text: string): Place | null => {
    const [found] = placeParts(words, [{ text, is: 'chat' }])?.filter(({ is }) => is === 'chat') ?? [];
    return found ? { start: found.start, end: found.end } : null;
  };
  const placed = wins.flatMap((text) => {
    const place = placeOf(text);
    return place ? [{ ...place, text }] : [];
  });
  return { wins: placed, placeOf };
};

const shared = (one: Place, other: Place): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

/** The parts that most of a stretch belongs to. */
const partsAt = (parts: readonly PlacedPart[], place: Place): readonly PlacedPart[] =>
  parts.filter((part) => shared(part, place) > 0);

/** All that is told in it is of these. */
const isWholly = (parts: readonly PlacedPart[], place: Place, natures: readonly PlacedPart['is'][]): boolean => {
  const there = partsAt(parts, place);
  return there.length > 0 && there.every(({ is }) => natures.includes(is));
};

type Told = Readonly<{
  text: string;
  date: string | null;
  draft: Extract<PlacedPart, { is: 'win' }>['draft'];
  start: number;
}>;

/** The model's wins, and those of the local reader where the model was unsure of all their words; in the order they were told. */
const winsOf = (parts: readonly PlacedPart[], { wins }: Places, today: string): readonly Told[] => {
  const told = parts.flatMap((part): readonly Told[] => {
    if (part.is !== 'win') return [];
    const same = wins.find(({ text }) => onOneLine(text) === onOneLine(part.text));
    const date = part.date !== null && part.date <= today ? part.date : null;
    return [{ text: same?.text ?? withoutJoint(part.text), date, draft: part.draft, start: part.start }];
  });
  const unsure = wins
    .filter((win) => isWholly(parts, win, ['unsure']))
    .map(({ text, start }) => ({ text, date: null, draft: null, start }));
  return [...told, ...unsure].toSorted((one, other) => one.start - other.start);
};

/** A part that is cut out of a sentence ends with the mark that joined it to the next. */
const withoutJoint = (text: string): string => text.replace(/[\s,;:–-]+$/u, '') || text;

const ASKS_BACK: ReadonlySet<MailRequest['kind']> = new Set(['unknown-wish', 'ask-about-us']);

/** Natures that overrule a wish of the local reader; a question back is overruled by chat too. */
const TOLD: ReadonlySet<PlacedPart['is']> = new Set(['win', 'hard']);
const TOLD_OR_SAID: ReadonlySet<PlacedPart['is']> = new Set(['win', 'hard', 'chat', 'answer']);

/** Requests that both hear, those of one reader that change nothing or are asked back, and no others. */
const requestsOf = (parts: readonly PlacedPart[], local: Understood, { placeOf }: Places): readonly MailRequest[] => {
  const heard = parts.filter((part) => part.is === 'request');
  const own = local.requests.flatMap((request): readonly MailRequest[] => {
    if (heard.some((one) => sameRequest(one, request))) return [request];
    const place = placeOf(request.text);
    const there = place ? partsAt(parts, place) : [];
    const isAskedBack = ASKS_BACK.has(request.kind);
    const vetoes = isAskedBack ? TOLD_OR_SAID : TOLD;
    if (there.length > 0 && there.every(({ is }) => vetoes.has(is))) return [];
    const isOtherwise = !changesSomething(request) && heard.some((one) => overlaps(one, place));
    if (isOtherwise) return [];
    return [isAskedBack || !changesSomething(request) ? request : { ...request, certain: false }];
  });
  const more = heard.flatMap((part): readonly MailRequest[] => {
    const { kind, text, details } = part;
    if (own.some((one) => one.kind === kind)) return [];
    const shown = shownBy(text, details);
    const isEmpty = Object.keys(shown).length === 0;
    if ((kind === 'change-schedule' || kind === 'change-profile') && isEmpty)
      return [{ kind: 'unknown-wish', text, details: {}, certain: true }];
    return [{ kind, text, details: shown, certain: !changesSomething({ kind }) }];
  });
  return once([...own, ...more]);
};

const overlaps = (part: PlacedPart, place: Place | null): boolean => place !== null && shared(part, place) > 0;

const once = (requests: readonly MailRequest[]): readonly MailRequest[] =>
  requests.filter(
    (one, at) => one.kind !== 'unknown-wish' || requests.findIndex(({ kind }) => kind === one.kind) === at,
  );

/** The answer to our question: the model's, or the local reader's where the model was unsure. */
const answerOf = (parts: readonly PlacedPart[], { answer }: Understood, { placeOf }: Places): string => {
  if (answer === '') return '';
  const said = parts.filter(({ is }) => is === 'answer').map(({ text }) => text);
  if (said.length > 0) return said.join(' ');
  const place = placeOf(answer);
  return place && isWholly(parts, place, ['win', 'hard', 'chat', 'request']) ? '' : answer;
};

const MAX_REMARK = 20_000;

type Beside = Pick<Understood, 'remark' | 'asides'>;

/** Words that are neither a win, a request nor an answer: the hard ones as a remark, the others as the local reader has them. */
const besideIn = (
  parts: readonly PlacedPart[],
  local: Understood,
  { isHard, tone, isEmpty }: Readonly<{ isHard: boolean; tone: AiReading['tone']; isEmpty: boolean }>,
): Beside => {
  const textOf = (natures: readonly PlacedPart['is'][]): string =>
    parts
      .filter(({ is }) => natures.includes(is))
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, MAX_REMARK)
      .toWellFormed();
  const asides = local.asides.filter((aside) => isUnplaced(parts, aside));
  if (isHard && isHardTone(tone))
    return { remark: { text: textOf(['hard', 'unsure', 'chat']), tone, hardDay: dayOf(local, tone) }, asides: [] };
  if (!isEmpty) return { remark: keepsRemark(local, parts) ? local.remark : null, asides };
  const isKept = local.remark !== null && local.remark.hardDay === undefined && local.remark.tone !== 'either';
  const text = textOf(['chat', 'hard', 'unsure', 'answer']);
  // All that was read is the remark; what was cut before still waits.
  const cut = local.asides.filter((aside) => !onOneLine(local.words ?? '').includes(onOneLine(aside)));
  return { remark: isKept ? local.remark : text === '' ? null : { text, tone: 'chat' }, asides: cut };
};

/** Of a hard day that only the model hears no more is known than how heavy it is. */
const dayOf = ({ remark }: Understood, tone: 'setback' | 'distress' | 'crisis') =>
  remark?.hardDay ?? (tone === 'setback' ? 'hard' : 'heavy');

const keepsRemark = ({ remark }: Understood, parts: readonly PlacedPart[]): boolean =>
  remark !== null && remark.hardDay === undefined && isUnplaced(parts, remark.text);

/** Words that the model found no place for either. */
const isUnplaced = (parts: readonly PlacedPart[], text: string): boolean =>
  !parts.some(
    (part) => ['win', 'request', 'answer', 'hard'].includes(part.is) && onOneLine(part.text).includes(onOneLine(text)),
  );

/** Names stand in the words, and so does each number of an hour or a count. */
const shownBy = (text: string, details: RequestDetails): RequestDetails => {
  const folded = foldText(text);
  const { company, role, clockTime, wantedCount, zone, ...rest } = details;
  const stands = (word: string | undefined): word is string => word !== undefined && folded.includes(foldText(word));
  const numbers: readonly string[] = text.match(/\d+/g) ?? [];
  const hour = clockTime === undefined ? null : Number(clockTime.slice(0, 2));
  return {
    ...rest,
    ...(stands(company) && { company }),
    ...(stands(role) && { role }),
    ...(zone !== undefined && stands(zone.split('/').at(-1)?.replace(/_/g, ' ')) && { zone }),
    ...(clockTime !== undefined && numbers.some((one) => Number(one) % 12 === (hour ?? 0) % 12) && { clockTime }),
    ...(wantedCount !== undefined && numbers.includes(String(wantedCount)) && { wantedCount }),
  };
};

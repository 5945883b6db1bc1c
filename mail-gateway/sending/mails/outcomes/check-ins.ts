import type { Language } from '#domain/facts.ts';
import type { CheckInOutcome } from '#domain/inbox/request/outcome.ts';
import type { CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import type { Block, Setting } from '../../template.ts';
import { dateInWords, firstCounted, hourInWords, locales } from '../../words/in-words.ts';
import { rhythmInWords } from '../../words/rhythm-words.ts';
import { checkInOutcomeWords } from './check-in-outcome-words.ts';

/** What holds for check-ins now, and when the next ones come. */
export const checkInBlocks = (
  { request, facts }: CheckInOutcome,
  { language }: Pick<Setting, 'language'>,
): readonly Block[] => {
  const rest = restOf(facts, language);
  const said = [headline(request, facts, language), ...(rest === '' ? [] : [rest])];
  return [{ kind: 'paragraph', text: said.join(' ') }, ...nextBlocks(facts, language)];
};

const headline = (
  request: CheckInOutcome['request'],
  { schedule, paused, pausedFrom, pausedUntil, isSame }: CheckInsNowFacts,
  language: Language,
): string => {
  const words = checkInOutcomeWords[language];
  const rhythm = rhythmInWords(schedule, language);
  const until = pausedUntil === null ? null : dateInWords(pausedUntil, language);
  if (request === 'change-schedule') {
    if (!paused) return isSame ? words.same(rhythm) : words.changed(rhythm);
    return until === null ? words.changedStopped(rhythm) : words.changedFrom(rhythm, until);
  }
  if (request === 'pause' && pausedFrom !== undefined)
    return until === null
      ? words.restFrom(dateInWords(pausedFrom, language))
      : words.restBetween(dateInWords(pausedFrom, language), until);
  if (!paused) return words.back(rhythm);
  if (until !== null) return words.restUntil(until);
  return request === 'stop' ? words.stopped : words.rest;
};

/** What else keeps them from coming. */
const restOf = ({ paused, pausedUntil, inactive, next, none }: CheckInsNowFacts, language: Language): string => {
  const words = checkInOutcomeWords[language];
  if (inactive) return words.none.inactive;
  if (next.length > 0 || (paused && pausedUntil === null)) return '';
  if (none) return words.none[none];
  return paused ? '' : words.noneYet;
};

const nextBlocks = ({ next, schedule }: CheckInsNowFacts, language: Language): readonly Block[] => {
  if (next.length === 0) return [];
  const { timezone } = schedule;
  const words = checkInOutcomeWords[language];
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: timezone,
  });
  const moments = next.map((at) =>
    words.moment(firstCounted(day.format(new Date(at)), language), hourInWords(at, timezone, language)),
  );
  return [
    { kind: 'paragraph', text: words.next(timezone) },
    { kind: 'list', items: moments },
  ];
};

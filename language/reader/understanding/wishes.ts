import { phrases } from '../../text/plain-text.ts';
import { frameOf } from './request-frame.ts';
import { plainlyAsked, requestsIn } from './requests.ts';
import { plainly } from './sentences.ts';

const JOIN = new RegExp(
  phrases`
    (?:\s?[,;]\s(?:(?:and|then|also|but)\s){0,2}|\s(?:and|then|but|plus)\s(?:(?:then|also)\s){0,2})(?=(?:please\s|also\s|then\s){0,2}(?:send|make|write|draft|create|pause|stop|resume|restart|switch|change|move|set|drop|delete|remove|merge|combine
    |list|show|tell|give|e-?mail|weekly|daily|only|unsubscribe|a|an|my|the|how|what|could|can|put|skip|then|update|snooze|cancel)\b)
  `,
  'i',
);
const MAX_PARTS = 6;
/** A longer sentence is no request. */
const MAX_LENGTH = 600;

/** Where words that lead to a wish may end. */
const LEAD = /\s?[,;:–—]\s(?:(?:and|so|but|then|also)\s){0,2}|\s-\s|\s(?:and|so|but)\s(?:(?:so|now|also)\s)?/gi;
const MAX_LEADS = 8;
/** Who is quoted asks in another's name. */
const QUOTED =
  /\b(?:said|says|told|tell|tells|asked|asks|wrote|writes|shouted|replied|reads|meant|called|titled|named|slogan|motto|sign|button|song)\b/i;

/**
 * A sentence cut before the wish that its end is, where it asks for nothing as a whole: "I have an interview on Monday
 * and would need my CV".
 */
const ledTo = (sentence: string): readonly string[] => {
  if (requestsIn(plainly(sentence)).length > 0) return [sentence];
  for (const { index, 0: mark } of [...sentence.matchAll(LEAD)].slice(0, MAX_LEADS)) {
    const lead = sentence.slice(0, index);
    const wish = sentence.slice(index + mark.length);
    if (QUOTED.test(lead)) return [sentence];
    if (plainlyAsked(plainly(wish)).length > 0) return [lead, wish];
  }
  return [sentence];
};

/** The wishes of a sentence, each apart, and apart from the words that lead to them. */
export const wishesIn = (sentence: string): readonly string[] =>
  sentence.length > MAX_LENGTH ? [sentence] : wishesApart(sentence).flatMap(ledTo);

/**
 * The sentence, or its parts where each is a request of its own kind: "send me my CV and pause until Monday". A part
 * that asks for nothing leaves the sentence whole.
 */
const wishesApart = (sentence: string): readonly string[] => {
  const parts = sentence.split(JOIN, MAX_PARTS);
  if (parts.length < 2) return [sentence];
  const whole = plainly(sentence);
  const isAsked = frameOf(whole).isAsked;
  const asked = parts.map((part, at) => requestsIn(at > 0 && isAsked ? `please ${plainly(part)}` : plainly(part)));
  const kinds = new Set(asked.flat());
  const isNew = asked.every(
    (own, at) => own.length > 0 && !own.every((kind) => asked.slice(0, at).flat().includes(kind)),
  );
  if (!isNew || kinds.size <= requestsIn(whole).length || isOneWish(kinds)) return [sentence];
  return parts.map((part, at) => (at > 0 && isAsked ? `please ${part}` : part));
};

/** "Stop the daily mails, weekly is enough" ends nothing. */
const isOneWish = (kinds: ReadonlySet<string>): boolean => kinds.has('stop') && kinds.has('change-schedule');

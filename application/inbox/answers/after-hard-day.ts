import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import type { AfterHardDay, AfterHardDayFacts, AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { heardSince } from '../heard-since.ts';
import { daysBefore } from '../mood-of.ts';

type Parts = Pick<Services, 'log' | 'readModels'>;
type Written = Readonly<{ mailId: string; userId: number; at: string }>;
type Heard = Awaited<ReturnType<typeof heardSince>>[number];

/** So long after a crisis what its author writes is read knowing of it, unless they told of a win since; and after another hard day. */
const CRISIS_DAYS = 5;
const HARD_DAYS = 3;
const MOST_LOOKED_AT = 10;

/**
 * What somebody wrote in the days before, as it was heard: a crisis, or a hard day where that was the last; null for neither. The
 * answer that this one replies to (`answered`) says it too. Where the read models are away, that one alone.
 */
export const moodBefore = async (
  services: Parts,
  written: Written,
  answered: AnswerFacts | null,
): Promise<AfterHardDay | null> => {
  if (answered?.hardDay) return answered.hardDay.tone === 'crisis' ? 'crisis' : 'hard';
  if (answered?.afterHardDay) return answered.afterHardDay.mood;
  return moodOf(await heardBefore(services, written), written.at);
};

/**
 * That an answer follows a hard day: always some days after a crisis, where something was told; after another one where its writer
 * says so. Null for no such answer.
 */
export const afterHardDayOf = async (
  services: Parts,
  { mailId, userId, at, language, winIds, requestCount, personal }: MailUnderstood['data'],
): Promise<AfterHardDayFacts | null> => {
  const isRelief = personal.remark?.tone === 'relief';
  if (isHardTone(personal.tone) || (!isRelief && winIds.length === 0 && requestCount > 0)) return null;
  const heard = await heardBefore(services, { mailId, userId, at });
  const mood = moodOf(heard, at) ?? (isRelief ? 'hard' : null);
  if (mood === null || (mood === 'hard' && !isRelief)) return null;
  const since = heard.findIndex(({ tone }) => isHardTone(tone));
  const wording = Math.max(0, since < 0 ? heard.length : since);
  const isSaid =
    !isRelief && heard.slice(0, wording).some((one) => one.tone === 'win' && one.at >= daysBefore(at, SAID_DAYS));
  return { mood, language: language ?? 'en', wording, ...(isSaid && { saidBefore: true as const }) };
};

/** Warm words are said once a day: behind each of three wins in an hour they sound like a machine's. */
const SAID_DAYS = 0.5;

const moodOf = (heard: readonly Heard[], at: string): AfterHardDay | null => {
  const since = heard.findIndex(({ tone }) => tone === 'win');
  const last = since < 0 ? heard : heard.slice(0, since);
  if (last.some((one) => one.tone === 'crisis' && one.at >= daysBefore(at, CRISIS_DAYS))) return 'crisis';
  const [newest] = last;
  return newest && isHardTone(newest.tone) && newest.at >= daysBefore(at, HARD_DAYS) ? 'hard' : null;
};

const heardBefore = async (services: Parts, { mailId, userId, at }: Written): Promise<readonly Heard[]> => {
  try {
    const heard = await heardSince(services, userId, daysBefore(at, CRISIS_DAYS), MOST_LOOKED_AT);
    return heard.filter((one) => one.mailId !== mailId && one.at <= at);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return [];
  }
};

import { newId } from '#application/engine/ids.ts';
import { type NetworkLimits, takeForNetwork } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { plainAnalysis, type WordSigns, type Writer } from '#application/wins/public.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { Language } from '#domain/facts.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import type { HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';
import type { Analysis } from '#domain/wins/events.ts';
import type { HeardWords, MailReader } from './mail-reader.ts';

type Parts = Pick<Services, 'registers' | 'vault' | 'clock' | 'helplines'> &
  Readonly<{
    clerk: Writer;
    reader: Pick<MailReader, 'readText' | 'hear'>;
    signs: Pick<WordSigns, 'languageOf' | 'crisisIn'>;
  }>;

const HOUR = 60 * 60;

/** Each takes a reader's thread for a moment: of all networks together no more than 64 times the last. */
const limits: NetworkLimits = {
  network: { name: 'try-network', most: 20, seconds: HOUR },
  wider: { name: 'try-wider', most: 200, seconds: HOUR },
  part: { name: 'try-part', most: 500, seconds: HOUR },
};

/** Beyond them a crisis is listened for all the same: so often by all that can be heard, and ever after by the rules alone. */
const hearing: NetworkLimits = {
  network: { name: 'try-hearing-network', most: 60, seconds: HOUR },
  wider: { name: 'try-hearing-wider', most: 200, seconds: HOUR },
  part: { name: 'try-hearing-part', most: 500, seconds: HOUR },
};

/** A line that says more than this was read as a journal, and is not what somebody tries. */
const MOST_WINS = 3;

/** What a visitor typed, where, and on a page of which language. */
type Visit = Readonly<{ words: string; timezone: string; pageLanguage: Language }>;

type TriedWin = Analysis & Readonly<{ text: string }>;

/** What is heard in a visitor's words. */
export type Tried =
  | Readonly<{ heard: 'wins'; wins: readonly TriedWin[] }>
  | Readonly<{ heard: 'hard' | 'request' | 'none' }>
  | Readonly<{ heard: 'crisis'; hardDay: HardDayFacts }>;

/**
 * Reads a visitor's words as a message is read, and says of each win what plain code says of it. Nothing of the words is kept,
 * logged or given to a provider; what is counted is the network that asks. No limit stands before help in a crisis. What is said
 * is in the language of the words, where they tell it, else in that of the page.
 */
export const tryWin = async (
  parts: Parts,
  { words, timezone, pageLanguage }: Visit,
  network: string,
): Promise<Tried | Refusal<'too-often'>> => {
  const { reader, clock } = parts;
  const zone = isTimezone(timezone) ? timezone : 'UTC';
  const isWithin = (of: NetworkLimits) => takeForNetwork(parts, of, network, newId(clock.now()));
  const isRead = await isWithin(limits);
  const heard = isRead || (await isWithin(hearing)) ? await reader.hear(words) : heardByRules(parts, words);
  if (heard.tone === 'crisis')
    return { heard: 'crisis', hardDay: withHelp(parts, { ...heard, language: heard.language ?? pageLanguage }, zone) };
  if (!isRead) return refuse('too-often');
  const today = localDate(timestamp(clock), zone);
  const reading = await reader.readText(words, { asked: null, today });
  if (reading.kind !== 'understood') return { heard: 'none' };
  if (reading.wins.length > 0)
    return { heard: 'wins', wins: await analysed(parts, reading.wins, { date: today, pageLanguage }) };
  if (isHardTone(heard.tone) || isHardTone(reading.tone)) return { heard: 'hard' };
  return { heard: reading.requests.length > 0 ? 'request' : 'none' };
};

const heardByRules = ({ signs }: Parts, words: string): HeardWords => {
  const crisis = signs.crisisIn(words);
  return crisis ? { tone: 'crisis', ...crisis } : { tone: null, day: 'hard', language: null };
};

/** What is near by a visitor's time zone. */
const withHelp = (
  { helplines }: Parts,
  { day, language }: Pick<HeardWords, 'day'> & Readonly<{ language: Language }>,
  timezone: string,
): HardDayFacts => {
  const help = helplines.of({ phoneCountry: null, timezone }, day === 'violence' ? 'violence' : 'life');
  return { tone: 'crisis', day, language, help };
};

const analysed = async (
  { clerk, signs }: Parts,
  wins: readonly string[],
  { date, pageLanguage }: Readonly<{ date: string; pageLanguage: Language }>,
): Promise<readonly TriedWin[]> => {
  const tried: TriedWin[] = [];
  for (const text of wins.slice(0, MOST_WINS)) {
    const language = signs.languageOf(text) ?? pageLanguage;
    tried.push({ text, ...(await plainAnalysis(clerk, text, { language, date, journal: [] })) });
  }
  return tried;
};
